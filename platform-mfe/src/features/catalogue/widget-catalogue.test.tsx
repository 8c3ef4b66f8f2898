import { readUsageInventory, readWidgets } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { aRecord, aUse, down, records, registry } from './testing/catalogue-fixtures';
import { fakeFrames } from './testing/frames';
import { widgetCatalogue } from './widget-catalogue.widget';

const PATH = '/widgets/';

async function open(search = '', answers = registry()) {
  window.history.replaceState(null, '', `${PATH}${search}`);
  const user = userEvent.setup();
  const result = await renderWidget(
    widgetCatalogue,
    {},
    { messages, answers, url: `https://shop.example${PATH}${search}` },
  );
  return { ...result, user };
}
const address = () => window.location.pathname + window.location.search;
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const code = (name: string) => screen.getByRole('region', { name }).textContent ?? '';
const pageJson = () =>
  JSON.parse(code('Für unsere Seiten')) as { widget: string; props?: Record<string, unknown> };
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

beforeAll(fakeFrames);

describe('the list', () => {
  it('shows every live widget with name, description, team and version', async () => {
    await open();

    expect(titles()).toEqual(['Bewertungen', 'Bewertungen', 'Warenkorb']);
    const [card] = screen.getAllByRole('listitem');
    expect(card).toHaveTextContent('reviews-teaser');
    expect(card).toHaveTextContent('Die am besten bewerteten Artikel.');
    expect(card).toHaveTextContent('Version 1.4.0');
  });

  it('narrows while somebody types, says how many are left, and keeps the words in the address', async () => {
    const { user } = await open();

    await user.type(screen.getByRole('searchbox'), 'groessen');

    expect(titles()).toEqual(['Warenkorb']);
    expect(screen.getByRole('status')).toHaveTextContent('1 Widget');
    expect(address()).toBe('/widgets/?q=groessen');
  });

  it('leads out of a search that finds nothing', async () => {
    const { user } = await open('?q=gibtesnicht');

    await user.click(screen.getByRole('link', { name: 'Alle Widgets zeigen' }));

    expect(titles()).toHaveLength(3);
    expect(address()).toBe(PATH);
  });

  it('keeps to one team, by real links', async () => {
    const { user } = await open();
    const team = screen.getByRole('link', { name: 'cart' });
    expect(team).toHaveAttribute('href', '/widgets/?team=cart');

    await user.click(team);

    expect(titles()).toEqual(['Warenkorb']);
    expect(screen.getByRole('link', { name: 'cart' })).toHaveAttribute('aria-current', 'true');
  });

  it('is searched without script by a form that keeps the team', async () => {
    await open('?team=reviews&q=bew');

    const form = screen.getByRole('searchbox').closest('form');
    expect(form).toHaveAttribute('action', PATH);
    expect(form).toHaveFormValues({ q: 'bew', team: 'reviews' });
  });

  it('says when the registry does not answer, and offers to ask again', async () => {
    const { loaded } = await open('?q=x', registry(answerTo(readWidgets, down)));

    expect(loaded?.page?.status).toBe(503);
    expect(screen.getByText('Die Registry antwortet gerade nicht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
      'href',
      '/widgets/?q=x',
    );
  });
});

describe('a widget', () => {
  it('has an address of its own, and Back leads to the list as it was', async () => {
    const { user } = await open('?q=bewert');
    await user.click(screen.getAllByRole('link', { name: 'Bewertungen' })[0]!);

    expect(await screen.findByRole('heading', { level: 1, name: 'Bewertungen' })).toHaveFocus();
    expect(address()).toBe('/widgets/?q=bewert&widget=reviews-teaser');
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });

    expect(screen.getByRole('searchbox')).toHaveValue('bewert');
    expect(titles()).toHaveLength(2);
  });

  it('says team, version, other majors, size, part of, data, script, importance and consent', async () => {
    await open('?widget=reviews-teaser');

    const facts = document.querySelector('dl');
    for (const fact of [
      'reviews',
      '1.4.0',
      '12,3 kB Skript, 2,0 kB Stil',
      'Gehört zuInhalt: darf in jeder Seite und in jedem Beitrag stehen',
      'für alle gleich',
      'sobald es zu sehen ist',
      'Zugabe: kommt bei langsamer Verbindung',
      'Einwilligungbraucht keine',
    ])
      expect(facts).toHaveTextContent(fact);
    expect(screen.getByRole('link', { name: 'Auch in Version 2.0.0 (@2)' })).toHaveAttribute(
      'href',
      '/widgets/?widget=reviews-teaser%402',
    );
  });

  it('says that it belongs to the page and not into posts', async () => {
    await open('?widget=cart-page');

    expect(document.querySelector('dl')).toHaveTextContent('Gehört zuSeite: steht dort einmal');
  });

  it('is shown at three widths in frames with names, which can be skipped', async () => {
    await open('?widget=reviews-teaser%402');

    for (const width of ['360', '768', '1.200']) {
      const frame = screen.getByTitle(`Vorschau von Bewertungen, ${width} Pixel breit`);
      expect(frame).toHaveAttribute('src', '/widgets/preview/reviews-teaser@2/');
      expect(frame).toHaveAttribute('loading', 'lazy');
      expect(frame).not.toHaveAttribute('tabindex');
    }
    const end = screen.getByRole('link', { name: 'Vorschau überspringen' }).getAttribute('href')?.slice(1);
    expect(document.getElementById(end ?? '')).toBeInTheDocument();
  });

  it('says where it stands, as links where there is a page to go to', async () => {
    await open('?widget=reviews-teaser');

    const places = within(screen.getByRole('region', { name: 'Wo es steht' }));
    expect(await places.findByRole('link', { name: '/' })).toHaveAttribute('href', '/');
    expect(places.getByText('/c/{path*}').closest('a')).toBeNull();
    expect(places.queryByText('https://blog.example/a')).toBeNull();
  });

  it('of the frame stands on every page', async () => {
    const everywhere = { uses: [aUse({ page: '*', file: 'frame.json' })] };
    await open('?widget=reviews-teaser', registry(answerTo(readUsageInventory, everywhere)));

    expect(await screen.findByText('Auf jeder Seite')).toBeVisible();
  });

  it('says where its second major stands', async () => {
    await open('?widget=reviews-teaser%402');

    const places = within(screen.getByRole('region', { name: 'Wo es steht' }));
    expect(await places.findByRole('link', { name: 'https://blog.example/a' })).toBeVisible();
    expect(places.getAllByRole('listitem')).toHaveLength(1);
  });

  it('can be tried while the registry does not know where it stands', async () => {
    await open('?widget=reviews-teaser', registry(answerTo(readUsageInventory, down)));

    expect(await screen.findByText(/Das lässt sich gerade nicht sagen/)).toBeVisible();
    expect(pageJson().props).toEqual({ headline: 'Beliebt' });
  });

  it('that nobody offers is not found, and the list is near', async () => {
    const { loaded } = await open('?widget=gibt-es-nicht');

    expect(loaded?.page?.status).toBe(404);
    expect(screen.getByRole('heading', { name: 'Dieses Widget ist nicht live.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Widgets' })).toHaveAttribute('href', PATH);
  });

  it('without settings says so and still gives its code', async () => {
    await open('?widget=cart-page');

    expect(screen.getByText('Dieses Widget braucht keine Angaben.')).toBeVisible();
    expect(pageJson()).toEqual({ widget: 'cart-page' });
  });
});

