import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { operationsPage } from './operations-page.widget';
import { fakeRegistry, ok, refuse, SIGNED_OUT, type Respond } from './testing/fake-registry';
import {
  aComparison,
  aHistory,
  aLane,
  aMeasure,
  anAuditLog,
  anOpenRollout,
  aRollout,
  aStatus,
  minutesAgo,
  someLanes,
} from './testing/operations-fixtures';

/** The machine may be busy. */
jest.setTimeout(30_000);

const { fetch: originalFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
});

async function visit(answers: Record<string, Respond> = {}) {
  const registry = fakeRegistry(answers);
  const widget = await renderWidget(operationsPage, {}, { messages });
  return { registry, ...widget };
}
const withRollout =
  (part = {}, comparison = aComparison()): Respond =>
  () =>
    ok(aStatus(someLanes(aLane({ rollout: anOpenRollout(part, comparison) }))));
const card = async (name = 'Rollout von cart') => within(await screen.findByRole('article', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string | RegExp, where: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await where.findByRole('button', { name }));

describe('who is not signed in', () => {
  const signIn = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('Name'), 'betrieb');
    await userEvent.type(screen.getByLabelText('Passwort'), password);
    await press('Anmelden');
  };

  it('sees a form and nothing else, and gets in with name and password', async () => {
    const { registry, container } = await visit({
      'GET session': () => SIGNED_OUT,
      'POST session': () => ok({ name: 'betrieb' }),
    });
    await screen.findByRole('heading', { name: 'Anmelden' });
    expect(registry.requests.map(({ path }) => path)).toEqual(['session']);
    await expectNoAxeViolations(container);

    await signIn('Fachwerk-1');

    expect(await screen.findByText('Angemeldet als betrieb')).toBeVisible();
    expect(registry.sent('POST', 'session')).toEqual([{ name: 'betrieb', password: 'Fachwerk-1' }]);
  });

  it('keeps the name after a wrong password and is told so', async () => {
    await visit({
      'GET session': () => SIGNED_OUT,
      'POST session': () => refuse(401, 'Name or password is wrong.'),
    });
    await signIn('falsch');

    expect(await screen.findByRole('alert')).toHaveTextContent('Name oder Passwort stimmt nicht.');
    expect(screen.getByLabelText('Name')).toHaveValue('betrieb');
    expect(screen.getByLabelText('Passwort')).toHaveFocus();
  });

  it('is told how long to wait after too many attempts', async () => {
    await visit({
      'GET session': () => SIGNED_OUT,
      'POST session': () => ({ ...refuse(429, 'Too many attempts.'), headers: { 'retry-after': '540' } }),
    });
    await signIn('falsch');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Zu viele Versuche\. Bitte warten Sie 9 Minuten, ab \d\d:\d\d:\d\d Uhr geht es wieder\./,
    );
  });

  it('is not sent in circles by an empty field', async () => {
    const { registry } = await visit({ 'GET session': () => SIGNED_OUT });
    await press('Anmelden');
    expect(screen.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2);
    expect(registry.sent('POST', 'session')).toEqual([]);
  });
});

describe('the session', () => {
  it('ends by signing out, and nothing is left to read', async () => {
    await visit({ 'DELETE session': () => ({ status: 204 }) });
    await press('Abmelden');
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByText(/1\.3\.0/)).not.toBeInTheDocument();
  });

  it('is still there when signing out fails, and says so', async () => {
    await visit({ 'DELETE session': () => 'silent' });
    await press('Abmelden');
    expect(await screen.findByText(/Sie sind noch angemeldet/)).toBeVisible();
  });

  it('may end at any time: after signing in again everything is where it was', async () => {
    let isOver = false;
    const status: Respond = (request) => (isOver ? SIGNED_OUT : withRollout()(request));
    const { registry } = await visit({
      'GET status': status,
      'POST rollouts': () => (isOver ? SIGNED_OUT : ok(aRollout({ percent: 25 }))),
      'POST session': () => {
        isOver = false;
        return ok({ name: 'betrieb' });
      },
    });
    await press('Anteil ändern', await card());
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: /^25.%$/ }));
    isOver = true;
    await press('Jetzt ausrollen', form);

    const again = within(await screen.findByRole('dialog', { name: 'Bitte melden Sie sich wieder an' }));
    expect(again.getByLabelText('Name')).toHaveValue('betrieb');
    await userEvent.type(again.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden', again);

    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    const same = await dialog();
    expect(same.getByLabelText(/Anteil der Besucher/)).toHaveValue('25');
    await press('Jetzt ausrollen', same);
    expect(await screen.findByText('25 % der Besucher bekommen 1.4.0-3f9a2c1')).toBeVisible();
    expect(registry.sent('POST', 'rollouts')).toHaveLength(2);
  });
});

