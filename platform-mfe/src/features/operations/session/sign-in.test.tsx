import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refuse, type Respond, SIGNED_OUT } from '../testing/fake-registry';
import { aRollout } from '../testing/operations-fixtures';
import { card, dialog, press, visit, withRollout } from '../testing/visit';

describe('who is not signed in', () => {
  const signIn = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('Name'), 'betrieb');
    await userEvent.type(screen.getByLabelText('Passwort'), password);
    await press('Anmelden');
  };

  it('sees a form and nothing else, and gets in with name and password', async () => {
    const { registry, container } = await visit({
      'GET session': () => SIGNED_OUT,
      'POST session': () => ok({ name: 'betrieb' }),
    });
    await screen.findByRole('heading', { name: 'Anmelden' });
    expect(registry.requests.map(({ path }) => path)).toEqual(['session']);
    await expectNoAxeViolations(container);

    await signIn('Fachwerk-1');

    expect(await screen.findByText('Angemeldet als betrieb')).toBeVisible();
    expect(registry.sent('POST', 'session')).toEqual([{ name: 'betrieb', password: 'Fachwerk-1' }]);
  });

  it('keeps the name after a wrong password and is told so', async () => {
    await visit({
      'GET session': () => SIGNED_OUT,
      'POST session': () => refuse(401, 'Name or password is wrong.'),
    });
    await signIn('falsch');

    expect(await screen.findByRole('alert')).toHaveTextContent('Name oder Passwort stimmt nicht.');
    expect(screen.getByLabelText('Name')).toHaveValue('betrieb');
    expect(screen.getByLabelText('Passwort')).toHaveFocus();
  });

  it('is told how long to wait after too many attempts', async () => {
    await visit({
      'GET session': () => SIGNED_OUT,
      'POST session': () => ({ ...refuse(429, 'Too many attempts.'), headers: { 'retry-after': '540' } }),
    });
    await signIn('falsch');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Zu viele Versuche\. Bitte warten Sie 9 Minuten, ab \d\d:\d\d:\d\d Uhr geht es wieder\./,
    );
  });

  it('is not sent in circles by an empty field', async () => {
    const { registry } = await visit({ 'GET session': () => SIGNED_OUT });
    await press('Anmelden');
    expect(screen.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2);
    expect(registry.sent('POST', 'session')).toEqual([]);
  });
});

describe('the session', () => {
  it('ends by signing out, and nothing is left to read', async () => {
    await visit({ 'DELETE session': () => ({ status: 204 }) });
    await press('Abmelden');
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByText(/1\.3\.0/)).not.toBeInTheDocument();
  });

  it('is still there when signing out fails, and says so', async () => {
    await visit({ 'DELETE session': () => 'silent' });
    await press('Abmelden');
    expect(await screen.findByText(/Sie sind noch angemeldet/)).toBeVisible();
  });

  it('may end at any time: after signing in again everything is where it was', async () => {
    let isOver = false;
    const status: Respond = (request) => (isOver ? SIGNED_OUT : withRollout()(request));
    const { registry } = await visit({
      'GET status': status,
      'POST rollouts': () => (isOver ? SIGNED_OUT : ok(aRollout({ percent: 25 }))),
      'POST session': () => {
        isOver = false;
        return ok({ name: 'betrieb' });
      },
    });
    await press('Anteil ändern', await card());
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: /^25.%$/ }));
    isOver = true;
    await press('Jetzt ausrollen', form);

    const again = within(await screen.findByRole('dialog', { name: 'Bitte melden Sie sich wieder an' }));
    expect(again.getByLabelText('Name')).toHaveValue('betrieb');
    await userEvent.type(again.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden', again);

    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    const same = await dialog();
    expect(same.getByLabelText(/Anteil der Besucher/)).toHaveValue('25');
    await press('Jetzt ausrollen', same);
    expect(await screen.findByText('25 % der Besucher bekommen 1.4.0-3f9a2c1')).toBeVisible();
    expect(registry.sent('POST', 'rollouts')).toHaveLength(2);
  });
});
