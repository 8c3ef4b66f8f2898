import { logIn as logInCall, readFormAnswer, readUser } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { anAnswer, aUser, refuse, urls } from '../../testing/account-fixtures';
import { loginForm } from './login-form.widget';

jest.mock('../../go-to');

async function visit(answers: readonly AnswerTo[] = [], props: object = {}, address = '/login/') {
  const texts = { ...messages, 'account.login.failed': 'Die Anmeldung ist fehlgeschlagen.' };
  const widget = await renderWidget(loginForm, props, {
    messages: texts,
    config: { pageUrls: urls },
    url: `https://shop.example${address}`,
    answers: [answerTo(readUser, aUser()), answerTo(logInCall, { redirect: '/account/' }), ...answers],
  });
  const published: string[] = [];
  widget.platform.bus.on('account:logged-in', () => published.push('logged-in'), widget.platform.signal);
  return { ...widget, published };
}
const logIn = async () => {
  await fill('E-Mail-Adresse', 'erika@example.org');
  await fill('Passwort', 'Fachwerk-1');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
};
const posted = ({ platform }: { platform: { calls: { method: string; body?: unknown }[] } }) =>
  platform.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => jest.mocked(goTo).mockReset());

it('logs in, tells the page, and goes where the server says', async () => {
  const widget = await visit();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Angemeldet bleiben' }));
  await logIn();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/'));
  expect(widget.published).toEqual(['logged-in']);
  expect(widget.platform.tracked).toEqual([
    { name: 'login', values: { source: 'login_registration', method: 'password' } },
  ]);
  expect(posted(widget)).toEqual([
    {
      email: 'erika@example.org',
      password: 'Fachwerk-1',
      rememberMe: true,
      mergeLists: 'true',
      successUrl: '/account/',
    },
  ]);
});

it.each([
  ['the page’s own target', { successUrl: '/basket/' }, '/login/', '/basket/'],
  [
    'the target of the address first',
    { successUrl: '/basket/' },
    '/login/?successUrl=/p/hammer-1/',
    '/p/hammer-1/',
  ],
  ['no target on another shop', {}, '/login/?successUrl=//evil.example/', '/account/'],
])('asks for %s', async (_case, props, address, wanted) => {
  const widget = await visit([], props, address);
  await logIn();
  await waitFor(() => expect(posted(widget)).toEqual([expect.objectContaining({ successUrl: wanted })]));
});

it('does not follow an answer to another shop', async () => {
  await visit([answerTo(logInCall, { redirect: 'https://evil.example/' })]);
  await logIn();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/'));
});

it('says one sentence for a wrong address or password, and keeps what was typed', async () => {
  const widget = await visit([
    answerTo(logInCall, refuse({ globalErrors: [{ msg: 'account.login.failed' }] })),
  ]);
  await logIn();

  expect(await screen.findByRole('alert')).toHaveTextContent('Die Anmeldung ist fehlgeschlagen.');
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
  expect(screen.getByLabelText('Passwort')).toHaveValue('Fachwerk-1');
  expect(widget.published).toEqual([]);
  expect(goTo).not.toHaveBeenCalled();
});

it('shows a captcha where the page or the server asks for one', async () => {
  await visit([], { captchaActive: true });

  // The fake API has no challenge.
  expect(await screen.findByText(/Die Sicherheitsprüfung hat nicht geklappt/)).toBeVisible();
});

it('points to a new password after several wrong attempts', async () => {
  await visit([
    answerTo(logInCall, () => {
      throw new HttpError('bad-request', 'x', 400, {
        fieldErrors: [],
        globalErrors: [],
        captchaActive: true,
      });
    }),
  ]);
  expect(screen.queryByText(/mehrere Fehlversuche/)).not.toBeInTheDocument();
  await logIn();
  expect(await screen.findByText(/mehrere Fehlversuche/)).toBeVisible();
  expect(await screen.findByText(/Die Sicherheitsprüfung hat nicht geklappt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute(
    'href',
    '/password/request/',
  );
});

it('tells what joining the carts changed before it goes on', async () => {
  const mergeReport = [
    { itemId: '1', name: 'Schrauben', oldQuantity: 9, newQuantity: 3 },
    { itemId: '2', name: 'Zement', oldQuantity: 1, newQuantity: 0 },
  ];
  await visit([answerTo(logInCall, { redirect: '/basket/', mergeReport })]);
  await logIn();

  expect(await screen.findByText('Schrauben: Menge zusammen 9, verfügbar und im Warenkorb 3.')).toBeVisible();
  expect(screen.getByText(/Zement: Menge zusammen 1, zurzeit ausverkauft/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/basket/');
  expect(goTo).not.toHaveBeenCalled();
});

it('shows again what was typed without script, but no password', async () => {
  await visit(
    [
      answerTo(readFormAnswer, () =>
        anAnswer({
          values: { email: 'erika@example.org', rememberMe: 'on', password: 'never' },
          globalErrors: [{ msg: 'account.login.failed' }],
        }),
      ),
    ],
    {},
    '/login/?answer=k1',
  );
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
  expect(screen.getByRole('checkbox', { name: 'Angemeldet bleiben' })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('fehlgeschlagen');
});

it('offers the way on and the logout to somebody who is logged in already', async () => {
  await visit([answerTo(readUser, aUser({ loggedIn: true, name: 'Erika Musterfrau' }))]);
  expect(screen.getByText(/Sie sind als Erika Musterfrau angemeldet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Kundenkonto' })).toHaveAttribute('href', '/account/');
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});

it('leads a customer without an account to the order', async () => {
  await visit();

  expect(screen.getByRole('link', { name: 'Bestellung ansehen und verfolgen' })).toHaveAttribute(
    'href',
    '/bestellungen/anmelden/',
  );
});
