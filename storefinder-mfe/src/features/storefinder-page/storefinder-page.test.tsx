import { searchStores, selectStore } from '@fachwerk/shared/calls';
import type { Store, StoreSearch } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { fillPageHead } from '@fachwerk/shared/widget';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  aResult,
  aSearch,
  aStore,
  deutz,
  messages,
  selected,
  unknownPlace,
} from '../../testing/store-fixtures';
import { storefinderPage } from './storefinder-page.widget';

const berlin = aStore({
  companyId: '1001',
  name: 'Fachwerk Berlin-Mitte',
  url: '/stores/berlin-mitte-1001/',
  address: { street: 'Chausseestraße 1', zipCode: '10115', city: 'Berlin', state: 'Berlin' },
});

async function visit(search = '', answer: () => StoreSearch = () => aSearch(), props = {}) {
  const widget = await renderWidget(storefinderPage, props, {
    messages,
    url: `https://shop.example/stores/${search}`,
    answers: [
      answerTo(searchStores, answer),
      answerTo(selectStore, { selectedStore: selected(deutz), reservationImpact: [] }),
    ],
  });
  return { user: userEvent.setup(), ...widget };
}

/** The server HTML of the page. */
async function withoutScript(search: string, answer?: () => StoreSearch) {
  const { platform, loaded } = await visit(search, answer);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <storefinderPage.Root props={{}} data={loaded!.data} platform={platform} />,
  );
  return page;
}

