import { renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { appSimulator } from './app-simulator.widget';
import { playApp, type PlayedApp } from './play-app';

jest.mock('./play-app', () => ({ playApp: jest.fn() }));

const send = jest.fn<void, [string]>();
beforeEach(() => {
  send.mockReset();
  jest
    .mocked(playApp)
    .mockReset()
    .mockReturnValue({ send } satisfies PlayedApp);
});

async function start() {
  await renderWidget(appSimulator, {}, { messages });
  const user = userEvent.setup();
  const begin = () => user.click(screen.getByRole('button', { name: 'Starten' }));
  /** The page sends a message. */
  const post = (method: string, payload: object) =>
    act(async () => jest.mocked(playApp).mock.calls.at(-1)?.[1](JSON.stringify({ method, payload })));
  const answers = () => send.mock.calls.map(([text]) => JSON.parse(text) as unknown);
  return { user, begin, post, answers };
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

it('shows a page with the cookies of the app, which end with it', async () => {
  const { user, begin } = await start();
  await user.click(screen.getByRole('radio', { name: 'iOS' }));
  await user.click(screen.getByRole('checkbox', { name: 'usage' }));
  await user.click(screen.getByRole('checkbox', { name: 'maps' }));
  await user.clear(screen.getByRole('textbox', { name: 'Seite' }));
  await user.type(screen.getByRole('textbox', { name: 'Seite' }), '/login/');
  await begin();

  expect(screen.getByTitle('Seite in der App auf iOS')).toHaveAttribute('src', '/login/');
  expect(document.cookie).toBe('app=ios; app-permissions=usage.maps');

  await user.click(screen.getByRole('button', { name: 'Neu starten' }));
  expect(document.cookie).toBe('app=ios; app-permissions=usage.maps');

  await user.click(screen.getByRole('button', { name: 'Beenden' }));
  expect(screen.queryByTitle(/^Seite in der App/)).not.toBeInTheDocument();
  expect(document.cookie).toBe('');
});

it('never shows a page of another origin', async () => {
  const { user, begin } = await start();
  await user.clear(screen.getByRole('textbox', { name: 'Seite' }));
  await user.type(screen.getByRole('textbox', { name: 'Seite' }), '/\\evil.example/');
  await begin();

  expect(screen.getByTitle('Seite in der App auf Android')).toHaveAttribute('src', '/');
});

it('lists messages, the latest first, and names what is against its schema', async () => {
  const { begin, post } = await start();
  await begin();
  await post('mailChange', { state: 'requested' });
  await waitFor(() => expect(lines()).toHaveLength(1));
  await post('mailChange', { state: 'done' });
  await waitFor(() => expect(lines()).toHaveLength(2));

  const [latest, first] = lines();
  expect(latest).toContain('Entspricht nicht dem Schema');
  expect(first).toBe('Seite: mailChange{"method":"mailChange","payload":{"state":"requested"}}');
});

it('shows the state that the page shares', async () => {
  const { begin, post } = await start();
  await begin();
  await post('globalInfo', {
    wishlistCount: 3,
    basketCount: 12,
    loggedIn: true,
    role: 'customer',
    urlPath: '/',
    companyId: null,
    customerCardNumber: null,
  });

  const app = within(screen.getByRole('region', { name: 'App' }));
  expect(await app.findByText('12')).toBeVisible();
  expect(app.getByText('customer')).toBeVisible();
});

const pay = { type: 'pay', handle: 'h', data: { amount: '4.95', currency: 'EUR', country: 'DE' } };

it.each([
  ['Bezahlt', [{ method: 'googlePay', payload: { handle: 'h', token: '4111111111111111' } }]],
  ['Abgebrochen', [{ method: 'googlePay', payload: { handle: 'h', error: 'CANCELED' } }]],
  ['Keine Antwort', []],
])('answers a payment: %s', async (choice, expected) => {
  const { user, begin, post, answers } = await start();
  await user.selectOptions(screen.getByRole('combobox', { name: /Google Pay/ }), choice);
  await begin();
  await post('googlePay', pay);

  await waitFor(() => expect(lines()).not.toEqual([]));
  await waitFor(() => expect(answers()).toEqual(expected));
});

it('answers with its id and copies texts, or refuses where the browser does', async () => {
  const { begin, post, answers } = await start();
  await begin();
  await post('uuid', { handle: 'a' });
  await post('copyToClipboard', { handle: 'b', text: 'Liste' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await waitFor(() => expect(answers()).toHaveLength(2));
  await post('copyToClipboard', { handle: 'c', text: 'Liste' });

  await waitFor(() =>
    expect(answers()).toEqual([
      { method: 'uuid', payload: { handle: 'a', uuid: '00000000-0000-4000-8000-000000000000' } },
      { method: 'copyToClipboard', payload: { handle: 'b' } },
      { method: 'copyToClipboard', payload: { handle: 'c', error: 'DENIED' } },
    ]),
  );
});

it('sends commands and any other text', async () => {
  const { user, begin } = await start();
  await begin();
  await user.click(screen.getByRole('button', { name: 'storeFinder' }));
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await user.clear(screen.getByRole('textbox', { name: 'Nachricht der App' }));
  await user.type(screen.getByRole('textbox', { name: 'Nachricht der App' }), 'no JSON');
  await user.click(screen.getByRole('button', { name: 'Senden' }));

  expect(send.mock.calls).toEqual([['{"method":"storeFinder","payload":{}}'], ['no JSON']]);
  expect(lines()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Leeren' }));
  expect(screen.getByText('Noch keine Nachricht.')).toBeVisible();
});
