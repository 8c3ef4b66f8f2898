import { createBus } from '@fachwerk/shared/bus';
import { acceptServices, denyAllServices, readServiceConsent } from '@fachwerk/shared/calls';
import { storedInBrowsers } from '@fachwerk/shared/rules';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { consentSettings } from './consent-settings.widget';

const OFFERED = ['store-position', 'survey', 'promotion-tracking'];
const TIME = '2026-11-30T10:00:00.000Z';
const decision = (permissions: string[], timestamp: string | null = TIME) => ({
  permissions,
  allAccepted: permissions.length === OFFERED.length,
  version: 1,
  timestamp,
});
const settings = (permissions: string[], timestamp: string | null = TIME) => ({
  ...decision(permissions, timestamp),
  offered: OFFERED,
});

const open = (
  first: ReturnType<typeof settings>,
  more: ReturnType<typeof answerTo>[] = [],
  appDevice?: string,
) =>
  renderWidget(
    consentSettings,
    {},
    {
      messages,
      bus: createBus({ validate: true }),
      answers: [answerTo(readServiceConsent, first), ...more],
      config: {
        ...(appDevice !== undefined && { appDevice }),
        consent: {
          services: OFFERED,
          acceptUrl: '/consent/accept/',
          acceptAllUrl: '/consent/accept-all/',
          denyAllUrl: '/consent/deny-all/',
          providers: { survey: 'Umfragen GmbH, Köln' },
        },
      },
    },
  );
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

it.each([
  [settings([], null), 'Sie haben noch nicht entschieden. Bis dahin ist nichts erlaubt.'],
  [settings([]), 'Sie haben am 30.11.2026, 11:00 Uhr, alles abgelehnt.'],
  [settings(['survey']), 'Sie haben am 30.11.2026, 11:00 Uhr, erlaubt: Umfragen.'],
  [settings(OFFERED), 'Sie haben am 30.11.2026, 11:00 Uhr, alles erlaubt.'],
])('states the choice and its time', async (first, state) => {
  await open(first);

  expect(screen.getByText(state)).toBeVisible();
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
    expect([box.value, box.checked]).toEqual([box.value, first.permissions.includes(box.value)]);
});

it('shows in the app what the app has allowed, without a choice that would change nothing', async () => {
  await open(settings(['survey'], null), [], 'ios');

  expect(screen.getByText(/In der App entscheiden Sie in den Einstellungen der App/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 30))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^UmfragenErlaubt/)]),
  );
});

it('withdraws with one click', async () => {
  const { platform } = await open(settings(['survey']), [answerTo(denyAllServices, decision([]))]);

  await userEvent.click(screen.getByRole('button', { name: 'Alle ablehnen' }));

  expect(platform.callsOf(denyAllServices)).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Ihre Wahl ist gespeichert');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

it('allows and ends single services', async () => {
  const { platform } = await open(settings(['survey']), [
    answerTo(acceptServices, decision(['promotion-tracking'])),
  ]);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Umfragen' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zählung von Aktionen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));

  expect(platform.callsOf(acceptServices)).toMatchObject([{ form: { permissions: ['promotion-tracking'] } }]);
  expect(screen.getByText(/erlaubt: Zählung von Aktionen\.$/)).toBeVisible();
});

it('shows what another tab has decided', async () => {
  const answers = [settings(['survey'])];
  const { platform } = await open(settings([]), [
    answerTo(readServiceConsent, () => answers.shift() ?? settings(OFFERED)),
  ]);
  await act(async () => platform.bus.publish('header:consent-decided', {}));

  expect(screen.getByText(/alles erlaubt/)).toBeVisible();
});

it('names purpose, provider, storage and duration of every service', async () => {
  const { container } = await open(settings([]));

  for (const fact of ['Zweck', 'Anbieter', 'Speicher', 'Dauer'])
    expect(screen.getAllByText(fact, { selector: 'dt' })).toHaveLength(OFFERED.length);
  expect(container).toHaveTextContent('Umfragen GmbH, Köln');
});

it('lists every cookie and key of shoppers, those of services that are not offered left out', async () => {
  await open(settings([]));

  const expected = storedInBrowsers()
    .filter(({ need, isOfStaff }) => !isOfStaff && ['necessary', ...OFFERED].includes(need))
    .map(({ name }) => name);
  const names = screen.getAllByText((_text, element) => element?.tagName === 'CODE');
  expect(names.map(({ textContent }) => textContent)).toEqual(expected);
  expect(expected).not.toContain('_ga…');
  const position = names.find(({ textContent }) => textContent === 'storefinder:position');
  expect(position?.closest('div')).toHaveTextContent(
    /den Standort der letzten Marktsuche\.Standort der Marktsuche$/,
  );
});

it.each([
  [settings([], null), 'Wir haben deshalb alles ausgelassen'],
  [settings(['survey']), 'Es gilt Ihre eigene Wahl'],
])('says that the browser sends Global Privacy Control', async (first, words) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { container } = await open(first);

  expect(container).toHaveTextContent(words);
});
