import { confirmRegistration, readFormAnswer } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { anAnswer, refuse, urls } from '../../testing/account-fixtures';
import { registerConfirm } from './register-confirm.widget';

jest.mock('../../go-to');

const visit = (address: string, answers: readonly AnswerTo[] = []) =>
  renderWidget(
    registerConfirm,
    {},
    {
      messages: { ...messages, 'account.confirm.invalid': 'Dieser Link ist abgelaufen.' },
      config: { pageUrls: urls },
      url: `https://shop.example${address}`,
      answers,
    },
  );
const PASSWORD = 'Werkbank-17';

async function confirm(password = PASSWORD): Promise<void> {
  if (password) await userEvent.type(screen.getByLabelText('Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Konto bestätigen' }));
}

it('confirms by the password of the registration: opening the link changes nothing, nor does a second time', async () => {
  const { platform } = await visit('/register/confirm/?token=abc', [answerTo(confirmRegistration, {})]);
  expect(platform.calls).toEqual([]);

  await confirm();
  expect(await screen.findByRole('group', { name: 'Ihr Konto ist bestätigt' })).toHaveFocus();
  expect(platform.calls).toMatchObject([
    { path: '/register/confirm/', body: { token: 'abc', password: PASSWORD } },
  ]);
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login/');
});

it('asks for the password before anything is sent', async () => {
  const { platform } = await visit('/register/confirm/?token=abc');
  await confirm('');

  expect(await screen.findByText('Bitte geben Sie ein Passwort ein.')).toBeVisible();
  expect(platform.calls).toEqual([]);
});

it('shows a wrong password at its field, also without script', async () => {
  await visit('/register/confirm/?token=abc&answer=k1', [
    answerTo(
      readFormAnswer,
      anAnswer({ fieldErrors: [{ field: 'password', msg: 'account.confirm.wrongPassword' }] }),
    ),
  ]);

  expect(screen.getByLabelText('Passwort')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Konto bestätigen' })).toBeVisible();
});

it('is logged in with it, and comes to the account', async () => {
  const { platform } = await visit('/register/confirm/?token=abc', [
    answerTo(confirmRegistration, { msg: 'account.confirm.done', redirect: '/account/' }),
  ]);
  const loggedIn = jest.fn();
  platform.bus.on('account:logged-in', loggedIn, platform.signal);
  const registered = jest.fn();
  platform.bus.on('account:registered', registered, platform.signal);
  await confirm();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/'));
  expect(loggedIn).toHaveBeenCalledTimes(1);
  expect(registered.mock.calls).toEqual([[{ state: 'confirmed', hasCard: false }]]);
});

it('says that a link is used up', async () => {
  await visit('/register/confirm/?token=abc', [
    answerTo(confirmRegistration, refuse({ globalErrors: [{ msg: 'account.confirm.invalid' }] })),
  ]);
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link ist abgelaufen.');
});

it('says so without script too, and offers no button that cannot work', async () => {
  await visit('/register/confirm/?token=abc&answer=k1', [
    answerTo(readFormAnswer, anAnswer({ globalErrors: [{ msg: 'account.confirm.invalid' }] })),
  ]);
  expect(screen.getByText('Dieser Link ist abgelaufen.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('helps on when the mail program broke the link', async () => {
  await visit('/register/confirm/');
  expect(screen.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kundenkonto anlegen' })).toHaveAttribute('href', '/register/');
});
