import { logInWithPasskey, readUser, startPasskeyLogin } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { aUser, refuse, urls } from '../../testing/account-fixtures';
import { aFakeDevice, removeFakeDevice } from '../../testing/fake-device';
import { loginForm } from './login-form.widget';

jest.mock('../../go-to');

afterEach(() => {
  removeFakeDevice();
  jest.mocked(goTo).mockClear();
});

const visit = (answers: readonly AnswerTo[] = []) =>
  renderWidget(
    loginForm,
    { successUrl: '/account/' },
    {
      messages: { ...messages, 'account.passkey.failed': 'Das hat nicht geklappt.' },
      config: { pageUrls: urls },
      url: 'https://shop.example/login/',
      answers: [
        answerTo(readUser, aUser()),
        answerTo(startPasskeyLogin, { options: { challenge: 'Y2hhbGxlbmdl', rpId: 'shop.example' } }),
        answerTo(logInWithPasskey, { redirect: '/account/' }),
        ...answers,
      ],
    },
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Mit Passkey anmelden' }));

it('logs in without an address, with the check box of the form', async () => {
  aFakeDevice();
  const { platform } = await visit();
  const published: unknown[] = [];
  platform.bus.on('account:logged-in', () => published.push(1), platform.signal);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Angemeldet bleiben' }));
  await press();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/'));
  expect(platform.calls.at(-1)).toMatchObject({
    path: '/rest/login/passkey/',
    body: { rememberMe: true, mergeLists: true, successUrl: '/account/', credential: { id: 'credential' } },
  });
  expect(published).toHaveLength(1);
  expect(platform.tracked).toEqual([
    { name: 'login', values: { source: 'login_registration', method: 'passkey' } },
  ]);
});

it('shows the changes of the carts first', async () => {
  aFakeDevice();
  await visit([
    answerTo(logInWithPasskey, {
      redirect: '/account/',
      mergeReport: [{ itemId: '1', name: 'Schrauben', oldQuantity: 9, newQuantity: 3 }],
    }),
  ]);
  await press();

  expect(await screen.findByText(/Schrauben/)).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
});

it('says what the shop refuses, and that the window of the device was closed', async () => {
  aFakeDevice();
  await visit([answerTo(logInWithPasskey, refuse({ globalErrors: [{ msg: 'account.passkey.failed' }] }))]);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');

  aFakeDevice({ error: 'NotAllowedError' });
  await press();
  expect(await screen.findByText(/Das Gerät hat den Vorgang nicht abgeschlossen/)).toBeVisible();
});

it('is not offered in a browser without passkeys', async () => {
  await visit();
  expect(screen.queryByRole('button', { name: 'Mit Passkey anmelden' })).not.toBeInTheDocument();
});