describe('without a search', () => {
  const all = () =>
    aSearch({
      results: [aResult(aStore()), aResult(berlin), aResult(deutz)],
      total: 3,
      states: [{ name: 'Berlin', url: '/stores/land/berlin/', count: 1 }],
    });

  it('lists all stores by state, each a link to its page', async () => {
    const { container, platform, loaded } = await visit('', all);

    expect(screen.getByRole('heading', { level: 1, name: 'Märkte und Öffnungszeiten' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Alle 3 Märkte nach Bundesland' })).toBeVisible();
    const states = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(states).toEqual(['Karte zeigen', 'Berlin1', 'Nordrhein-Westfalen2']);
    expect(container.querySelector('a[href="/stores/land/berlin/"]')).toHaveTextContent(
      'Alle Märkte in Berlin mit Öffnungszeiten',
    );
    const link = container.querySelector('a[href="/stores/berlin-mitte-1001/"]');
    expect(link).toHaveTextContent('Fachwerk Berlin-Mitte');
    expect(platform.calls[0]?.query).toMatchObject({ limit: 200, options: 'true' });
    expect(loaded?.page && fillPageHead(loaded.page, messages)).toMatchObject({
      title: 'Märkte und Öffnungszeiten',
      canonical: 'https://shop.example/stores/',
    });
    expect(loaded?.page?.robots).toBeUndefined();
  });

  it('sends the page no more of a store than the list shows', async () => {
    const { loaded } = await visit('', all);

    expect(JSON.stringify(loaded?.data)).not.toContain('openingHours');
  });
});

describe('the map', () => {
  const at = (store: Store, lat: number, lon: number) => aResult({ ...store, coords: { lat, lon } });
  const all = () =>
    aSearch({
      results: [at(aStore(), 50.98, 6.9), at(berlin, 52.53, 13.38), at(deutz, 50.94, 6.97)],
      total: 3,
      states: [{ name: 'Berlin', url: '/stores/land/berlin/', count: 1 }],
    });
  const cutting = (answer = all()): StoreSearch => ({
    ...answer,
    options: {
      services: ['CUTTING'],
      brands: [],
      specialists: [],
      categorySpecialists: [],
      categories: [],
      states: [],
    },
  });
  const marks = (page: Element) =>
    [...page.querySelectorAll('svg[aria-hidden] [data-stores]')].map((mark) => ({
      stores: mark.getAttribute('data-stores'),
      title: mark.querySelector('title')?.textContent,
      number: mark.querySelector('text')?.textContent,
      href: mark.getAttribute('href'),
    }));
  const [alone, together] = [
    {
      stores: '1001',
      title: 'Fachwerk Berlin-Mitte',
      number: undefined,
      href: '/stores/berlin-mitte-1001/',
    },
    {
      stores: '1042 1043',
      title: 'Fachwerk Köln-Ossendorf\nFachwerk Köln-Deutz',
      number: '2',
      href: '/stores/?q=50829',
    },
  ];

  it('has a mark for every store of the list, and one for those that are near each other', async () => {
    const { container } = await visit('', all);

    expect(marks(container)).toEqual([alone, together]);
    await expectNoAxeViolations(container);
  });

  it('is in the page without script', async () => {
    expect(marks(await withoutScript('', all))).toEqual([alone, together]);
  });

  it('leads from a state to its page, and with filters to its stores in the list', async () => {
    const { container, unmount } = await visit('', all);
    const linksOf = (page: Element) =>
      [...page.querySelectorAll('svg a:not([data-stores])')].map((link) => [
        link.querySelector('title')?.textContent,
        link.getAttribute('href'),
      ]);
    expect(linksOf(container)).toEqual([
      ['Berlin', '/stores/land/berlin/'],
      ['Nordrhein-Westfalen', '#land-Nordrhein-Westfalen'],
    ]);
    unmount();

    const filtered = (await visit('?services=CUTTING', () => cutting())).container;
    const states = [...filtered.querySelectorAll('svg a[href^="#"]')];
    expect(states.map((state) => state.querySelector('title')?.textContent)).toContain('Berlin');
    for (const state of states) {
      const id = decodeURIComponent(state.getAttribute('href')!.slice(1));
      expect(document.getElementById(id)?.closest('details')?.firstChild).toHaveTextContent(
        state.querySelector('title')!.textContent,
      );
    }
  });

  it('keeps the filters on the way to the stores of a mark', async () => {
    const { container } = await visit('?services=CUTTING', () => cutting());

    expect(marks(container)[1]?.href).toBe('/stores/?services=CUTTING&q=50829');
  });

  it('leaves keyboard and screen reader to the list', async () => {
    const { container } = await visit('', all);

    const links = [...container.querySelectorAll('svg a')];
    expect(links.map((link) => link.getAttribute('tabindex'))).toEqual(links.map(() => '-1'));
    for (const { name, url } of [aStore(), berlin, deutz]) {
      const link = container.querySelector(`li a[href="${url}"]`);
      expect(link).toHaveTextContent(name);
    }
  });

  it('emphasizes the store that the visitor has chosen', async () => {
    const { container, platform } = await visit('', all);
    const chosen = () => container.querySelector('[data-chosen]')?.getAttribute('data-stores');
    expect(chosen()).toBeUndefined();

    act(() => platform.bus.set('selectedStore', selected(berlin)));
    expect(chosen()).toBe('1001');
    act(() => platform.bus.set('selectedStore', selected(deutz)));
    expect(chosen()).toBe('1042 1043');
  });

  it('shows the stores that are found', async () => {
    const { container } = await visit('?q=50667', () =>
      aSearch({ results: [at(aStore(), 50.98, 6.9), at(deutz, 50.6, 7.2)] }),
    );
    expect(marks(container).map(({ stores }) => stores)).toEqual(['1042', '1043']);
  });

  it.each([
    ['for a place that does not exist', () => unknownPlace('Koln')],
    ['where no store fits', () => aSearch({ total: 0 })],
  ])('is missing %s', async (_for, answer) => {
    const search = answer().query === 'Koln' ? '?q=Koln' : '?services=CUTTING';
    const { container } = await visit(search, () => cutting(answer()));
    expect(container.querySelector('[data-stores]')).toBeNull();
    expect(screen.queryByText('Karte zeigen')).not.toBeInTheDocument();
  });

  it('sends the browser neither the stores nor their drawing a second time', async () => {
    const { loaded } = await visit('', all);

    const kept = storefinderPage.browserData?.(loaded!.data);
    expect(JSON.stringify(kept)).not.toContain('1043');
  });
});

describe('with a search', () => {
  it('shows what was typed and the stores with hours, phone and route', async () => {
    const { platform, loaded } = await visit('?q=50667');

    expect(platform.calls[0]?.query).toEqual({ q: '50667', limit: 12, options: 'true' });
    expect(screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' })).toHaveValue('50667');
    expect(screen.getByRole('heading', { name: 'Die 2 nächsten Märkte bei 50667 Köln' })).toBeVisible();
    const store = within(screen.getByRole('article', { name: 'Fachwerk Köln-Ossendorf' }));
    expect(store.getByText('Mo. bis Fr.').nextSibling).toHaveTextContent('8:00–20:00 Uhr');
    expect(store.getByRole('link', { name: '0221 12345-0' })).toBeVisible();
    expect(loaded?.page && fillPageHead(loaded.page, messages)).toMatchObject({
      title: 'Märkte bei 50667',
      canonical: 'https://shop.example/stores/',
      robots: 'noindex, follow',
    });
  });

  it('searches around a position too', async () => {
    const { platform } = await visit('?lat=50.94&lon=6.96', () => aSearch({ place: null }));

    expect(platform.calls[0]?.query).toEqual({ lat: 50.94, lon: 6.96, limit: 12, options: 'true' });
    expect(screen.getByRole('heading', { name: 'Die 2 nächsten Märkte in Ihrer Nähe' })).toBeVisible();
  });

  it.each(['?q=5', '?q=', '?lat=500&lon=6', '?lat=50', '?lat=x&lon=y'])(
    'shows all stores for the nonsense of "%s"',
    async (search) => {
      const { platform } = await visit(search);

      expect(platform.calls[0]?.query).toMatchObject({ limit: 200, options: 'true' });
    },
  );

  it('offers the places that may be meant as links', async () => {
    await visit('?q=Koln', () => unknownPlace('Koln'));

    expect(screen.getByRole('heading', { name: /„Koln“ kennen wir nicht als Ort/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Köln, Nordrhein-Westfalen' })).toHaveAttribute(
      'href',
      '/stores/?q=50667',
    );
  });

  it('says that it failed, keeps what was typed and offers to try again', async () => {
    const { loaded } = await visit('?q=K%C3%B6ln', () => {
      throw new HttpError('bad-response', 'for the test', 500);
    });

    expect(screen.getByText('Die Märkte konnten nicht geladen werden.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' })).toHaveValue('Köln');
    expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
      'href',
      '/stores/?q=K%C3%B6ln',
    );
    expect(loaded?.page).toMatchObject({ status: 503, robots: 'noindex' });
  });

  it('stops a mistake in the form before the page is asked', async () => {
    await visit();
    const form = screen.getByRole('search', { name: 'Marktsuche' });

    expect(fireEvent.submit(form)).toBe(false);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Bitte geben Sie eine Postleitzahl oder einen Ort ein.',
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Köln' } });
    expect(fireEvent.submit(form)).toBe(true);
  });
});

describe('filters', () => {
  const options = {
    services: ['CUTTING' as const],
    brands: ['Bosch', 'Weber'],
    specialists: ['Badplanung'],
    categorySpecialists: [],
    categories: ['Baumarkt'],
    states: ['Berlin', 'Nordrhein-Westfalen'],
  };
  const some =
    (part: Partial<StoreSearch> = {}) =>
    () =>
      aSearch({ options, ...part });
  const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true });

  it('are boxes of the form, checked as the address says, and sent to the API', async () => {
    const { platform } = await visit('?q=50667&brands=Bosch&services=CUTTING&states=', some());

    expect(platform.calls[0]?.query).toMatchObject({ q: '50667', brands: ['Bosch'], services: ['CUTTING'] });
    expect(box('Bosch')).toBeChecked();
    expect(box('Weber')).not.toBeChecked();
    expect(box('Holzzuschnitt')).toBeChecked();
    expect(box('Bosch')).toHaveAttribute('name', 'brands');
    expect(screen.queryByRole('group', { name: 'Schwerpunkte' })).toBeNull();
    expect(screen.getByText('2 Filter')).toBeVisible();
  });

  it('are narrowed by the page', async () => {
    await visit('', some(), { brands: ['Weber', 'Unbekannt'], specialists: [] });

    expect(box('Weber')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Bosch', hidden: true })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Unbekannt', hidden: true })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Badplanung', hidden: true })).toBeNull();
  });

  it('of a page about one type of stores leave the others out, in every search', async () => {
    const { platform } = await visit('?q=50667', some(), { types: ['special'] });

    expect(platform.calls[0]?.query).toMatchObject({ q: '50667', types: ['special'] });
  });

  it('need no place, and stay with the next search', async () => {
    const { loaded } = await visit('?brands=Weber', some({ results: [aResult(berlin)], total: 1 }));

    expect(screen.getByRole('heading', { name: 'Ein Markt passt zu Ihren Filtern' })).toBeVisible();
    expect(loaded?.page?.robots).toBe('noindex, follow');
    expect(fireEvent.submit(screen.getByRole('search', { name: 'Marktsuche' }))).toBe(true);
  });

  it('that no store passes say so and show the nearest stores', async () => {
    await visit('?q=50667&brands=Weber', some({ total: 0 }));

    expect(screen.getByRole('heading', { name: 'Kein Markt passt zu allen Filtern.' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('show no store without a place that none passes', async () => {
    await visit('?brands=Weber', some({ total: 0 }));

    expect(screen.getByText('Mit weniger Filtern finden Sie mehr.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('ask for stores that have an item', async () => {
    const { platform } = await visit('?q=50667&itemId=200001&inStock=true', some());

    expect(platform.calls[0]?.query).toMatchObject({ itemId: '200001', inStock: 'true' });
    expect(box('Nur Märkte, die den Artikel vorrätig haben')).toBeChecked();
  });

  it('ignore values that no filter has', async () => {
    const { platform } = await visit(
      `?services=FLYING&itemId=a'b&inStock=true&brands=${'x'.repeat(200)}`,
      some(),
    );

    expect(platform.calls[0]?.query).toEqual({ services: ['FLYING'], limit: 200, options: 'true' });
    expect(screen.getByRole('heading', { name: 'Alle 190 Märkte nach Bundesland' })).toBeVisible();
  });
});

describe('what the page is given', () => {
  const all = () => aSearch({ results: [aResult(aStore()), aResult(berlin), aResult(deutz)], total: 3 });

  it('are a headline and another one where there is none', async () => {
    await visit('', all, { defaultHeadline: 'Unsere Märkte' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unsere Märkte');
  });

  it('is the headline before the default', async () => {
    await visit('', all, { headline: 'Märkte in Köln', defaultHeadline: 'Unsere Märkte' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Märkte in Köln');
  });

  it('are states, and stores that come first', async () => {
    const { container } = await visit('', all, {
      storesByState: ['Berlin'],
      initialStores: ['1043', '9999'],
    });

    expect(screen.getByRole('heading', { name: 'Ein Markt nach Bundesland' })).toBeVisible();
    const states = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(states).toContain('Berlin1');
    expect(states).not.toContain('Nordrhein-Westfalen2');
    const first = screen.getByRole('region', { name: 'Ausgewählte Märkte' });
    expect(
      within(first)
        .getAllByRole('article')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Fachwerk Köln-Deutz')]);
  });
});

describe('the position', () => {
  it('that does not exist is named', async () => {
    await visit('?lat=91&lon=7');
    expect(screen.getByText(/Diesen Standort gibt es nicht/)).toBeVisible();
  });

  it('is named where it is imprecise', async () => {
    await visit('?lat=50.94&lon=6.96&accuracy=30', () => aSearch({ place: null }));
    expect(screen.getByText(/nur auf etwa 30 km genau/)).toBeVisible();
  });

  it.each([
    [1, /gibt Ihren Standort nicht frei/],
    [2, /ließ sich nicht bestimmen/],
    [3, /lässt auf sich warten/],
  ])('says why it is missing: code %d', async (code, message) => {
    const getCurrentPosition = (_found: unknown, failed: (error: unknown) => void) =>
      failed({ code, PERMISSION_DENIED: 1, TIMEOUT: 3 });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { user } = await visit('?q=50667');

    await user.click(screen.getByRole('button', { name: 'Standort verwenden' }));

    expect(screen.getByText(message)).toBeVisible();
    Reflect.deleteProperty(navigator, 'geolocation');
  });
});

describe('choosing', () => {
  it('stays on the page and marks the store', async () => {
    const { user, platform } = await visit('?q=50667');
    await user.click(screen.getByRole('button', { name: 'Als meinen Markt wählen: Fachwerk Köln-Deutz' }));

    const store = within(screen.getByRole('article', { name: 'Fachwerk Köln-Deutz' }));
    expect(store.getByText('Ihr Markt')).toBeVisible();
    expect(platform.bus.get('selectedStore')).toEqual(selected(deutz));
  });

  it('follows a choice made in another tab', async () => {
    const { platform } = await visit('?q=50667');
    await act(async () => platform.bus.set('selectedStore', selected(aStore())));

    expect(
      within(screen.getByRole('article', { name: 'Fachwerk Köln-Ossendorf' })).getByText('Ihr Markt'),
    ).toBeVisible();
  });

  it('works without script: a form that comes back to the same search', async () => {
    const page = await withoutScript('?q=50667');
    const form = page.querySelector('form[method=post]');

    expect(form).toHaveAttribute('action', '/rest/stores/select/');
    expect(form?.querySelector('[name=companyId]')).toHaveValue('1042');
    expect(form?.querySelector('[name=redirect]')).toHaveValue('/stores/?q=50667&chosen=1042');
    expect(page.querySelector('form[role=search]')).toHaveAttribute('action', '/stores/');
    expect(page).not.toHaveTextContent('Standort verwenden');
  });

  it('says without script which store was chosen', async () => {
    const page = await withoutScript('?q=50667&chosen=1043');

    expect(page).toHaveTextContent('Fachwerk Köln-Deutz ist jetzt Ihr Markt.');
    expect(await withoutScript('?q=50667&chosen=99')).not.toHaveTextContent('ist jetzt Ihr Markt');
  });
});
