import {
  readDeskCase,
  readDeskCases,
  reportDelivered,
  reportFound,
  reportShipped,
} from '@fachwerk/shared/calls';
import type { StaffState } from '@fachwerk/shared/contracts';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeDesk } from '../store-desk.widget';
import { aDeskCase } from '../testing/a-desk-case';
import { aDeskShop, ANNA_AT_WORK } from '../testing/a-desk-shop';
import { aDeskOrder } from '../testing/an-order-on-desk';
import { scan } from '../testing/scan';

const NUMBER = '00340434161094000001';
const WAREHOUSE: StaffState = {
  ...ANNA_AT_WORK,
  person: { id: '1', number: '4711', name: 'Anna Beispiel', role: 'EMPLOYEE', desk: 'online' },
  deskName: null,
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));
const screenReader = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const back = () => act(async () => void window.dispatchEvent(new Event('online')));

jest.setTimeout(30_000);

beforeEach(() => {
  window.location.hash = '';
});

/** An order to send, of which everything is found: two hammers and three packs of screws. */
function aWarehouse(lines: Parameters<typeof aDeskOrder>[0] = {}) {
  const given = aDeskOrder({
    order: { kind: 'delivery', state: 'PICKING' },
    events: ['find', 'ship'],
    lines: [
      { name: 'Hammer', found: 2, open: 2 },
      { name: 'Schrauben', found: 3, open: 3, soldBy: 'pack' },
    ],
    ...lines,
  });
  const desk = aDeskShop(given);
  desk.shop.staff = WAREHOUSE;
  return desk;
}
async function openForm() {
  await press(/^In Arbeit/);
  await follow('F7K4-M92T-X');
  await follow('Paket melden');
  return screen.findByLabelText('Sendungsnummer');
}
const choose = (carrier: string) => userEvent.selectOptions(screen.getByLabelText('Versand mit'), carrier);
const parcels = () =>
  within(screen.getByRole('region', { name: /gemeldet$/ })).getAllByText(/./, { selector: 'li li' });