describe('what is live', () => {
  it('stands there with since when, by whom and what was before; what needs somebody comes first', async () => {
    const { container } = await visit({
      'GET status': () =>
        ok(
          aStatus([
            aLane({ mfe: 'account' }),
            aLane({ mfe: 'cart', rollout: anOpenRollout({ state: 'held' }) }),
            aLane({ mfe: 'header', changedAt: minutesAgo(30), lastGood: null }),
          ]),
        ),
    });
    const live = (await screen.findByRole('heading', { name: 'Was live ist' })).closest('section');
    const names = within(live as HTMLElement)
      .getAllByRole('article')
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['cart', 'header', 'account']);
    const header = await card('header');
    expect(
      header.getByText(/Seit 21\.11\.2026, 14:02 Uhr \(30 Minuten\), betrieb · keine frühere Version/),
    ).toBeVisible();
    expect(header.queryByRole('button', { name: 'header zurückrollen' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is asked for every five seconds while somebody looks, and keeps focus and open parts', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let stable = '1.3.0-77ab012';
    const { registry } = await visit({ 'GET status': () => ok(aStatus([aLane({ stable })])) });
    await act(() => jest.advanceTimersByTimeAsync(10));
    const asked = () => registry.sent('GET', 'status').length;
    expect(asked()).toBe(1);
    await user.click(screen.getByText('Versionen', { selector: 'span' }));
    const button = screen.getByRole('button', { name: 'cart ausrollen' });
    button.focus();

    stable = '1.5.0-0000000';
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(asked()).toBe(2);
    expect(screen.getByText(/1\.5\.0/)).toBeVisible();
    expect(button).toHaveFocus();
    expect(screen.getByText('Versionen', { selector: 'span' }).closest('details')).toHaveAttribute('open');

    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(asked()).toBe(3);
  });

  it('says how old it is when the registry is silent, and recovers by itself', async () => {
    jest.useFakeTimers();
    let isDown = false;
    await visit({ 'GET status': () => (isDown ? 'silent' : ok(aStatus())) });
    await act(() => jest.advanceTimersByTimeAsync(10));
    isDown = true;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Die Registry antwortet nichtDie Anzeige ist von \d\d:\d\d:\d\d Uhr/,
    );
    expect(screen.getByRole('article', { name: 'cart' })).toBeVisible();
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('comes by itself when the registry was down at first', async () => {
    jest.useFakeTimers();
    let isDown = true;
    await visit({ 'GET session': () => (isDown ? 'silent' : ok({ name: 'betrieb' })) });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('alert')).toHaveTextContent('Was live ist, bleibt live');
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(5010));
    expect(screen.getByText('Angemeldet als betrieb')).toBeVisible();
  });
});

describe('a rollout', () => {
  it('is compared in four charts that say in words what they draw, and in a table', async () => {
    const { container } = await visit({ 'GET status': withRollout() });
    const rollout = await card();
    expect(rollout.getByText('Die Regeln warten auf mehr Daten')).toBeVisible();
    expect(rollout.getByText(/the sample is too small/).closest('ul')).toHaveAttribute('lang', 'en');
    expect(await rollout.findAllByRole('img')).toHaveLength(4);
    expect(
      rollout.getByRole('img', {
        name: /^Aufrufe mit Widget-Ausfall von 21\.11\.2026, 13:47 Uhr .* Kandidat 0,09.%, Stabil 0,12.%/,
      }),
    ).toBeVisible();
    expect(rollout.getByText('71 von 1.120')).toBeVisible();
    await userEvent.click(rollout.getByText('Verlauf als Tabelle'));
    const rows = within(rollout.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(1 + 2 * 45);
    expect(rows[1]).toHaveTextContent(/^14:311\.4\.0-3f9a2c1/);
    await expectNoAxeViolations(container);
  });

  it('of a first version stands alone', async () => {
    const first = aComparison({ base: null });
    await visit({
      'GET status': withRollout({ base: null }, first),
      'GET rollouts/7': () => ok(aHistory(aRollout({ base: null }), first)),
    });
    const rollout = await card();
    await rollout.findAllByRole('img');
    expect(rollout.queryByText('Stabil')).not.toBeInTheDocument();
  });

  it('without visitors says that nothing was counted', async () => {
    const nobody = aMeasure({ views: 0, mounts: 0, failures: 0, errors: 0, goals: 0, p50: null, p75: null });
    const none = aComparison({ candidate: nobody, base: nobody });
    await visit({
      'GET status': withRollout({}, none),
      'GET rollouts/7': () => ok({ ...aHistory(), comparison: none, minutes: [] }),
    });
    expect(await (await card()).findAllByText('Noch keine Besuche gezählt')).toHaveLength(4);
  });

  it('that takes itself back while somebody watches stays, with its reason, until it is put away', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const ended = aRollout({
      state: 'rolled-back',
      endedAt: minutesAgo(0),
      endedBy: 'registry',
      reason: '46 of 1,120 views had a widget that failed.',
    });
    let isOver = false;
    await visit({
      'GET status': (request) => (isOver ? ok(aStatus([aLane()])) : withRollout()(request)),
      'GET rollouts/7': () => ok(isOver ? aHistory(ended) : aHistory()),
    });
    await act(() => jest.advanceTimersByTimeAsync(10));
    isOver = true;
    await act(() => jest.advanceTimersByTimeAsync(5010));

    const rollout = within(screen.getByRole('article', { name: 'Rollout von cart' }));
    expect(rollout.getByRole('status')).toHaveTextContent(
      '1.4.0-3f9a2c1 ist zurückgenommen, alle Besucher bekommen 1.3.0-77ab012',
    );
    expect(rollout.getByRole('status')).toHaveTextContent(/14:32 Uhr, die Registry46 of 1,120 views/);
    await user.click(rollout.getByRole('button', { name: 'Ausblenden' }));
    expect(screen.getByText('Kein Rollout läuft')).toBeVisible();
  });

  it('that was taken back in the night is the first thing in the morning', async () => {
    const ended = aRollout({ state: 'rolled-back', endedAt: minutesAgo(400), endedBy: 'registry' });
    await visit({
      'GET status': () => ok(aStatus([aLane({ rolledBack: ended })])),
      'GET rollouts/7': () => ok(aHistory(ended)),
    });
    expect(await (await card()).findByText('zurückgenommen')).toBeVisible();
  });
});

describe('rolling back', () => {
  it('says what becomes live, is one press, and shows when it took effect', async () => {
    let isBack = false;
    const { registry } = await visit({
      'GET status': (request) => (isBack ? ok(aStatus()) : withRollout()(request)),
      'POST rollbacks': () => {
        isBack = true;
        return ok(aLane());
      },
    });
    await press('Zurückrollen', await card());
    const ask = await dialog();
    expect(
      ask.getByText('10 % der Besucher verlieren 1.4.0-3f9a2c1. Alle bekommen wieder 1.3.0-77ab012.'),
    ).toBeVisible();
    await userEvent.dblClick(ask.getByRole('button', { name: 'Jetzt zurückrollen' }));

    expect(await screen.findByText('cart: Für alle live ist 1.3.0-77ab012')).toBeVisible();
    expect(screen.getByText(/Wirksam seit \d\d:\d\d:\d\d Uhr/)).toBeVisible();
    expect(registry.sent('POST', 'rollbacks')).toEqual([{ mfe: 'cart', major: 1, from: '1.4.0-3f9a2c1' }]);
  });

  it('without a rollout brings back the last good version', async () => {
    const { registry } = await visit({ 'POST rollbacks': () => ok(aLane({ stable: '1.2.4-90cc1fe' })) });
    await press('cart zurückrollen');
    const ask = await dialog();
    expect(ask.getByText('Alle Besucher bekommen wieder 1.2.4-90cc1fe statt 1.3.0-77ab012.')).toBeVisible();
    await press('Jetzt zurückrollen', ask);
    await screen.findByText('cart: Für alle live ist 1.2.4-90cc1fe');
    expect(registry.sent('POST', 'rollbacks')).toEqual([{ mfe: 'cart', major: 1, from: '1.3.0-77ab012' }]);
  });

  it('whose answer is lost shows first what is live now before anybody presses again', async () => {
    let isBack = false;
    await visit({
      'GET status': (request) => (isBack ? ok(aStatus()) : withRollout()(request)),
      'POST rollbacks': () => {
        isBack = true;
        return 'silent';
      },
    });
    await press('Zurückrollen', await card());
    const ask = await dialog();
    await press('Jetzt zurückrollen', ask);
    expect(await ask.findByText(/Ob die Änderung wirksam wurde, ist nicht bekannt/)).toBeVisible();
    expect(ask.getByText(/Der Stand hat sich geändert/)).toBeVisible();
    expect(ask.getByText('Alle Besucher bekommen wieder 1.2.4-90cc1fe statt 1.3.0-77ab012.')).toBeVisible();
  });

  it('that is refused shows the registry’s reason', async () => {
    await visit({ 'POST rollbacks': () => refuse(409, 'Nothing was changed: somebody was faster.') });
    await press('cart zurückrollen');
    await press('Jetzt zurückrollen', await dialog());
    const alert = await (await dialog()).findByRole('alert');
    expect(alert).toHaveTextContent(
      /Die Registry hat das abgelehnt.*Nothing was changed: somebody was faster\./,
    );
    await expectNoAxeViolations(document.body);
  });
});

describe('rolling out', () => {
  it('takes version, share and whether to stay, and says what that means', async () => {
    const { registry } = await visit({
      'POST rollouts': () => ok(aRollout({ percent: 2.5, state: 'held' })),
    });
    await press('cart ausrollen');
    const form = await dialog();
    const share = form.getByLabelText(/Anteil der Besucher/);
    await userEvent.clear(share);
    await press('Jetzt ausrollen', form);
    expect(form.getByText(/Bitte geben Sie eine Zahl von 0 bis 100 ein/)).toBeVisible();
    await userEvent.type(share, '2,5');
    await userEvent.click(form.getByLabelText(/Bei diesem Anteil bleiben/));
    expect(
      form.getByText(
        /2,5 % der Besucher bekommen 1\.4\.0-3f9a2c1, alle anderen behalten 1\.3\.0-77ab012\. Es bleibt dabei/,
      ),
    ).toBeVisible();
    await press('Jetzt ausrollen', form);

    expect(
      await screen.findByText('2,5 % der Besucher bekommen 1.4.0-3f9a2c1, dabei bleibt es'),
    ).toBeVisible();
    expect(registry.sent('POST', 'rollouts')).toEqual([
      { mfe: 'cart', version: '1.4.0-3f9a2c1', to: 2.5, hold: true },
    ]);
  });

  it('to everybody is the end of the rollout', async () => {
    const { registry } = await visit({
      'GET status': withRollout(),
      'POST rollouts': () => ok(aRollout({ percent: 100, state: 'finished' })),
    });
    await press('Allen geben', await card());
    const form = await dialog();
    expect(form.getByText('Alle Besucher bekommen 1.4.0-3f9a2c1, der Vergleich endet.')).toBeVisible();
    await press('Jetzt allen geben', form);
    expect(await screen.findByText('Alle Besucher bekommen 1.4.0-3f9a2c1')).toBeVisible();
    expect(registry.sent('POST', 'rollouts')).toEqual([
      { mfe: 'cart', version: '1.4.0-3f9a2c1', to: 100, hold: false },
    ]);
  });
});

it('makes a link to look at a version, to be copied', async () => {
  const user = userEvent.setup();
  const { registry } = await visit({
    'GET status': withRollout(),
    'POST previews': () => ok({ token: 'abc.def', until: minutesAgo(-1440) }),
  });
  await press('Vorschau', await card());
  const ask = await dialog();
  await userEvent.clear(ask.getByLabelText('Seite'));
  await userEvent.type(ask.getByLabelText('Seite'), '/basket/');
  await press('Link erstellen', ask);
  const link = await ask.findByLabelText('Link zur Vorschau');
  expect(link).toHaveValue('http://localhost/basket/?preview=abc.def');
  await user.click(ask.getByRole('button', { name: 'Link kopieren' }));
  expect(await ask.findByText('Der Link ist kopiert.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/basket/?preview=abc.def');
  expect(registry.sent('POST', 'previews')).toEqual([{ mfe: 'cart', version: '1.4.0-3f9a2c1', hours: 24 }]);
});

it('ends a major, or names the pages that still need it', async () => {
  await visit({
    'POST retire': () =>
      refuse(422, 'search with major 1 is still needed.', {
        verdict: { passes: false, findings: [{ message: 'x', pages: ['search.json', 'start.json'] }] },
      }),
  });
  const lane = await card('search (Major 1)');
  await userEvent.click(lane.getByText('Versionen', { selector: 'span' }));
  await press('search (Major 1) beenden', lane);
  await press('Jetzt beenden', await dialog());
  const alert = await (await dialog()).findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['search.json', 'start.json']);
});

it('filters failures by micro-frontend', async () => {
  await visit();
  expect(await screen.findByText('ScriptExternalLoadError: Loading script failed.')).toBeVisible();
  expect(screen.getByText(/beim Start · .*alle geheilt/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Micro-Frontend'), 'search');
  expect(screen.getByRole('heading', { name: 'product-teaser' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'cart-page' })).not.toBeInTheDocument();
});

it('reads the audit log in German, and older entries when asked', async () => {
  const { registry } = await visit({ 'GET audit?before=71': () => ok(anAuditLog(70, 20)) });
  const log = (await screen.findByRole('heading', { name: 'Protokoll' })).closest('section') as HTMLElement;
  const count = () => within(log).getAllByRole('listitem').length;
  expect(await within(log).findAllByText('Team cart hat cart@1.4.0-3f9a2c1 veröffentlicht')).not.toHaveLength(
    0,
  );
  expect(within(log).getAllByText('Die Registry gibt cart@1.4.0-3f9a2c1 mehr Besuchern')).not.toHaveLength(0);
  expect(count()).toBe(10);
  await press('Mehr laden');
  expect(count()).toBe(50);
  await press('Mehr laden');
  await waitFor(() => expect(count()).toBe(70));
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).not.toBeInTheDocument();
  expect(registry.sent('GET', 'audit?before=71')).toHaveLength(1);
});
