import { readStaff, signOutStaff } from '@fachwerk/shared/calls';
import type { StaffRole, StaffState } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { noteSignOut, waitingSignOut } from '@fachwerk/shared/staff';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
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

const LEAVING = { 'DELETE session': () => ({ status: 204 }) };
/** The desk of this browser, at which a person works. */
function aDeskOf(role: StaffRole) {
  const person: StaffState['person'] = { id: '1', number: '4700', name: 'Olga', role, desk: null };
  const shop = { person: person as StaffState['person'], reads: 0, isSilent: false };
  const state = () => ({ person: shop.person, isLocked: false, deskName: null, expiresAt: null, people: [] });
  const answers = [
    answerTo(readStaff, () => {
      if (shop.isSilent) throw new HttpError('network', 'for the test');
      shop.reads += 1;
      return state();
    }),
    answerTo(signOutStaff, () => {
      shop.person = null;
      return state();
    }),
  ];
  return { shop, answers };
}

describe('the desk', () => {
  const button = () => screen.queryByRole('button', { name: 'Marktdienst öffnen' });

  it('is opened by a form, which needs no script', async () => {
    const { container } = await visit({ 'GET session': () => ok({ name: 'betrieb', opensDesk: true }) });
    await screen.findByText('Angemeldet als betrieb');

    expect(button()).toHaveAttribute('type', 'submit');
    const form = button()?.closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/federation/desk');
    await expectNoAxeViolations(container);
  });

  it('is offered right after the sign-in', async () => {
    await visit({
      'GET session': () => SIGNED_OUT,
      'POST session': () => ok({ name: 'betrieb', opensDesk: true }),
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'betrieb');
    await userEvent.type(screen.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden');

    await screen.findByText('Angemeldet als betrieb');
    expect(button()).toBeVisible();
  });

  it('is not offered where the shop has no secret for it, nor by an older registry', async () => {
    await visit();
    await screen.findByText('Angemeldet als betrieb');

    expect(button()).not.toBeInTheDocument();
  });

  it('is not offered when the session is over', async () => {
    await visit({
      'GET session': () => ok({ name: 'betrieb', opensDesk: true }),
      'GET status': () => SIGNED_OUT,
    });
    await screen.findByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });

    expect(screen.queryByText('Marktdienst öffnen')).not.toBeInTheDocument();
  });
});

describe('the session', () => {
  it('ends by signing out, and nothing is left to read', async () => {
    await visit({ 'DELETE session': () => ({ status: 204 }) });
    await press('Abmelden');
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByText(/1\.3\.0/)).not.toBeInTheDocument();
  });

  it('ends by signing out at the desk of this browser too, which is open for an operator', async () => {
    const { shop, answers } = aDeskOf('OPERATOR');
    await visit(LEAVING, answers);
    await press('Abmelden');

    await waitFor(() => expect(shop.person).toBeNull());
    expect(screen.queryByText(/Am Marktdienst/)).not.toBeInTheDocument();
  });

  it('ends without signing out another person who works at the desk of this browser', async () => {
    const { shop, answers } = aDeskOf('EMPLOYEE');
    await visit(LEAVING, answers);
    await press('Abmelden');

    await waitFor(() => expect(shop.reads).toBe(1));
    expect(shop.person).not.toBeNull();
  });

  it('ends also while the shop does not answer, and says that the desk may be open', async () => {
    const { container } = await visit(LEAVING);
    await press('Abmelden');

    expect(await screen.findByText('Am Marktdienst sind Sie vielleicht noch angemeldet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is still there when signing out fails, and says so; the desk is left', async () => {
    const { shop, answers } = aDeskOf('OPERATOR');
    await visit({ 'DELETE session': () => 'silent' }, answers);
    await press('Abmelden');
    expect(await screen.findByText(/Sie sind noch angemeldet/)).toBeVisible();
    expect(shop.person).toBeNull();
  });

  it('ends when the registry answers again, without pressing anything', async () => {
    const { registry } = await visit({ 'DELETE session': () => 'silent' });
    await press('Abmelden');
    await screen.findByText(/Sie sind noch angemeldet/);
    registry.answers['DELETE session'] = () => ({ status: 204 });
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
  });

  it('ends by the next visit where the page was closed before the registry answered', async () => {
    noteSignOut({ operations: true });
    let isOpen = true;
    await visit({
      'DELETE session': () => {
        isOpen = false;
        return { status: 204 };
      },
      'GET session': () => (isOpen ? ok({ name: 'betrieb' }) : SIGNED_OUT),
    });

    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(isOpen).toBe(false);
    expect(waitingSignOut()).toEqual({});
  });

  it('that was opened after a sign-out which waits is not ended by it', async () => {
    noteSignOut({ operations: true });
    const { registry } = await visit({
      'DELETE session': () => ({ status: 204 }),
      'GET session': () => SIGNED_OUT,
      'POST session': () => ok({ name: 'betrieb' }),
    });
    await screen.findByRole('heading', { name: 'Anmelden' });
    noteSignOut({ operations: true });
    await userEvent.type(screen.getByLabelText('Name'), 'betrieb');
    await userEvent.type(screen.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden');
    await screen.findByText('Angemeldet als betrieb');
    window.dispatchEvent(new Event('online'));

    expect(waitingSignOut()).toEqual({});
    expect(registry.sent('DELETE', 'session')).toHaveLength(1);
  });

  it('leaves a note for the page of the desk, which forgets the operator also without a connection', async () => {
    await visit(LEAVING, aDeskOf('OPERATOR').answers);
    await press('Abmelden');
    await screen.findByRole('heading', { name: 'Anmelden' });

    expect(waitingSignOut()).toEqual({ desk: { isAnswered: true } });
  });

  it('ends at the desk as soon as the shop answers again, and the warning leaves', async () => {
    const { shop, answers } = aDeskOf('OPERATOR');
    shop.isSilent = true;
    await visit(LEAVING, answers);
    await press('Abmelden');
    await screen.findByText('Am Marktdienst sind Sie vielleicht noch angemeldet');
    shop.isSilent = false;
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(shop.person).toBeNull());
    await waitFor(() => expect(screen.queryByText(/Am Marktdienst/)).not.toBeInTheDocument());
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
