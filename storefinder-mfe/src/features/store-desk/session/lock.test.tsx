import { enterPrice, readDeskCase, readDeskItem, readDeskOrders, readPeople } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskCase } from '../testing/a-desk-case';
import { aDeskItem, aPrice } from '../testing/a-desk-item';
import { aDeskShop, ANNA_AT_WORK } from '../testing/a-desk-shop';

jest.setTimeout(30_000);

const ANNA = { ...ANNA_AT_WORK.person!, role: 'MANAGER' as const };
const TYPED = 'Kratzer auf der Rückseite';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isLocked = () => screen.findByRole('heading', { name: 'Gesperrt' });
const lock = async () => {
  await press('Person wechseln');
  await isLocked();
};
const givePin = async () => {
  const pad = within(screen.getByRole('region', { name: 'Gesperrt' }));
  await userEvent.type(pad.getByLabelText('PIN'), '2580{Enter}');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gesperrt' })).not.toBeInTheDocument());
};
const reason = () => screen.getByRole('textbox', { name: 'Grund' });
const headOf = (name: string) => screen.findByText(name, { selector: 'strong' });

/** The desk of a manager, at a place of it. */
async function open(place: string) {
  window.location.hash = place;
  const desk = aDeskShop();
  desk.shop.staff = { ...ANNA_AT_WORK, person: ANNA };
  const page = await desk.open([
    answerTo(readDeskCase, aDeskCase()),
    answerTo(readDeskItem, aDeskItem()),
    answerTo(enterPrice, ({ json }) => {
      if (desk.shop.staff.isLocked) throw new HttpError('bad-request', 'for the test', 401, {});
      return aDeskItem({ prices: aPrice(Number(json.cents)) });
    }),
    answerTo(readPeople, { people: [{ ...ANNA, blockedAt: null }] }),
  ]);
  await headOf('Anna Beispiel');
  return Object.assign(desk, page);
}

/** The desk of a person who is typing why no money is owed. */
async function typeReason() {
  const desk = await open('#cases/case-1');
  await press('Geld ändern');
  await userEvent.click(screen.getByText('Kein Geld geschuldet'));
  await userEvent.type(reason(), TYPED);
  return desk;
}

describe('what was typed when the desk was locked', () => {
  it('is there after the PIN of the same person: the reason in a case', async () => {
    await typeReason();
    await lock();
    await givePin();
    expect(reason()).toHaveValue(TYPED);
    expect(reason()).toBeVisible();
  });

  it('is there after the PIN of the same person: a price, and a corrected stock with its reason', async () => {
    await open('#items');
    await userEvent.type(await screen.findByLabelText('EAN oder Artikelnummer'), `${aDeskItem().ean}{Enter}`);
    await userEvent.type(await screen.findByRole('textbox', { name: /Neuer Preis/ }), '17,9');
    await userEvent.type(screen.getByRole('textbox', { name: /Bestand im Markt/ }), '7');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grund' }), 'Nicht auffindbar');
    await lock();
    await givePin();
    expect(screen.getByRole('textbox', { name: /Neuer Preis/ })).toHaveValue('17,9');
    expect(screen.getByRole('textbox', { name: /Bestand im Markt/ })).toHaveValue('7');
    expect(screen.getByRole('combobox', { name: 'Grund' })).toHaveDisplayValue('Nicht auffindbar');
  });

  it('is there after the PIN of the same person: a new person with the first password', async () => {
    await open('#team/new');
    await userEvent.type(await screen.findByLabelText(/^Personalnummer/), '4799');
    await userEvent.type(screen.getByLabelText('Erstes Passwort'), 'Hammer-und-Nagel');
    await lock();
    await givePin();
    expect(screen.getByLabelText(/^Personalnummer/)).toHaveValue('4799');
    expect(screen.getByLabelText('Erstes Passwort')).toHaveValue('Hammer-und-Nagel');
  });

  it('is neither shown nor reachable while the desk is locked', async () => {
    const { container } = await typeReason();
    const field = reason();
    await lock();
    expect(field).not.toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Grund' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Gesperrt' })).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it('is gone when another person continues', async () => {
    const { container } = await typeReason();
    await lock();
    await userEvent.selectOptions(screen.getByLabelText('Wer arbeitet jetzt?'), '4712');
    await givePin();
    await headOf('Bernd Muster');
    await press('Geld ändern');
    expect(reason()).toHaveValue('');
    expect(container.innerHTML).not.toContain(TYPED);
  });

  it('is gone after signing out', async () => {
    const { container } = await typeReason();
    const field = reason();
    await lock();
    await press('Abmelden');
    await screen.findByRole('heading', { name: 'Anmelden' });
    expect(field).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Personalnummer'), '4711');
    await userEvent.type(screen.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden');
    await press('Geld ändern');
    expect(reason()).toHaveValue('');
    expect(container).not.toHaveTextContent(TYPED);
  });

  it('is sent after the PIN when a price was refused because ten minutes had passed', async () => {
    const { shop, platform } = await open('#items');
    await userEvent.type(await screen.findByLabelText('EAN oder Artikelnummer'), '100401{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Neuer Preis/ }), '17,9');
    shop.staff = { ...shop.staff, isLocked: true };
    await press('Preis speichern');
    await isLocked();
    await givePin();
    expect(await screen.findByText(/Bisher 17,90\s€/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Neuer Preis/ })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Preis speichern' })).toHaveFocus();
    const [refused, sent] = platform.callsOf(enterPrice);
    expect(sent?.json).toEqual({ cents: 1790, seen: 1990, isConfirmed: false });
    expect(sent?.idempotencyKey).toBe(refused?.idempotencyKey);
  });
});

it('announces to another person nothing of the one before', async () => {
  const { container } = await open('#orders');
  await press('Aktualisieren');
  await screen.findByText('Die Listen sind aktualisiert.');
  await lock();
  await userEvent.selectOptions(screen.getByLabelText('Wer arbeitet jetzt?'), '4712');
  await givePin();
  await headOf('Bernd Muster');
  await screen.findByRole('link', { name: 'F7K4-M92T-X' });
  expect(container).not.toHaveTextContent('Die Listen sind aktualisiert.');
});

it('reads nothing while it is locked, and reads again after the PIN', async () => {
  const { platform } = await open('#orders');
  await screen.findByRole('link', { name: 'F7K4-M92T-X' });
  await lock();
  const { length } = platform.callsOf(readDeskOrders);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(platform.callsOf(readDeskOrders)).toHaveLength(length);
  await givePin();
  await waitFor(() => expect(platform.callsOf(readDeskOrders).length).toBeGreaterThan(length));
});
