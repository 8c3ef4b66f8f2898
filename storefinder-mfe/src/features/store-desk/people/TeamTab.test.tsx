import {
  addPerson,
  blockPerson,
  changePersonData,
  readPeople,
  readStaff,
  readStaffAudit,
  unblockPerson,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskShop, ANNA_AT_WORK, NOBODY } from '../testing/a-desk-shop';
import type { AuditEntry } from './audit-words';
import type { TeamPerson } from './team-person';

jest.setTimeout(30_000);

const TEXTS = {
  'staff.number.taken': 'Diese Personalnummer gibt es schon.',
  'staff.pin.simple': 'Diese PIN ist zu leicht zu erraten.',
  'account.password.common': 'Dieses Passwort ist sehr verbreitet.',
  'staffError.self': 'Das können Sie bei sich selbst nicht ändern.',
};
const MURAT = { id: '2', number: '4712', name: 'Murat Muster', role: 'MANAGER', desk: '1001' } as const;
const anna: TeamPerson = { ...ANNA_AT_WORK.person!, blockedAt: null };
const person = (part: Partial<TeamPerson>): TeamPerson => ({ ...anna, ...part });

/** The desk of a store whose manager has signed in. */
async function open(hash = '#team', people: TeamPerson[] = [person({}), person(MURAT)]) {
  const desk = aDeskShop();
  desk.shop.staff = { ...ANNA_AT_WORK, person: MURAT };
  const team = {
    people,
    isOnline: true,
    picked: audited({
      id: '8',
      action: 'POST /rest/desk/orders/{orderId}/pick/',
      target: '/rest/desk/orders/x7Qd/pick/',
      before: { state: 'CONFIRMED' },
      after: { state: 'PICKING' },
      recordedBy: '4711',
      recordedAgo: 720,
    }),
  };
  const changed = (number: string, part: Partial<TeamPerson>) => {
    if (!team.isOnline) throw new HttpError('network', 'for the test');
    team.people = team.people.map((one) => (one.number === number ? { ...one, ...part } : one));
    return { people: team.people };
  };
  const refuse = (status: number, body: object): never => {
    throw new HttpError('bad-request', 'for the test', status, {
      globalErrors: [],
      fieldErrors: [],
      ...body,
    });
  };
  window.location.hash = hash;
  const { platform, container } = await desk.open(
    [
      answerTo(readPeople, () => {
        if (!desk.shop.staff.person) refuse(401, { globalErrors: [{ msg: 'error.login.required' }] });
        return { people: team.people };
      }),
      answerTo(addPerson, ({ json: { number, name, role } }) => {
        if (team.people.some((one) => one.number === number))
          refuse(409, {
            globalErrors: [{ msg: 'staff.number.taken' }],
            fieldErrors: [{ field: 'number', msg: 'staff.number.taken' }],
          });
        team.people = [...team.people, person({ number, name, role })];
        return { people: team.people };
      }),
      answerTo(changePersonData, ({ params: { number }, json: { password, name, role } }) => {
        if (password === 'Passwort-1')
          refuse(400, { fieldErrors: [{ field: 'password', msg: 'account.password.common' }] });
        if (password !== undefined && number === MURAT.number) desk.shop.staff = NOBODY;
        return changed(number, { ...(name && { name }), ...(role && { role }) });
      }),
      answerTo(blockPerson, ({ params }) =>
        changed(params.number, { blockedAt: '2026-11-21T10:00:00.000Z' }),
      ),
      answerTo(readStaffAudit, ({ query }) => {
        if (!team.isOnline) throw new HttpError('network', 'for the test');
        const last = query?.before;
        return last === undefined
          ? { entries: [audited({ id: '9' }), team.picked], next: '8' }
          : { entries: [audited({ id: '3', name: 'Eva Exempel', number: '4713' })], next: null };
      }),
      answerTo(unblockPerson, ({ params }) => changed(params.number, { blockedAt: null })),
    ],
    TEXTS,
  );
  return { shop: desk.shop, team, platform, container };
}