describe('the form', () => {
  it('begins with the example that the address names', async () => {
    await open('?widget=reviews-teaser&example=1');

    expect(box(/^headline/)).toHaveValue('O\'Hara & "Söhne"');
    expect(screen.getByRole('link', { name: 'Mit Link' })).toHaveAttribute('aria-current', 'true');
  });

  it('begins with props of the address, as the form without script sends them', async () => {
    await open(`?widget=reviews-teaser&props=${encodeURIComponent('{"headline":"Eigene","limit":2}')}`);

    expect(box(/^headline/)).toHaveValue('Eigene');
    expect(box(/^limit/)).toHaveValue('2');
  });

  it('writes the code as somebody types', async () => {
    const { user } = await open('?widget=reviews-teaser');

    await user.clear(box(/^headline/));
    await user.type(box(/^headline/), "O'Hara");
    await user.type(box(/^limit/), '6');
    await user.click(screen.getByRole('checkbox', { name: /^isLarge/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^tone/ }), 'ink');

    const props = { headline: "O'Hara", limit: 6, isLarge: true, tone: 'ink' };
    expect(pageJson().props).toEqual(props);
    document.body.insertAdjacentHTML('beforeend', code('Für andere Seiten'));
    const written = document.body.lastElementChild as HTMLElement;
    expect(JSON.parse(written.dataset.props ?? '')).toEqual(props);
    written.remove();
  });

  it('adds, moves and takes out entries of a list, and the focus stays with the work', async () => {
    const { user } = await open('?widget=reviews-teaser&example=1');

    await user.click(screen.getByRole('button', { name: 'Eintrag zu links hinzufügen' }));
    expect(screen.getAllByRole('textbox', { name: /^label/ })[1]).toHaveFocus();
    await user.keyboard('Bad');
    await user.tab();
    await user.keyboard('/c/bad/');
    expect(screen.getByRole('button', { name: 'Eintrag zu links hinzufügen' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'links, Eintrag 2 nach oben' }));

    expect(screen.getByRole('button', { name: 'links, Eintrag 1 nach unten' })).toHaveFocus();
    expect(pageJson().props?.links).toEqual([
      { label: 'Bad', href: '/c/bad/' },
      { label: 'Holz', href: '/c/holz/' },
    ]);
    await user.click(screen.getByRole('button', { name: 'links, Eintrag 1 entfernen' }));
    await user.click(screen.getByRole('button', { name: 'links, Eintrag 1 entfernen' }));

    expect(pageJson().props).not.toHaveProperty('links');
    expect(screen.getByRole('button', { name: 'Eintrag zu links hinzufügen' })).toHaveFocus();
  });

  it('folds entries of several fields to their first words, and opens them where something is wrong', async () => {
    const links = [
      { label: 'Holz', href: '/c/holz/' },
      { label: 'Bad', href: 'kein Pfad' },
    ];
    const props = encodeURIComponent(JSON.stringify({ headline: 'Neu', links }));
    const { user } = await open(`?widget=reviews-teaser&props=${props}`);
    const entry = screen.getByText('bitte prüfen').closest('details');
    expect(screen.getByText('Holz', { selector: 'summary *' })).toBeVisible();
    expect(entry).not.toHaveAttribute('open');

    await user.click(screen.getByRole('button', { name: 'Zur ersten' }));

    expect(entry).toHaveAttribute('open');
    expect(screen.getByDisplayValue('kein Pfad')).toHaveFocus();
  });

  it('keeps what is wrong and says at the field how to mend it, once it was left', async () => {
    const { user } = await open('?widget=reviews-teaser');

    await user.type(box(/^limit/), '12 Stück');
    expect(box(/^limit/)).not.toHaveAttribute('aria-invalid');
    await user.tab();

    expect(box(/^limit/)).toHaveValue('12 Stück');
    expect(box(/^limit/)).toHaveAccessibleDescription(
      expect.stringContaining('Bitte geben Sie eine ganze Zahl ein.'),
    );
    expect(screen.getByText('Eine Angabe fehlt oder passt nicht.')).toBeVisible();
  });

  it('does not let wrong code be copied: it leads to the first mistake', async () => {
    const { user } = await open('?widget=reviews-teaser');
    await user.clear(box(/^headline/));

    await user.click(screen.getByRole('button', { name: 'Code für unsere Seiten kopieren' }));

    expect(box(/^headline/)).toHaveFocus();
    expect(box(/^headline/)).toHaveAccessibleDescription(
      expect.stringContaining('Bitte füllen Sie dieses Feld aus.'),
    );
  });

  it('copies the code and says so', async () => {
    const { user } = await open('?widget=reviews-teaser');

    await user.click(screen.getByRole('button', { name: 'Code für andere Seiten kopieren' }));

    expect(await navigator.clipboard.readText()).toBe(code('Für andere Seiten'));
    expect(screen.getByRole('button', { name: 'Kopiert' })).toHaveFocus();
  });

  it('selects the code where the browser does not let us copy', async () => {
    const { user } = await open('?widget=reviews-teaser');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

    await user.click(screen.getByRole('button', { name: 'Skript kopieren' }));

    expect(window.getSelection()?.toString()).toBe(
      '<script src="https://shop.example/shell/shell.js" defer></script>',
    );
    expect(screen.getAllByText('Markiert: mit Strg+C kopieren')[0]).toBeInTheDocument();
  });

  it('takes JSON, keeps what is none, and says what no field describes', async () => {
    const { user } = await open('?widget=reviews-teaser');
    const json = box('Alle Angaben');

    await user.clear(json);
    await user.click(json);
    await user.paste('{"headline": }');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(json).toHaveValue('{"headline": }');
    expect(json).toHaveAccessibleDescription(expect.stringContaining('kein gültiges JSON-Objekt'));
    await user.clear(json);
    await user.paste('{"headline": "Aus JSON", "tab": "x"}');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));

    expect(box(/^headline/)).toHaveValue('Aus JSON');
    expect(screen.getByText('Außerdem angegeben, das Widget beschreibt es nicht: tab')).toBeVisible();
    expect(pageJson().props).toEqual({ headline: 'Aus JSON', tab: 'x' });
  });

  it('takes the props of a page where the widget stands', async () => {
    const { user } = await open('?widget=reviews-teaser');

    await user.click(screen.getByRole('button', { name: 'Angaben übernehmen von /' }));

    expect(box(/^headline/)).toHaveValue('Von der Startseite');
  });

  it('goes back to the examples by the browser’s history', async () => {
    const { user } = await open('?widget=reviews-teaser');
    await user.click(screen.getByRole('link', { name: 'Mit Link' }));
    expect(address()).toBe('/widgets/?widget=reviews-teaser&example=1');

    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });

    expect(box(/^headline/)).toHaveValue('Beliebt');
  });
});

