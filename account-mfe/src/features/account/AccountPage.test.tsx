import { logOut, readAccount } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { anAccount, notLoggedIn, unavailable, urls } from '../../testing/account-fixtures';
import { accountPage } from './account-page.widget';

jest.mock('../../go-to');

const visit = (answers: readonly AnswerTo[]) =>
  renderWidget(accountPage, {}, { messages, config: { pageUrls: urls }, answers });

it('shows who is logged in', async () => {
  await visit([answerTo(readAccount, anAccount())]);

  expect(screen.getByRole('heading', { name: 'Guten Tag, Erika Musterfrau' })).toBeVisible();
  expect(screen.getByText('erika@example.org')).toBeVisible();
  expect(screen.getByText('2912345678')).toBeVisible();
  expect(screen.getByText('Kundenkonto seit 21.11.2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Passwort ändern' })).toHaveAttribute('href', '/password/request/');
  expect(screen.queryByText('Profikunde')).not.toBeInTheDocument();
});

it('marks professional customers and employees, and says that there is no card', async () => {
  await visit([
    answerTo(readAccount, anAccount({ isProhibis: true, isEmployee: true, customerCardNumber: null })),
  ]);
  expect(screen.getByText('Profikunde')).toBeVisible();
  expect(screen.getByText('Mitarbeiter/in')).toBeVisible();
  expect(screen.getByText('Zu Ihrem Konto ist keine Kundenkarte hinterlegt.')).toBeVisible();
});

it('leads everybody else to the login and back', async () => {
  const { loaded } = await visit([answerTo(readAccount, notLoggedIn)]);
  expect(loaded?.page).toEqual({ redirect: '/login/?successUrl=/account/' });
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login/');
});

it('is no page for a tab that does not exist', async () => {
  const { loaded } = await renderWidget(
    accountPage,
    { tab: 'gibt-es-nicht' },
    { messages, config: { pageUrls: urls }, answers: [] },
  );
  expect(loaded?.page).toEqual({ status: 404 });
});

it('needs no navigation for one tab', async () => {
  await visit([answerTo(readAccount, anAccount())]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('says that the account cannot be shown, and offers to try again', async () => {
  const { loaded } = await visit([answerTo(readAccount, unavailable)]);
  expect(loaded?.page).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute('href', '/account/');
});

it('logs out, tells the page, and leaves it', async () => {
  const { platform } = await visit([answerTo(readAccount, anAccount()), answerTo(logOut, { redirect: '/' })]);
  const loggedOut = jest.fn();
  platform.bus.on('account:logged-out', loggedOut, platform.signal);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(loggedOut).toHaveBeenCalledTimes(1);
});

it('stays, and says why, when the logout fails', async () => {
  await visit([answerTo(readAccount, anAccount()), answerTo(logOut, unavailable)]);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});