const audited = (part: Partial<AuditEntry>): AuditEntry => ({
  id: '9',
  at: '2026-11-21T10:00:00.000Z',
  number: '4711',
  name: 'Anna Beispiel',
  role: 'EMPLOYEE',
  desk: '1001',
  action: 'POST /rest/desk/items/{itemId}/stock/',
  target: '/rest/desk/items/100401/stock/',
  before: { onHand: 10 },
  after: { status: 200, sent: { reason: 'LOST' }, onHand: 8 },
  recordedBy: null,
  recordedAgo: null,
  ...part,
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('is a tab of managers only', async () => {
  const desk = aDeskShop();
  await desk.open();
  await screen.findByRole('link', { name: 'Abholungen' });
  expect(screen.queryByRole('link', { name: 'Team' })).not.toBeInTheDocument();
});

it('shows the people of the store with number and role, and who is blocked', async () => {
  const { container } = await open('#team', [
    person({}),
    person({ ...MURAT }),
    person({ number: '4720', name: 'Bernd Bohrer', blockedAt: '2026-11-02T08:00:00.000Z' }),
  ]);
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows.slice(-3)).toEqual([
    'Anna Beispiel4711 · Mitarbeit',
    'Murat Muster4712 · Marktleitung',
    'Bernd Bohrer4720 · MitarbeitGesperrt',
  ]);
  await expectNoAxeViolations(container);
});

it('finds one of 200 people by name or number', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    person({ number: String(5000 + index), name: `Person ${index}` }),
  );
  const { container } = await open('#team', many);
  await userEvent.type(await screen.findByLabelText('Name oder Personalnummer'), '5042');
  expect(screen.getByRole('link', { name: /Person 42/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Person 43/ })).not.toBeInTheDocument();
  expect(screen.getByText('Eine Person')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('adds a person with first password and PIN, by keyboard alone', async () => {
  const { platform, container } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Person anlegen' }));
  await screen.findByRole('heading', { name: 'Person anlegen' });
  await expectNoAxeViolations(container);

  screen.getByLabelText('Personalnummer').focus();
  await userEvent.keyboard('neu1{Tab}Nina Neu{Tab}{Tab}Zollstock-99{Tab}{Tab}2468{Enter}');
  expect(await screen.findByRole('link', { name: /Nina Neu/ })).toBeVisible();
  expect(screen.getByText('Nina Neu ist angelegt und kann sich anmelden.')).toBeInTheDocument();
  expect(platform.callsOf(addPerson)).toMatchObject([
    { json: { name: 'Nina Neu', role: 'EMPLOYEE', password: 'Zollstock-99', pin: '2468', desk: '1001' } },
  ]);
});

it('states at its field what does not fit, and keeps what was typed', async () => {
  const { platform, container } = await open('#team/new');
  await press('Anlegen');
  expect(await screen.findByRole('group', { name: 'Bitte prüfen Sie diese Angaben' })).toHaveFocus();
  expect(screen.getByLabelText('Personalnummer')).toBeInvalid();
  await expectNoAxeViolations(container);

  await type('Personalnummer', '4711');
  await type('Name', 'Nina Neu');
  await userEvent.selectOptions(screen.getByLabelText('Rolle'), 'Marktleitung');
  await type('Erstes Passwort', 'Zollstock-99');
  await type('PIN', '1234');
  await press('Anlegen');
  expect(await screen.findByText('Diese PIN ist zu leicht zu erraten.')).toBeVisible();
  expect(platform.callsOf(addPerson)).toHaveLength(0);

  await type('PIN', '2468');
  await press('Anlegen');
  expect(await screen.findByText('Diese Personalnummer gibt es schon.')).toBeVisible();
  expect(screen.getByLabelText('Personalnummer')).toHaveFocus();
  expect(screen.getByLabelText('Erstes Passwort')).toHaveValue('Zollstock-99');
  expect(screen.getByLabelText('Rolle')).toHaveDisplayValue('Marktleitung');
  await expectNoAxeViolations(container);

  await type('Personalnummer', '4799');
  await press('Anlegen');
  expect(await screen.findByRole('link', { name: /Nina Neu/ })).toBeVisible();
});

it('shows and hides password and PIN, which no password manager fills in', async () => {
  await open('#team/new');
  const pin = await screen.findByLabelText('PIN');
  expect(pin).toHaveAttribute('type', 'password');
  expect(pin).toHaveAttribute('inputmode', 'numeric');
  await press('PIN anzeigen');
  expect(pin).toHaveAttribute('type', 'text');
  for (const field of [pin, screen.getByLabelText('Erstes Passwort')])
    expect(field).toHaveAttribute('autocomplete', 'new-password');
});

it('changes name and role, the password and the PIN of a person, each by itself', async () => {
  const { platform, container } = await open('#team/4711');
  const data = await card('Name und Rolle');
  await expectNoAxeViolations(container);
  await userEvent.clear(data.getByLabelText('Name'));
  await userEvent.type(data.getByLabelText('Name'), 'Anna Anders');
  await userEvent.selectOptions(data.getByLabelText('Rolle'), 'Marktleitung');
  await userEvent.click(data.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('heading', { name: 'Anna Anders' })).toBeVisible();

  await type('Neues Passwort', 'Passwort-1');
  await press('Passwort speichern');
  expect(await screen.findByText('Dieses Passwort ist sehr verbreitet.')).toBeVisible();
  await type('Neues Passwort', 'Wasserwaage-12');
  await press('Passwort speichern');
  expect(await screen.findByText('Das neue Passwort von Anna Anders gilt ab jetzt.')).toBeInTheDocument();
  expect(screen.getByLabelText('Neues Passwort')).toHaveValue('');

  await type('Neue PIN', '9173');
  await press('PIN speichern');
  expect(await screen.findByText('Die neue PIN von Anna Anders gilt ab jetzt.')).toBeInTheDocument();
  expect(platform.callsOf(changePersonData).map(({ json }) => json)).toEqual([
    { name: 'Anna Anders', role: 'MANAGER' },
    { password: 'Passwort-1' },
    { password: 'Wasserwaage-12' },
    { pin: '9173' },
  ]);
});

it('blocks a person after a question, and lets the person in again', async () => {
  const { platform, container } = await open('#team/4711');
  await press('Sperren');
  expect(await screen.findByRole('dialog', { name: 'Anna Beispiel sperren?' })).toBeVisible();
  await expectNoAxeViolations(container.ownerDocument.body);
  await press('Nicht sperren');
  expect(platform.callsOf(blockPerson)).toHaveLength(0);

  await press('Sperren');
  await press('Jetzt sperren');
  expect(await screen.findByText('Gesperrt seit 21.11.2026')).toBeVisible();
  await expectNoAxeViolations(container);
  await press('Entsperren');
  await waitFor(() => expect(screen.queryByText(/Gesperrt seit/)).not.toBeInTheDocument());
  expect(screen.getByText('Anna Beispiel kann sich wieder anmelden.')).toBeInTheDocument();
});

it('offers nobody to block themself or to give up the own role', async () => {
  await open('#team/4712');
  expect(await screen.findByText(/Sich selbst können Sie nicht sperren/)).toBeVisible();
  expect(screen.getByLabelText('Rolle')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Sperren' })).not.toBeInTheDocument();
});

it('asks for the new password after the own one was replaced', async () => {
  await open('#team/4712');
  await type('Neues Passwort', 'Wasserwaage-12');
  await press('Passwort speichern');
  expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

it('loses nothing without a connection', async () => {
  const { team } = await open('#team/4711');
  const data = await card('Name und Rolle');
  await userEvent.type(data.getByLabelText('Name'), ' Neu');
  team.isOnline = false;
  await userEvent.click(data.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText(/Keine Verbindung. Ihre Eingaben bleiben stehen/)).toBeVisible();
  expect(data.getByLabelText('Name')).toHaveValue('Anna Beispiel Neu');
  team.isOnline = true;
  await userEvent.click(data.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('heading', { name: 'Anna Beispiel Neu' })).toBeVisible();
});

it('states that a person is not of this store', async () => {
  const { platform } = await open('#team/9999');
  expect(await screen.findByText('Diese Person gibt es in diesem Markt nicht.')).toBeVisible();
  expect(platform.callsOf(readStaff).length).toBeGreaterThan(0);
});

describe('the audit', () => {
  it('states who changed what and when, newest first, and goes back page by page', async () => {
    const { platform, container } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Protokoll' }));
    const entries = await screen.findAllByText('Anna Beispiel (4711)', { exact: false });
    expect(entries.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Bestand berichtigt21.11.2026, 11:00 Uhr · Anna Beispiel (4711)Artikel 100401' +
        'Bestand: 8, vorher 10Grund: Nicht auffindbar',
      'Sammeln begonnen21.11.2026, 11:00 Uhr · Anna Beispiel (4711)Bestellung ansehen' +
        'Stand: in Arbeit, vorher bestätigtOhne Netz erfasst von 4711, nach Angabe des Geräts: 21.11.2026, 10:48 Uhr',
    ]);
    expect(screen.getByRole('link', { name: 'Bestellung ansehen' })).toHaveAttribute('href', '#orders/x7Qd');
    await expectNoAxeViolations(container);

    await press('Ältere Einträge');
    expect(await screen.findByText(/Eva Exempel \(4713\)/)).toBeVisible();
    expect(screen.getByText('Ein weiterer Eintrag')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ältere Einträge' })).not.toBeInTheDocument();
    expect(platform.callsOf(readStaffAudit).map(({ query }) => query)).toEqual([{}, { before: '8' }]);
  });

  it('keeps what was read without a connection, and goes on later', async () => {
    const { team } = await open('#team/audit');
    await screen.findByText('Sammeln begonnen');
    team.isOnline = false;
    await press('Ältere Einträge');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Keine Verbindung/);
    expect(screen.getByText('Sammeln begonnen')).toBeVisible();
    team.isOnline = true;
    await press('Noch einmal versuchen');
    expect(await screen.findByText(/Eva Exempel/)).toBeVisible();
  });
});
