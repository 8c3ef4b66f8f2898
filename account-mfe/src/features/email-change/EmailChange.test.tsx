import { confirmEmail, objectToEmail, readFormAnswer } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAnswer, refuse, urls } from '../../testing/account-fixtures';
import { emailChange } from './email-change.widget';

const visit = (step: 'confirm' | 'object', query: string, answers: readonly AnswerTo[] = []) =>
  renderWidget(
    emailChange,
    { step },
    {
      messages: { ...messages, 'account.emailConfirm.invalid': 'Dieser Link ist abgelaufen.' },
      config: { pageUrls: urls },
      url: `https://shop.example/email/${query}`,
      answers,
    },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('confirms by a click with the password only, and says whom it is for', async () => {
  const { platform } = await visit('confirm', '?token=abc', [answerTo(confirmEmail, {})]);
  expect(platform.calls).toEqual([]);

  expect(screen.getByText(/nur, wenn Sie das selbst beantragt haben/)).toBeVisible();
  await press('Neue Adresse bestätigen');
  expect(screen.getByLabelText('Passwort')).toBeInvalid();
  expect(platform.calls).toEqual([]);
  await fill('Passwort', 'Holzleim-47');
  await press('Neue Adresse bestätigen');

  expect(await screen.findByRole('group', { name: 'Ihre neue E-Mail-Adresse gilt' })).toHaveFocus();
  expect(platform.calls).toMatchObject([
    { path: '/rest/email/confirm/', body: { token: 'abc', password: 'Holzleim-47' } },
  ]);
  expect(screen.getByRole('link', { name: 'Zum Kundenkonto' })).toHaveAttribute('href', '/account/');
});

it('objects by a click only, and leads to a new password', async () => {
  const { platform } = await visit('object', '?token=abc', [answerTo(objectToEmail, {})]);
  await press('Widersprechen');

  expect(await screen.findByRole('group', { name: 'Die Änderung gilt nicht' })).toHaveFocus();
  expect(platform.calls).toMatchObject([{ path: '/rest/email/objection/', body: { token: 'abc' } }]);
  expect(screen.getByRole('link', { name: 'Neues Passwort anfordern' })).toHaveAttribute(
    'href',
    '/password/request/',
  );
});

it('says that a link is used up, with and without script', async () => {
  const invalid = { globalErrors: [{ msg: 'account.emailConfirm.invalid' }] };
  await visit('confirm', '?token=abc', [answerTo(confirmEmail, refuse(invalid))]);
  await fill('Passwort', 'Holzleim-47');
  await press('Neue Adresse bestätigen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link ist abgelaufen.');

  await visit('confirm', '?token=abc&answer=k1', [answerTo(readFormAnswer, anAnswer(invalid))]);
  expect(screen.getByRole('heading', { name: 'Die Adresse wurde nicht geändert' })).toBeVisible();
});

it('helps on when the mail program broke the link', async () => {
  await visit('object', '');
  expect(screen.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible();
});
