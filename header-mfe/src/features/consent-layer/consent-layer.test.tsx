import { createBus } from '@fachwerk/shared/bus';
import { acceptAllServices, acceptServices, denyAllServices } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { consentLayer } from './consent-layer.widget';

const consent = {
  version: '1-abc',
  services: ['store-position', 'survey', 'promotion-tracking', 'analytics'],
  acceptUrl: '/consent/accept/',
  acceptAllUrl: '/consent/accept-all/',
  denyAllUrl: '/consent/deny-all/',
};
const pageUrls = {
  start: '/',
  search: '/search/',
  basket: '/basket/',
  privacy: '/datenschutz/',
  imprint: '/impressum/',
  consentSettings: '/cookie-einstellungen/',
};
const answer = {
  permissions: [],
  allAccepted: false,
  version: '1-abc',
  timestamp: '2026-11-30T10:00:00.000Z',
};

async function open(answers: ReturnType<typeof answerTo>[] = [], config = {}) {
  const bus = createBus({ validate: true });
  const decided = jest.fn();
  bus.on('header:consent-decided', decided, new AbortController().signal);
  const rendered = await renderWidget(
    consentLayer,
    {},
    { messages, answers, bus, config: { consent, pageUrls, ...config } },
  );
  return { ...rendered, bus, decided };
}
const broken = () => {
  throw new HttpError('bad-response', 'POST /consent/accept-all/: 503', 503);
};
const layer = () => screen.queryByRole('region', { name: 'Dürfen wir etwas mehr?' });
afterEach(() => void (document.cookie = 'consent=; Max-Age=0; Path=/'));
const button = (name: string) => screen.getByRole('button', { name });

it('offers three choices of the same weight, and selects nothing', async () => {
  const { container } = await open();

  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Alle akzeptieren',
    'Alle ablehnen',
    'Auswahl speichern',
  ]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => within(group).getAllByRole('checkbox').length)).toEqual([2, 1, 1]);
  expect(screen.getByRole('checkbox', { name: 'Google Analytics' })).toHaveAccessibleDescription(
    /IP-Adresse/,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cookie-einstellungen/',
    '/datenschutz/',
    '/impressum/',
  ]);
  await expectNoAxeViolations(container);
});

