import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetHelpers, type HelperCase, helperPlatform, registerHelper } from '../../testing/a-helper';
import { chatLayer } from './chat-layer.widget';

const MACHINE = { chat: { answeredBy: 'machine' } };

async function openChat(given: HelperCase = {}) {
  const page = helperPlatform((bus, choice) => bus.set('consent@2', choice), given);
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  render(<chatLayer.Root props={{}} data={undefined} platform={page.platform} />);
  await act(async () => page.bus.publish('header:chat-requested', {}));
  return { ...page, opener };
}
const dialog = () => screen.getByRole('dialog', { name: 'Chat' });
const agree = () => userEvent.click(screen.getByRole('button', { name: 'Zustimmen und Chat öffnen' }));
const place = () => document.querySelector('[data-outside-place=chat]');

/** Writes what a chat would into the element. */
const aChat = () => {
  const open = jest.fn((element?: HTMLElement) => element?.append('Womit kann ich helfen?'));
  const close = jest.fn();
  registerHelper('chat', { open, close });
  return { open, close };
};

afterEach(() => {
  jest.useRealTimers();
  forgetHelpers();
  document.body.innerHTML = '';
});

it.each([
  ['before a choice', null, ['chat']],
  ['after a denial', [], ['chat']],
  ['after consent to another service, which stays', ['store-position'], ['store-position', 'chat']],
])('asks in its place %s, and loads after the answer only', async (_when, allowed, sent) => {
  const { open } = aChat();
  const page = await openChat({ allowed });
  expect(page.loadOutsideScript).not.toHaveBeenCalled();
  expect(within(dialog()).getByText('Chat GmbH')).toBeVisible();
  expect(within(dialog()).getByText(/Er erfährt Ihre IP-Adresse und was Sie schreiben/)).toBeVisible();
  await expectNoAxeViolations(dialog());

  await agree();

  expect(page.sent).toEqual([sent]);
  expect(page.loadOutsideScript.mock.calls).toEqual([['chat']]);
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Womit kann ich helfen?')).toBeVisible();
});

it('is left without an answer: nothing is sent, and the focus is where it was', async () => {
  const page = await openChat();
  await userEvent.click(screen.getByRole('button', { name: 'Nicht jetzt' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.opener).toHaveFocus();
  expect(page.sent).toEqual([]);
});

it('opens at once where it is allowed, and ends with Escape', async () => {
  const { open, close } = aChat();
  const page = await openChat({ allowed: ['chat'] });
  expect(open).toHaveBeenCalledWith(place());
  expect(dialog()).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  expect(close).toHaveBeenCalledTimes(1);
  expect(page.opener).toHaveFocus();
  await act(async () => page.bus.publish('header:chat-requested', {}));
  expect(open).toHaveBeenCalledTimes(2);
});

it('states that a machine answers, before the consent and during the chat (AI Act Art. 50(1))', async () => {
  aChat();
  await openChat({ config: MACHINE });
  const sentence = () => screen.queryByText('Sie schreiben mit einem Computerprogramm.');
  expect(sentence()).toBeVisible();
  await agree();
  expect(sentence()).toBeVisible();
});

it('states no machine where people answer', async () => {
  await openChat({ config: { chat: { answeredBy: 'people' } } });
  expect(screen.queryByText(/Computerprogramm/)).not.toBeInTheDocument();
});

it.each([
  ['dead', () => Promise.reject(new Error('dead'))],
  ['one of something else', async () => {}],
])('leads to the contact where the host is %s, and can be tried again', async (_title, load) => {
  const page = await openChat({ allowed: ['chat'], load });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Chat ist gerade nicht erreichbar.');
  expect(screen.getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute('href', '/kontakt/');
  await expectNoAxeViolations(dialog());

  aChat();
  page.loadOutsideScript.mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

  expect(screen.getByText('Womit kann ich helfen?')).toBeVisible();
});

it.each<[string, () => void | Promise<void>]>([
  [
    'at once',
    () => {
      throw new Error('broken');
    },
  ],
  ['later', () => Promise.reject(new Error('broken'))],
])('leads to the contact when the chat itself fails %s', async (_when, open) => {
  registerHelper('chat', { open });
  await openChat({ allowed: ['chat'] });
  expect(screen.getByRole('alert')).toHaveTextContent('nicht erreichbar');
});

it.each<[string, (element: HTMLElement) => void]>([
  ['removes its element', (element) => element.remove()],
  ['empties what is around it', (element) => element.parentElement?.replaceChildren()],
  ['moves it to another place', (element) => document.body.append(element)],
])('stays whole when the chat %s', async (_what, harm) => {
  const open = jest.fn((element?: HTMLElement) => element && harm(element));
  registerHelper('chat', { open });
  const page = await openChat({ allowed: ['chat'] });

  act(() => page.choose([]));
  expect(screen.getByRole('button', { name: 'Zustimmen und Chat öffnen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.opener).toHaveFocus();

  act(() => page.choose(['chat']));
  await act(async () => page.bus.publish('header:chat-requested', {}));
  expect(open).toHaveBeenCalledTimes(2);
  expect(dialog()).toBeVisible();
});

it('leads to the contact after a time when the host does not answer', async () => {
  jest.useFakeTimers();
  await openChat({ allowed: ['chat'], load: () => new Promise<void>(() => {}) });
  expect(screen.getByRole('status')).toHaveTextContent('Der Chat wird geladen.');

  await act(async () => jest.advanceTimersByTimeAsync(15_000));

  expect(screen.getByRole('alert')).toHaveTextContent('nicht erreichbar');
});

it('opens nothing that was closed while a slow host loaded, and opens at once afterwards', async () => {
  const { open } = aChat();
  let answer = () => {};
  const load = () => new Promise<void>((resolve) => (answer = resolve));
  const page = await openChat({ allowed: ['chat'], load });
  await userEvent.keyboard('{Escape}');
  await act(async () => answer());

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
  expect(page.opener).toHaveFocus();
  await act(async () => page.bus.publish('header:chat-requested', {}));
  await act(async () => answer());
  expect(open).toHaveBeenCalledTimes(1);
});

it('asks again after a withdrawal in another tab, and ends the chat', async () => {
  const { close } = aChat();
  const page = await openChat({ allowed: ['chat'] });
  act(() => page.choose([]));

  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Zustimmen und Chat öffnen' })).toBeVisible();
  expect(place()).not.toBeVisible();
});

it('states that the browser has kept no answer', async () => {
  const page = await openChat({ isForgetful: true });
  await agree();
  expect(screen.getByRole('alert')).toHaveTextContent('Ihr Browser hat die Zustimmung nicht gespeichert.');
  expect(page.loadOutsideScript).not.toHaveBeenCalled();
});
