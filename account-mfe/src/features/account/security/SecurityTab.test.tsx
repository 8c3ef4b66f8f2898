import {
  addPasskey,
  endAllSessions,
  endSession,
  readAccount,
  readAccountSecurity,
  removePasskey,
  startPasskey,
} from '@fachwerk/shared/calls';
import type { AccountSecurity } from '@fachwerk/shared/contracts';
import { type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../../go-to';
import messages from '../../../messages.de.json';
import { anAccount, aSecurity, unavailable, urls } from '../../../testing/account-fixtures';
import { aFakeDevice, removeFakeDevice } from '../../../testing/fake-device';
import { accountPage } from '../account-page.widget';

jest.mock('../../../go-to');

afterEach(removeFakeDevice);

const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'shop.example', name: 'Fachwerk' },
  user: { id: 'dXNlcg', name: 'erika@example.org', displayName: '' },
  pubKeyCredParams: [],
};
const visit = (security: Partial<AccountSecurity> = {}, answers: readonly AnswerTo[] = []) =>
  renderWidget(
    accountPage,
    { tab: 'sicherheit' },
    {
      messages: {
        ...messages,
        'account.session.ended': 'Das Gerät ist abgemeldet.',
        'account.passkey.removed': 'Der Passkey ist gelöscht.',
      },
      config: { pageUrls: urls },
      url: 'https://shop.example/account/sicherheit/',
      answers: [
        answerTo(readAccount, anAccount()),
        answerTo(readAccountSecurity, aSecurity(security)),
        ...answers,
      ],
    },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('names the devices in plain words and marks this one, which has no button of its own', async () => {
  await visit({ moreSessions: 12 });

  expect(screen.getByText('Firefox auf Windows')).toHaveTextContent('Dieses Gerät');
  expect(screen.getByText('Unbekanntes Gerät')).toBeVisible();
  expect(screen.getByText('Zuletzt genutzt am 29.11.2026')).toBeVisible();
  expect(screen.getByText('Und 12 weitere Anmeldungen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Abmelden: Firefox auf Windows' })).not.toBeInTheDocument();
});

it('ends one login, which leaves the list', async () => {
  const { platform } = await visit({}, [answerTo(endSession, {})]);
  await press('Abmelden: Safari auf iOS');

  await waitFor(() => expect(screen.queryByText('Safari auf iOS')).not.toBeInTheDocument());
  expect(platform.calls.at(-1)?.body).toEqual({ id: 's2' });
  expect(screen.getByRole('group', { name: 'Das Gerät ist abgemeldet.' })).toHaveFocus();
});

it('says that passkeys stay when all logins end', async () => {
  await visit();
  expect(screen.getByText(/Ihre Passkeys gelten danach weiter/)).toBeVisible();

  await visit({ passkeys: [] });
  expect(screen.getAllByText(/Ihre Passkeys gelten danach weiter/)).toHaveLength(1);
});

it('ends all of them and leads to the login', async () => {
  await visit({}, [answerTo(endAllSessions, { redirect: '/login/' })]);
  await press('Überall abmelden');

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login/'));
});

it('removes a passkey', async () => {
  const { platform } = await visit({}, [answerTo(removePasskey, {})]);
  expect(screen.getByText(/zuletzt genutzt am 29.11.2026/)).toBeVisible();
  await press('Löschen: Telefon');

  await waitFor(() => expect(screen.queryByText('Telefon')).not.toBeInTheDocument());
  expect(platform.calls.at(-1)?.body).toEqual({ id: 'p1' });
  expect(screen.getByRole('group', { name: 'Der Passkey ist gelöscht.' })).toHaveFocus();
});

async function addOne(answers: readonly AnswerTo[] = []) {
  const visited = await visit({}, [
    answerTo(startPasskey, { options: OPTIONS }),
    answerTo(addPasskey, {}),
    ...answers,
  ]);
  await userEvent.clear(screen.getByLabelText('Name'));
  await fill('Name', 'Laptop');
  await fill('Ihr Passwort', 'Holzleim-47');
  await press('Passkey einrichten');
  return visited;
}

it('asks for the password, then the device, and adds what it has created', async () => {
  aFakeDevice();
  const { platform } = await addOne();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/sicherheit/'));
  const [asked, added] = platform.calls.filter(({ method }) => method === 'POST');
  expect(asked?.body).toEqual({ name: 'Laptop', currentPassword: 'Holzleim-47' });
  expect(added).toMatchObject({
    path: '/rest/account/passkeys/',
    body: { name: 'Laptop', credential: { id: 'credential', type: 'public-key' } },
  });
});

it('says that the window of the device was closed, and adds nothing', async () => {
  aFakeDevice({ error: 'NotAllowedError' });
  const { platform } = await addOne();

  expect(await screen.findByText(/Das Gerät hat den Vorgang nicht abgeschlossen/)).toBeVisible();
  expect(platform.calls.some(({ path }) => path === '/rest/account/passkeys/')).toBe(false);
});

it('says that the device or the shop refuses the passkey', async () => {
  aFakeDevice({ error: 'InvalidStateError' });
  await addOne();

  expect(await screen.findByText(/Vielleicht gibt es auf diesem Gerät schon einen/)).toBeVisible();
});

it('offers no passkey in a browser without them', async () => {
  await visit();
  expect(screen.queryByRole('button', { name: 'Passkey einrichten' })).not.toBeInTheDocument();
});

it('offers no further passkey when there are too many', async () => {
  aFakeDevice();
  await visit({ hasMostPasskeys: true });
  expect(screen.queryByRole('button', { name: 'Passkey einrichten' })).not.toBeInTheDocument();
});

it('says so when the list is not available', async () => {
  await visit({}, [answerTo(readAccountSecurity, unavailable)]);
  expect(screen.getByText(/gerade nicht abrufbar/)).toBeVisible();
});