it.each([
  ['Alle akzeptieren', acceptAllServices, [], true],
  ['Alle ablehnen', denyAllServices, [], false],
  ['Auswahl speichern', acceptServices, ['survey'], false],
] as const)(
  '"%s" sends it to its address, and only the answer counts',
  async (name, call, permissions, all) => {
    const { platform, decided } = await open([answerTo(call, answer)]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Umfragen' }));
    if (name !== 'Auswahl speichern')
      await userEvent.click(screen.getByRole('checkbox', { name: 'Umfragen' }));

    await userEvent.click(button(name));

    expect(platform.callsOf(call)).toMatchObject([
      { form: { permissions, allAccepted: all, shown: consent.services, version: '1-abc' } },
    ]);
    expect(platform.calls).toHaveLength(1);
    expect(decided).toHaveBeenCalledTimes(1);
    expect(layer()).toBeNull();
  },
);

it('keeps the question with a message after a failure, and decides nothing', async () => {
  const { decided, container } = await open([answerTo(acceptAllServices, broken)]);

  await userEvent.click(button('Alle akzeptieren'));

  expect(screen.getByRole('alert')).toHaveTextContent('Ihre Wahl ist nicht gespeichert');
  expect(layer()).not.toBeNull();
  expect(decided).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

it('denies at once, also while the shop does not answer', async () => {
  const { decided } = await open([answerTo(denyAllServices, broken)]);

  await userEvent.click(button('Alle ablehnen'));

  expect(document.cookie).toMatch(/consent=1-abc\.\d{10}(;|$)/);
  expect(decided).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Alles ist abgelehnt.');
});

it.each([
  ['Alle akzeptieren', acceptAllServices],
  ['Alle ablehnen', denyAllServices],
] as const)('takes a double click on "%s" as one decision', async (name, call) => {
  let accept = () => {};
  const slow = new Promise<typeof answer>((resolve) => {
    accept = () => resolve(answer);
  });
  const { platform, decided } = await open([answerTo(call, () => slow as never)]);
  await userEvent.dblClick(button(name));
  await act(async () => accept());

  await waitFor(() => expect(layer()).toBeNull());
  expect(platform.calls).toHaveLength(1);
  expect(decided).toHaveBeenCalledTimes(1);
});

it('takes the last of three different choices', async () => {
  let accept = () => {};
  const slow = new Promise<typeof answer>((resolve) => {
    accept = () => resolve(answer);
  });
  const { platform } = await open([
    answerTo(acceptAllServices, () => slow as never),
    answerTo(denyAllServices, answer),
  ]);
  await userEvent.click(button('Alle akzeptieren'));
  await userEvent.click(button('Alle ablehnen'));
  await userEvent.click(button('Alle akzeptieren'));
  await act(async () => accept());

  await waitFor(() => expect(layer()).toBeNull());
  expect(platform.callsOf(acceptAllServices)).toHaveLength(2);
  expect(platform.callsOf(denyAllServices)).toHaveLength(0);
});

it('takes the denial that follows a consent without an answer', async () => {
  let accept = () => {};
  const slow = new Promise<typeof answer>((resolve) => {
    accept = () => resolve({ ...answer, permissions: consent.services, allAccepted: true } as never);
  });
  const { platform, decided } = await open([
    answerTo(acceptAllServices, () => slow as never),
    answerTo(denyAllServices, answer),
  ]);
  await userEvent.click(button('Alle akzeptieren'));
  await userEvent.click(button('Alle ablehnen'));
  expect(document.cookie).toMatch(/consent=1-abc\.\d{10}(;|$)/);
  await act(async () => accept());

  await waitFor(() => expect(layer()).toBeNull());
  expect(platform.calls).toHaveLength(2);
  expect(platform.callsOf(denyAllServices)).toHaveLength(1);
  // At once, and again after the answer to the consent, which sets the cookie.
  expect(decided).toHaveBeenCalledTimes(2);
});

it('saves the selection with Enter in a box', async () => {
  const { platform } = await open([answerTo(acceptServices, answer)]);
  screen.getByRole('checkbox', { name: 'Umfragen' }).focus();
  await userEvent.keyboard(' {Enter}');

  expect(platform.callsOf(acceptServices)).toMatchObject([{ form: { permissions: ['survey'] } }]);
  expect(platform.calls).toHaveLength(1);
});

it('is announced once it is there', async () => {
  jest.useFakeTimers();
  await open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('status')).toHaveTextContent('Am Anfang der Seite steht eine Frage');
  jest.useRealTimers();
});

it('is no decision to press Escape, to go on in the page or to close nothing', async () => {
  const { platform, decided } = await open();

  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Umfragen' }), { key: 'Escape' });
  fireEvent.click(document.body);

  expect(layer()).not.toBeNull();
  expect(platform.calls).toEqual([]);
  expect(decided).not.toHaveBeenCalled();
});

it('goes when another tab has decided', async () => {
  const { bus } = await open();
  act(() => bus.set('consent@2', { services: [], classes: [] }));
  expect(layer()).toBeNull();
});

it('returns the focus to where it was, and gives the space of the page back', async () => {
  const link = document.createElement('button');
  document.body.append(link);
  await open([answerTo(denyAllServices, answer)]);
  expect(document.body.style.paddingBottom).toBe('0px');
  link.focus();
  act(() => button('Alle ablehnen').focus());

  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(link).toHaveFocus());
  await waitFor(() => expect(document.body.style.paddingBottom).toBe(''));
  link.remove();
});

it.each([
  ['where the page asks about nothing', { consent: undefined }],
  ['on the page of the settings', { pageUrls: { ...pageUrls, consentSettings: location.pathname } }],
])('does not appear %s', async (_where, config) => {
  await open([], config);
  expect(layer()).toBeNull();
});