it('the warehouse has the orders to send, and no lists of what waits for its buyer', async () => {
  const { container } = await aWarehouse().open();
  expect(await screen.findByRole('heading', { name: 'Versand' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Versand' })).toBeVisible();
  await press(/^In Arbeit/);
  expect(screen.getByText('Bestellt am 23.11.2026, 11:00 Uhr')).toBeVisible();
  const lists = within(screen.getByRole('group', { name: 'Liste wählen' })).getAllByRole('button');
  expect(lists.map(({ textContent }) => textContent)).toEqual(['Neu 0', 'In Arbeit 1']);
  await expectNoAxeViolations(container);
});

it('goes on with packing where the goods were found, and shows where they go', async () => {
  const { shop, open } = aWarehouse({
    order: { kind: 'delivery', state: 'CONFIRMED' },
    events: ['pick'],
    lines: [{ name: 'Hammer', open: 2 }],
  });
  const { container } = await open();
  await follow('F7K4-M92T-X');
  await userEvent.click(await screen.findByRole('button', { name: /Hammer/, pressed: false }));
  await press('Fertig');

  expect(await screen.findByRole('link', { name: 'Paket melden' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'F7K4-M92T-X' })).toHaveFocus();
  await waitFor(() => expect(shop.order.order.state).toBe('PICKING'));
  expect(screenReader()).toContain('F7K4-M92T-X: Fund gemeldet. Jetzt packen.');
  expect(await screen.findByText('Heidestraße 17')).toBeVisible();
  expect(screen.getByText('50667 Köln')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('sends everything in one parcel, which the order then shows', async () => {
  const { open } = aWarehouse();
  const { platform, container } = await open();
  const number = await openForm();
  expect(screen.getByText('3 Packungen Schrauben')).toBeVisible();
  await expectNoAxeViolations(container);
  await choose('DHL');
  await userEvent.type(number, '0034 0434 1610 9400 0001');
  await press('Paket melden');

  expect(await screen.findByText('Alles ist versandt.')).toBeVisible();
  expect(screenReader()).toContain('F7K4-M92T-X: Paket gemeldet.');
  expect(platform.callsOf(reportShipped).map(({ json }) => json)).toEqual([
    {
      carrier: 'DHL',
      trackingNumber: NUMBER,
      lines: [
        { lineId: 1, quantity: 2 },
        { lineId: 2, quantity: 3 },
      ],
    },
  ]);
  expect(await screen.findByText(/^Gemeldet am/)).toBeVisible();
  expect(
    screen.getByRole('link', { name: `Sendung verfolgen: DHL ${NUMBER}, öffnet in einem neuen Tab` }),
  ).toHaveAttribute('href', expect.stringMatching(`^https://www\\.dhl\\.de/.*=${NUMBER}$`));
  expect(parcels().map(({ textContent }) => textContent)).toEqual(['2 × Hammer', '3 Packungen Schrauben']);
  expect(screen.queryByRole('link', { name: /Paket melden/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('has the texts of the link to the carrier, which the kit of orders brings', () => {
  expect(storeDesk.messages).toContain('order.tracking');
});

it('sends a part, shows what is left, and sends it in the next parcel of the same carrier', async () => {
  const { shop, open } = aWarehouse();
  const { container } = await open();
  const number = await openForm();
  await choose('Spedition');
  await userEvent.type(number, 'FR-4711/22');
  await press('Nur ein Teil ist im Paket');
  await press('Eins weniger: Hammer');
  for (let pack = 0; pack < 3; pack++) await press('Eins weniger: Schrauben');
  await expectNoAxeViolations(container);
  await press('Paket melden');

  expect(await screen.findByRole('heading', { name: 'Noch zu senden' })).toBeVisible();
  expect(parcels().map(({ textContent }) => textContent)).toEqual(['1 × Hammer']);
  expect(screen.getAllByText('1 × Hammer')).toHaveLength(2);
  expect(screen.getByText('FR-4711/22')).toBeVisible();
  await expectNoAxeViolations(container);

  await follow('Nächstes Paket melden');
  expect(await screen.findByRole('heading', { name: 'Paket 2' })).toBeVisible();
  expect(screen.getByLabelText('Versand mit')).toHaveValue('Spedition');
  await userEvent.type(screen.getByLabelText('Sendungsnummer'), 'FR-4711/23');
  await press('Paket melden');
  expect(await screen.findByText('Alles ist versandt.')).toBeVisible();
  expect(await screen.findByText('2 Pakete gemeldet')).toBeVisible();
  expect(shop.order.order.parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([
    'FR-4711/22',
    'FR-4711/23',
  ]);
});

it.each([
  ['   ', 'Bitte geben Sie die Sendungsnummer ein.'],
  ['1'.repeat(61), 'Eine Sendungsnummer hat höchstens 60 Zeichen.'],
  ['https://x.example', /^Das ist keine Sendungsnummer/],
])('refuses the number "%s" beside its field, and keeps it', async (typed, reason) => {
  const { platform, container } = await aWarehouse().open();
  const number = await openForm();
  await press('Paket melden');
  expect(screen.getByLabelText('Versand mit')).toHaveFocus();
  expect(screen.getByLabelText('Versand mit')).toHaveAccessibleDescription(
    'Bitte wählen Sie, wer das Paket bringt.',
  );
  await choose('DPD');
  fireEvent.change(number, { target: { value: typed } });
  await press('Paket melden');

  expect(number).toHaveAccessibleDescription(reason);
  expect(number).toHaveFocus();
  expect(number).toHaveValue(typed);
  expect(platform.callsOf(reportShipped)).toEqual([]);
  await expectNoAxeViolations(container);
});

it('shows beside its field what the shop refuses of a number', async () => {
  const { shop, open } = aWarehouse();
  const { container } = await open();
  const number = await openForm();
  shop.refusedNumber = NUMBER;
  await choose('DHL');
  await userEvent.type(number, NUMBER);
  await press('Paket melden');

  await waitFor(() => expect(number).toHaveAccessibleDescription(/^Das ist keine Sendungsnummer/));
  expect(number).toHaveValue(NUMBER);
  expect(screen.getByRole('link', { name: '0 nicht gesendet' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('takes the bar code of an item of the order for no tracking number, also without a network', async () => {
  const { shop, open } = aWarehouse({ lines: [{ name: 'Hammer', found: 1, open: 1, ean: '4006381333931' }] });
  const { platform, container } = await open();
  const number = await openForm();
  shop.isOnline = false;
  await choose('DHL');
  await userEvent.type(number, '4006381333931');
  await press('Paket melden');

  expect(number).toHaveAccessibleDescription(/^Das ist der Strichcode eines Artikels/);
  expect(number).toHaveFocus();
  expect(platform.callsOf(reportShipped)).toEqual([]);
  await expectNoAxeViolations(container);
});

it('shows beside the field that the shop knows the number as the bar code of another item', async () => {
  const { shop, open } = aWarehouse();
  await open();
  const number = await openForm();
  shop.refusedNumber = NUMBER;
  shop.refusedFor = 'deskError.trackingIsEan';
  await choose('DHL');
  await userEvent.type(number, NUMBER);
  await press('Paket melden');

  await waitFor(() => expect(number).toHaveAccessibleDescription(/^Das ist der Strichcode eines Artikels/));
});

it('an empty parcel is none', async () => {
  const { platform } = await aWarehouse({ lines: [{ name: 'Hammer', found: 1, open: 1 }] }).open();
  const number = await openForm();
  await choose('DHL');
  await userEvent.type(number, NUMBER);
  await press('Nur ein Teil ist im Paket');
  await press('Eins weniger: Hammer');
  await press('Paket melden');
  expect(await screen.findByRole('alert')).toHaveTextContent('mindestens einen Artikel');
  expect(platform.callsOf(reportShipped)).toEqual([]);
});

it('a scanner writes the number wherever the focus is, and its Enter sends nothing', async () => {
  const { platform } = await aWarehouse().open();
  const number = await openForm();
  await choose('DHL');
  const select = screen.getByLabelText('Versand mit');
  select.focus();
  scan(select, NUMBER);
  await waitFor(() => expect(number).toHaveValue(NUMBER));

  await userEvent.clear(number);
  await userEvent.type(number, `${NUMBER}{Enter}`);
  expect(screen.getByRole('button', { name: 'Paket melden' })).toHaveFocus();
  expect(platform.callsOf(reportShipped)).toEqual([]);
});

it('states that goods for adults need a check at the door', async () => {
  const { container } = await aWarehouse({
    lines: [{ name: 'Messer', found: 1, open: 1, checks: ['AGE'] }],
  }).open();
  await openForm();
  expect(screen.getByText(/Prüfung des Alters an der Haustür versenden: Messer/)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('without a connection the parcel waits, and is sent once', async () => {
  const { shop, open } = aWarehouse();
  const { platform, container } = await open();
  const number = await openForm();
  await choose('GLS');
  await userEvent.type(number, NUMBER);
  shop.isOnline = false;
  const submit = screen.getByRole('button', { name: 'Paket melden' });
  await userEvent.dblClick(submit);

  expect(await screen.findByText('Keine Verbindung: eine Aktion wartet')).toBeVisible();
  expect(await screen.findByText('Alles ist versandt.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: /gemeldet$/ })).getByText('Nicht gesendet')).toBeVisible();
  expect(screenReader()).toContain('F7K4-M92T-X: Paket gespeichert, noch nicht gesendet.');
  await expectNoAxeViolations(container);

  shop.isOnline = true;
  await back();
  expect(await screen.findByRole('link', { name: '0 nicht gesendet' })).toBeVisible();
  expect(shop.order.order.parcels).toHaveLength(1);
  const keys = platform.callsOf(reportShipped).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

it('tells what happened where another device was faster', async () => {
  const { shop, open } = aWarehouse();
  const { container } = await open();
  const number = await openForm();
  await choose('DHL');
  await userEvent.type(number, NUMBER);
  shop.moveTo('SHIPPED');
  await press('Paket melden');

  expect(await screen.findByText(/Die Bestellung ist jetzt: versandt\./)).toBeVisible();
  expect(screen.queryByLabelText('Sendungsnummer')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

const aSentOrder = () =>
  aWarehouse({
    order: {
      kind: 'delivery',
      state: 'SHIPPED',
      parcels: [aParcel, { ...aParcel, trackingNumber: '1Z999AA2' }],
    },
    events: ['deliver'],
    lines: [{ name: 'Hammer', found: 2, open: 0 }],
  });
async function findSent() {
  await userEvent.type(await screen.findByLabelText('Bestellnummer'), 'F7K4-M92T-X');
  await press('Bestellung suchen');
  await press('Als zugestellt melden');
  return within(await screen.findByRole('dialog'));
}

it('reports a sent order as delivered, once all of its parcels have arrived', async () => {
  const { shop, open } = aSentOrder();
  const { platform, container } = await open();
  let dialog = await findSent();
  expect(dialog.getByText(/wenn alle 2 Pakete angekommen sind/)).toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Noch nicht' }));
  expect(platform.callsOf(reportDelivered)).toEqual([]);

  await press('Als zugestellt melden');
  dialog = within(await screen.findByRole('dialog'));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Als zugestellt melden' }));
  await waitFor(() => expect(shop.order.order.state).toBe('DELIVERED'));
  expect(screenReader()).toContain('F7K4-M92T-X: als zugestellt gemeldet.');
  expect(platform.callsOf(reportDelivered)).toHaveLength(1);

  await userEvent.type(await screen.findByLabelText('Bestellnummer'), 'F7K4-M92T-X');
  await press('Bestellung suchen');
  expect(await screen.findByText('Alles ist zugestellt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Als zugestellt melden' })).not.toBeInTheDocument();
});

it('opens the case of a slip whose number is scanned into the search for orders', async () => {
  await aWarehouse().open([
    answerTo(readDeskCases, ({ query }) => ({
      cases: query?.number === 'R-7KM4X92TPA' ? [aDeskCase({ caseId: 'found' })] : [],
      next: null,
    })),
    answerTo(readDeskCase, aDeskCase()),
  ]);
  await userEvent.type(await screen.findByLabelText('Bestellnummer'), 'R-7KM4X92TPA{Enter}');

  expect(await screen.findByRole('heading', { name: 'Widerruf R-7KM4X92TPA' })).toBeVisible();
  expect(window.location.hash).toBe('#cases/found');
});

it('keeps a delivery without a connection, and tells what happened to the order meanwhile', async () => {
  const { shop, open } = aSentOrder();
  const { container } = await open();
  const dialog = await findSent();
  shop.isOnline = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Als zugestellt melden' }));
  await follow('1 nicht gesendet');
  expect(await screen.findByText(/Zugestellt gemeldet/)).toBeVisible();

  shop.moveTo('RETURNED');
  shop.isOnline = true;
  await back();
  expect(await screen.findByText(/Die Bestellung ist jetzt: zurückgegeben\./)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('reports what is missing of an order that was partly sent, and only the rest is cancelled', async () => {
  const { open } = aWarehouse({
    order: { kind: 'delivery', state: 'PARTLY_SHIPPED', parcels: [aParcel] },
    lines: [{ name: 'Hammer', found: 2, open: 1 }],
  });
  const { platform } = await open();
  await press(/^In Arbeit/);
  await follow('F7K4-M92T-X');
  await follow('Etwas fehlt');
  await press('Weniger gefunden: Hammer');
  await press('nicht gefunden: Hammer');
  await press('Fertig');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Was noch nicht versandt ist, wird storniert/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Als nicht gefunden melden' }));
  await waitFor(() =>
    expect(platform.callsOf(reportFound)[0]?.json.lines).toEqual([{ lineId: 1, quantity: 0 }]),
  );
});

const aParcel = {
  at: '2026-11-23T12:00:00.000Z',
  carrier: 'UPS',
  trackingNumber: '1Z999AA1',
  lines: [{ lineId: 1, quantity: 1 }],
};