it('asks the registry for all widgets once, however many are looked at', async () => {
  const { user, platform } = await open();
  for (const title of ['Warenkorb', 'Bewertungen']) {
    await user.click(screen.getAllByRole('link', { name: title })[0]!);
    await screen.findByRole('heading', { level: 1, name: title });
    await user.click(screen.getByRole('link', { name: 'Alle Widgets' }));
  }

  // One for the page, one for the change.
  expect(platform.calls.filter(({ path }) => path === '/federation/widgets')).toHaveLength(2);
});

it('says when a widget cannot be loaded, and tries again', async () => {
  let isDown = false;
  const { user } = await open(
    '',
    registry(
      answerTo(readWidgets, () => {
        if (isDown) return down();
        isDown = true;
        return { widgets: [...records] };
      }),
    ),
  );
  await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Registry antwortet gerade nicht.');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
});

it.each([
  '?example=abc&widget=reviews-teaser',
  '?widget=reviews-teaser&props=%7B',
  '?widget=reviews-teaser&props=%5B1%5D',
  `?widget=reviews-teaser&props=${encodeURIComponent('{"headline":"<script>window.hacked=1</script>"}')}`,
  '?widget=__proto__',
  `?q=${'x'.repeat(5000)}`,
])('stands an address that nobody means well with: %p', async (search) => {
  await open(search, registry(answerTo(readWidgets, { widgets: [aRecord()] })));

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect((window as { hacked?: number }).hacked).toBeUndefined();
});

