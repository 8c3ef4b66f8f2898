import {
  changeEmail,
  changePassword,
  readAccount,
  readFormAnswer,
  readProfile,
  saveProfile,
} from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import {
  anAccount,
  anAnswer,
  aProfile,
  notLoggedIn,
  refuse,
  unavailable,
  urls,
} from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

const texts = {
  ...messages,
  'account.profile.done': 'Ihre Angaben sind gespeichert.',
  'account.emailChange.done': 'Wir haben zwei E-Mails geschickt.',
  'account.passwordChange.done': 'Ihr neues Passwort gilt ab sofort.',
  'account.password.wrong': 'Dieses Passwort stimmt nicht.',
};
const visit = (answers: readonly AnswerTo[] = [], props: object = {}, query = '') =>
  renderWidget(
    accountPage,
    { tab: 'daten', ...props },
    {
      messages: texts,
      config: { pageUrls: urls },
      url: `https://shop.example/account/daten/${query}`,
      answers: [answerTo(readAccount, anAccount()), answerTo(readProfile, aProfile()), ...answers],
    },
  );
const form = (name: string) => within(screen.getByRole('form', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const NEW = 'Spanplatte-19';

const postMessage = jest.fn();
beforeEach(() => {
  postMessage.mockClear();
  window.fachwerkApp = { postMessage, addEventListener: jest.fn(), removeEventListener: jest.fn() };
});
afterEach(() => {
  delete window.fachwerkApp;
});

it('shows the data and saves what has changed', async () => {
  const { platform } = await visit([answerTo(saveProfile, { msg: 'account.profile.done' })]);
  expect(screen.getByLabelText('Nachname')).toHaveValue('Musterfrau');
  expect(screen.getByLabelText(/^Geburtsdatum/)).toHaveValue('24.12.1990');
  expect(screen.getByRole('radio', { name: 'Frau' })).toBeChecked();

  await userEvent.clear(screen.getByLabelText(/^Telefon/));
  await fill(/^Telefon/, '030 123456');
  await press('Speichern');

  expect(await screen.findByText('Ihre Angaben sind gespeichert.')).toBeVisible();
  expect(platform.calls.at(-1)?.body).toMatchObject({ lastName: 'Musterfrau', phone: '030 123456' });
});

it('says a mistake at its field and sends nothing', async () => {
  const { platform } = await visit();
  await userEvent.clear(screen.getByLabelText('Nachname'));
  await press('Speichern');

  await waitFor(() => expect(screen.getByLabelText('Nachname')).toBeInvalid());
  expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks for another address with the password, says what happens next, and informs the app', async () => {
  const { platform } = await visit([answerTo(changeEmail, { msg: 'account.emailChange.done' })]);
  await fill('Neue E-Mail-Adresse', 'neu@example.org');
  await userEvent.type(form('E-Mail-Adresse ändern').getByLabelText('Ihr Passwort'), 'Holzleim-47');
  await press('Link anfordern');

  expect(await screen.findByText('Wir haben zwei E-Mails geschickt.')).toBeVisible();
  expect(platform.calls.at(-1)?.body).toEqual({ email: 'neu@example.org', currentPassword: 'Holzleim-47' });
  expect(screen.getByText('neu@example.org')).toBeVisible();
  expect(form('E-Mail-Adresse ändern').getByLabelText('Ihr Passwort')).toHaveValue('');
  expect(postMessage).toHaveBeenCalledWith('{"method":"mailChange","payload":{"state":"requested"}}');
});

it('names the address that waits for its confirmation', async () => {
  await visit([answerTo(readProfile, aProfile({ pendingEmail: 'wartet@example.org' }))]);

  expect(screen.getByText('wartet@example.org')).toBeVisible();
});

it('changes the password, empties the fields and informs the app', async () => {
  await visit([answerTo(changePassword, { msg: 'account.passwordChange.done' })]);
  const fields = form('Passwort ändern');
  await userEvent.type(fields.getByLabelText('Bisheriges Passwort'), 'Holzleim-47');
  await userEvent.type(fields.getByLabelText('Neues Passwort'), NEW);
  await press('Passwort ändern');

  expect(await screen.findByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();
  expect(fields.getByLabelText('Neues Passwort')).toHaveValue('');
  expect(postMessage).toHaveBeenCalledWith('{"method":"passwordChange","payload":{}}');
});

it('says at its field that the old password is wrong, and informs no app', async () => {
  await visit([
    answerTo(
      changePassword,
      refuse({ fieldErrors: [{ field: 'currentPassword', msg: 'account.password.wrong' }] }),
    ),
  ]);
  const fields = form('Passwort ändern');
  await userEvent.type(fields.getByLabelText('Bisheriges Passwort'), 'falsch');
  await userEvent.type(fields.getByLabelText('Neues Passwort'), NEW);
  await press('Passwort ändern');

  expect(await screen.findByText('Dieses Passwort stimmt nicht.')).toBeVisible();
  expect(fields.getByLabelText('Neues Passwort')).toHaveValue(NEW);
  expect(postMessage).not.toHaveBeenCalled();
});

it('marks without script only the form that was sent, and keeps what was typed', async () => {
  await visit(
    [
      answerTo(
        readFormAnswer,
        anAnswer({
          form: 'email-change',
          values: { email: 'neu@' },
          fieldErrors: [{ field: 'email', msg: 'forms.email' }],
        }),
      ),
    ],
    {},
    '?answer=k1',
  );

  expect(screen.getByLabelText('Neue E-Mail-Adresse')).toHaveValue('neu@');
  expect(screen.getByLabelText('Neue E-Mail-Adresse')).toBeInvalid();
  expect(screen.getByLabelText('Nachname')).toHaveValue('Musterfrau');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('says without script that the data are saved', async () => {
  await visit(
    [answerTo(readFormAnswer, anAnswer({ form: 'profile', msg: 'account.profile.done' }))],
    {},
    '?answer=k1',
  );
  expect(screen.getByText('Ihre Angaben sind gespeichert.')).toBeVisible();
});

it('begins the form of the password with a captcha where the page says so', async () => {
  await visit([], { captchaActive: true });

  // The fake API has no challenge.
  expect(await form('Passwort ändern').findByText(/Die Sicherheitsprüfung hat nicht geklappt/)).toBeVisible();
});

it('says so when the data are not available, and leads others to the login', async () => {
  await visit([answerTo(readProfile, unavailable)]);
  expect(screen.getByText(/gerade nicht abrufbar/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
    'href',
    '/account/daten/',
  );

  const { loaded } = await visit([answerTo(readProfile, notLoggedIn), answerTo(readAccount, notLoggedIn)]);
  expect(loaded?.page).toEqual({ redirect: '/login/?successUrl=/account/daten/' });
});