describe('a recorded session', () => {
  const by = { widget: 'reviews-teaser', mfe: 'reviews', version: '1.3.0-aaaaaaa' };
  const session = {
    page: 'https://shop.example/basket/',
    at: '2026-11-26T10:00:00.000Z',
    messages: [
      { kind: 'topic', name: 'cartCount', value: 3, at: 812 },
      { kind: 'event', name: 'search:failed', value: { query: 'x' }, at: 900, by },
    ],
  };
  /** jsdom cannot read a file. */
  const aFile = (content: unknown) =>
    Object.assign(new File([], 'session.json', { type: 'application/json' }), {
      text: () => Promise.resolve(JSON.stringify(content)),
    });
  const choose = async (content: unknown) => {
    const { user } = await open('?widget=reviews-teaser');
    await user.click(screen.getByText('Aufzeichnung abspielen'));
    await user.upload(screen.getByLabelText('Datei mit der Aufzeichnung'), aFile(content));
    return user;
  };

  it('is sent to a preview of its own, without what the widget sent itself', async () => {
    const user = await choose(session);
    expect(
      await screen.findByText(
        /1 Nachrichten von https:\/\/shop\.example\/basket\/\. 1 hat das Widget selbst gesendet/,
      ),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Nachrichten senden' }));

    expect(
      screen.getByTitle('Vorschau von Bewertungen mit der Aufzeichnung, 768 Pixel breit'),
    ).toHaveAttribute('src', '/widgets/preview/reviews-teaser/');
  });

  it.each([
    ['other JSON', { messages: 'none' }],
    [
      'a message that is neither topic nor event',
      { ...session, messages: [{ kind: 'call', name: 'x', at: 1 }] },
    ],
  ])('is not %s', async (_what, content) => {
    await choose(content);

    expect(await screen.findByText('Das ist keine Aufzeichnung des Inspektors.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nachrichten senden' })).not.toBeInTheDocument();
  });
});
