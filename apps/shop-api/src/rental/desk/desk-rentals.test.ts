/** @jest-environment node */
import {
  cancelDeskRental,
  cancelRental,
  confirmRental,
  handOutRental,
  holdRental,
  pathOf,
  readDeskRental,
  readDeskRentals,
  readRentalBooking,
  removeSpecialOpening,
  reportRentalNoShow,
  returnRental,
  stateSpecialOpening,
  undoRentalStep,
} from '@fachwerk/shared/calls';
import type { DeskRental, DeskRentals, ErrorBody, RentalBooking } from '@fachwerk/shared/contracts';
import { createStoreRepository, requireStore, writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { mailsTo } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { aVehicle, testVehicles } from '../testing/a-vehicle';
import { writeVehicles } from '../vehicles/write-vehicles';
import { type DeskStep, deskStep } from './desk-steps';

jest.setTimeout(120_000);

// A Tuesday in Köln.
const START = new Date('2026-12-01T09:00:00Z');
const MAIL = 'erika@example.org';
const TOKEN = 'a-token-of-the-store-1001';
const OTHER = 'a-token-of-the-store-1002';
const SEEN = { licence: 'B', licenceSeen: true, depositTaken: true };

let shop: TestShop;
let now: Date;
let guest: Visitor;
beforeAll(async () => {
  const deskTokens = [`1001:${TOKEN}`, `1002:${OTHER}`];
  shop = await openTestShop('embedded', { now: () => now, deskTokens }, []);
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = START;
  guest = new Visitor(shop.app);
  await writeVehicles(shop.db, testVehicles);
  for (const table of ['rental_booking', 'attempt_limit', 'caused_mail', 'mail_outbox'])
    await shop.db.query(`delete from ${table}`);
});

interface Sent {
  token?: string;
  key?: string;
  body?: object;
}
const post = (url: string, { token = TOKEN, key, body }: Sent = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(body && { payload: body }),
  });
const read = async <T>(url: string, token = TOKEN) =>
  (await shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json<T>();
const keyOf = (answer: { json: <T>() => T }) => answer.json<ErrorBody>().globalErrors[0]?.msg;
const handOut = (bookingId: string, body: object = SEEN, sent: Sent = {}) =>
  post(pathOf(handOutRental, { bookingId }), { ...sent, body });
const takeBack = (bookingId: string, damage = '') =>
  post(pathOf(returnRental, { bookingId }), { body: { damage } });

/** On this Wednesday from ten to twelve. */
async function aBooking(part: Record<string, string> = {}, visitor = guest): Promise<string> {
  const time = { fromDay: '2026-12-02', fromTime: '10:00', toDay: '2026-12-02', toTime: '12:00' };
  const wanted = { companyId: '1001', vehicleId: '1001-A1', ...time, ...part };
  const { bookingId } = (await visitor.post(holdRental.path, wanted)).json<RentalBooking>();
  const person = { lastName: 'Muster', email: MAIL, hasLicence: 'on' };
  const booked = await visitor.post(pathOf(confirmRental, { bookingId }), person);
  if (booked.statusCode !== 200) throw new Error(booked.body);
  return bookingId;
}
const AT_TEN = new Date('2026-12-02T09:00:00Z');

const write = () => shop.runJobs('write to renters whom the store affects');
async function closeFor(day: string): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const payload = { reason: 'Stromausfall', hours: [] };
  const url = pathOf(stateSpecialOpening, { companyId: '1001', day });
  await shop.app.inject({ method: 'PUT', url, headers, payload });
  await write();
}
async function openAgain(day: string): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const url = pathOf(removeSpecialOpening, { companyId: '1001', day });
  await shop.app.inject({ method: 'DELETE', url, headers });
  await write();
}

it('hands a vehicle out against licence and deposit, and takes it back in time', async () => {
  const bookingId = await aBooking();
  const list = await read<DeskRentals>(`${readDeskRentals.path}?day=02.12.2026`);
  expect(list.handOuts.map((one) => [one.bookingId, one.plate, one.contact?.name])).toEqual([
    [bookingId, 'K-FW 101', 'Muster'],
  ]);

  now = AT_TEN;
  const out = await handOut(bookingId);
  expect(out.json()).toMatchObject({ state: 'HANDED_OUT', licenceSeen: 'B', actions: ['RETURN', 'UNDO'] });
  expect((await read<DeskRentals>(readDeskRentals.path)).returns.map((one) => one.bookingId)).toEqual([
    bookingId,
  ]);

  now = new Date('2026-12-02T10:55:00Z');
  expect((await takeBack(bookingId)).json()).toMatchObject({
    state: 'RETURNED',
    returned: { lateMinutes: 0, extra: { value: 0 }, damage: '' },
    actions: ['UNDO'],
  });
});

it('charges a late return by the price of the longer time, and keeps the damage', async () => {
  const bookingId = await aBooking();
  now = AT_TEN;
  await handOut(bookingId);
  now = new Date('2026-12-02T13:10:00Z');
  const url = pathOf(readDeskRental, { bookingId });
  expect(await read<DeskRental>(url)).toMatchObject({
    isOverdue: true,
    extraNow: { value: 2100 },
    lateMinutesNow: 130,
    terms: { prices: { hour: { value: 900 }, day: { value: 3900 } }, graceMinutes: 15 },
  });
  // Five hours and ten minutes cost a day.
  expect((await takeBack(bookingId, ' Rücklicht links\ngebrochen ')).json()).toMatchObject({
    returned: { lateMinutes: 130, extra: { value: 2100 }, damage: 'Rücklicht links\ngebrochen' },
  });
});

it('keeps a vehicle that is late from the next, and frees one that is back early', async () => {
  const first = await aBooking();
  const second = await aBooking({ fromTime: '12:00', toTime: '14:00' }, new Visitor(shop.app));
  now = AT_TEN;
  await handOut(first);
  now = new Date('2026-12-02T11:10:00Z');
  expect(keyOf(await handOut(second))).toBe('deskError.rentalOut');
  expect((await read<DeskRental>(pathOf(readDeskRental, { bookingId: second }))).notNow).toEqual({
    msg: 'deskError.rentalOut',
  });
  await takeBack(first);
  expect((await handOut(second)).statusCode).toBe(200);
});

describe('an hour before its begin a vehicle', () => {
  const EARLY = new Date('2026-12-02T08:10:00Z');
  const actionsNow = async (bookingId: string) =>
    (await read<DeskRental>(pathOf(readDeskRental, { bookingId }))).actions;
  const repair = (from: string, to: string) =>
    writeVehicles(shop.db, [
      aVehicle({
        blocked: [{ from: `2026-12-02T${from}+01:00`, to: `2026-12-02T${to}+01:00`, reason: 'Reifen' }],
      }),
      ...testVehicles.slice(1),
    ]);
  const refusal = async (bookingId: string) => {
    expect(await actionsNow(bookingId)).not.toContain('HAND_OUT');
    const refused = await handOut(bookingId);
    expect(refused.statusCode).toBe(412);
    return refused.json<ErrorBody>().globalErrors[0];
  };

  it('is handed out if it stands there', async () => {
    const bookingId = await aBooking();
    now = EARLY;
    expect(await actionsNow(bookingId)).toContain('HAND_OUT');
    expect((await handOut(bookingId)).statusCode).toBe(200);
  });

  it('stays for the booking before, until that is over or not to come any more', async () => {
    const bookingId = await aBooking();
    const before = await aBooking({ fromTime: '08:00', toTime: '10:00' }, new Visitor(shop.app));
    now = EARLY;
    expect(await refusal(bookingId)).toEqual({
      msg: 'deskError.rentalKept',
      values: { until: 'Mi., 02.12.2026, 10:00 Uhr' },
    });
    await post(pathOf(reportRentalNoShow, { bookingId: before }));
    expect((await handOut(bookingId)).statusCode).toBe(200);
  });

  it('stays for a visitor who keeps it, and not for one whose time to confirm is over', async () => {
    const bookingId = await aBooking();
    now = new Date('2026-12-02T08:00:00Z');
    await shop.db.query(
      `insert into rental_booking (id, number, vehicle_id, company_id, during, state, expires_at, hour_cents, day_cents,
         rent_cents, price_parts, deposit_cents, tax_rate, created_at, changed_at)
       values ('kept', 'T-KEPT', '1001-A1', '1001', '[2026-12-02T08:30Z, 2026-12-02T09:00Z)', 'PENDING',
         '2026-12-02T08:15Z', 900, 3900, 900, '[]', 5000, 1900, $1, $1)`,
      [now],
    );
    now = EARLY;
    expect((await refusal(bookingId))?.msg).toBe('deskError.rentalKept');
    now = new Date('2026-12-02T08:15:00Z');
    expect((await handOut(bookingId)).statusCode).toBe(200);
  });

  it.each([
    ['before the begin', '09:00', '09:30'],
    ['within the time', '11:00', '15:00'],
  ])('stays for a repair %s', async (_, from, to) => {
    const bookingId = await aBooking();
    await repair(from, to);
    now = EARLY;
    expect((await refusal(bookingId))?.msg).toBe('deskError.rentalBlocked');
  });

  it.each([
    ['is over', '07:00', '09:00'],
    ['begins at the end', '12:00', '15:00'],
  ])('is handed out beside a repair that %s', async (_, from, to) => {
    const bookingId = await aBooking();
    await repair(from, to);
    now = EARLY;
    expect((await handOut(bookingId)).statusCode).toBe(200);
  });

  it('that was handed out is not booked until its begin any more', async () => {
    const other = new Visitor(shop.app);
    now = new Date('2026-12-02T07:25:00Z');
    const time = { fromDay: '2026-12-02', fromTime: '09:30', toDay: '2026-12-02', toTime: '10:00' };
    const held = await other.post(holdRental.path, { companyId: '1001', vehicleId: '1001-A1', ...time });
    const bookingId = await aBooking();
    now = EARLY;
    expect((await handOut(bookingId)).statusCode).toBe(200);

    const late = pathOf(confirmRental, { bookingId: held.json<RentalBooking>().bookingId });
    await shop.db.query(`update rental_booking set created_at = $1`, [now]);
    const refused = await other.post(late, {
      lastName: 'Muster',
      email: 'other@example.org',
      hasLicence: 'on',
    });
    expect([refused.statusCode, keyOf(refused)]).toEqual([412, 'rental.error.taken']);
  });
});

it('repeated with the same key has one effect, and another request of the key is refused', async () => {
  const bookingId = await aBooking();
  now = AT_TEN;
  for (let repeat = 0; repeat < 2; repeat++)
    expect((await handOut(bookingId, SEEN, { key: 'a-key' })).statusCode).toBe(200);
  expect((await handOut(bookingId, { ...SEEN, licence: 'BE' }, { key: 'a-key' })).statusCode).toBe(409);
  expect(keyOf(await handOut(bookingId))).toBe('deskError.rentalNotPossible');
  expect(await shop.db.query(`select from rental_event where event = 'hand-out'`)).toHaveLength(1);
});

it('knows a key of its desk again, also of a colleague and for another booking', async () => {
  const [first, second] = [await aBooking(), await aBooking({ vehicleId: '1001-T2' }, new Visitor(shop.app))];
  now = AT_TEN;
  const store = await requireStore(createStoreRepository(shop.db), '1001');
  const step = (id: string, actor: string, event: DeskStep = { event: 'hand-out', licence: 'B' }) =>
    shop.db.transaction((tx) => deskStep(tx, id, event, { actor, now, key: 'k', store }));
  const clash = { statusCode: 409, key: 'error.idempotency.clash' };

  expect((await step(first, 'desk 1001 4711')).isNew).toBe(true);
  expect(await step(first, 'desk 1001 4712')).toMatchObject({ isNew: false, after: { state: 'HANDED_OUT' } });
  await expect(step(second, 'desk 1001 4711')).rejects.toMatchObject(clash);
  await expect(step(first, 'desk 1001 4711', { event: 'return', damage: '' })).rejects.toMatchObject(clash);
  expect((await step(second, 'desk 1002 4711')).isNew).toBe(true);
});

it('names one step with one key, also for two bookings at the same time', async () => {
  const ids = [await aBooking(), await aBooking({ vehicleId: '1001-T2' }, new Visitor(shop.app))];
  now = AT_TEN;
  const answers = await Promise.all(ids.map((id) => handOut(id, SEEN, { key: 'one-key' })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it.each([
  ['too early', '2026-12-02T07:59:00Z', SEEN, 412, 'deskError.rentalNotYet'],
  ['after its time', '2026-12-02T11:00:00Z', SEEN, 412, 'deskError.rentalOver'],
  ['without the licence', '2026-12-02T09:00:00Z', { ...SEEN, licenceSeen: false }, 400, undefined],
  ['without the deposit', '2026-12-02T09:00:00Z', { ...SEEN, depositTaken: false }, 400, undefined],
  ['with no class', '2026-12-02T09:00:00Z', { ...SEEN, licence: 'X' }, 400, undefined],
])('does not hand out %s', async (_, at, body, status, key) => {
  const bookingId = await aBooking();
  now = new Date(at);
  const refused = await handOut(bookingId, body);

  expect(refused.statusCode).toBe(status);
  if (key) expect(keyOf(refused)).toBe(key);
  expect(await shop.db.query('select state from rental_booking')).toEqual([{ state: 'BOOKED' }]);
});

it('asks for the class that the vehicle needs', async () => {
  const bookingId = await aBooking({ companyId: '1002', vehicleId: '1002-A1' });
  now = AT_TEN;
  const refused = await handOut(bookingId, SEEN, { token: OTHER });
  expect(refused.json<ErrorBody>().fieldErrors).toEqual([
    { field: 'licence', msg: 'deskError.rentalLicence', values: { licence: 'BE' } },
  ]);
  expect((await handOut(bookingId, { ...SEEN, licence: 'C1E' }, { token: OTHER })).statusCode).toBe(200);
});

it('notes a no-show an hour after the begin, which frees the vehicle', async () => {
  const bookingId = await aBooking();
  const url = pathOf(reportRentalNoShow, { bookingId });
  now = new Date('2026-12-02T09:59:00Z');
  expect(keyOf(await post(url))).toBe('deskError.rentalNotYet');
  now = new Date('2026-12-02T10:00:00Z');
  expect((await post(url)).json()).toMatchObject({ state: 'NO_SHOW', actions: ['UNDO'] });
  await aBooking({ fromTime: '12:00', toTime: '13:00' }, new Visitor(shop.app));
});

it('is no no-show where the store was closed: the desk cancels it', async () => {
  const bookingId = await aBooking();
  const day = { companyId: '1001', day: '2026-12-02' };
  const headers = { authorization: `Bearer ${TOKEN}` };
  const payload = { reason: 'Stromausfall', hours: [] };
  await shop.app.inject({ method: 'PUT', url: pathOf(stateSpecialOpening, day), headers, payload });
  now = new Date('2026-12-03T09:00:00Z');

  const { unreported = [] } = await read<DeskRentals>(readDeskRentals.path);
  expect(unreported.map(({ actions }) => actions)).toEqual([['CANCEL']]);
  expect(keyOf(await post(pathOf(reportRentalNoShow, { bookingId })))).toBe('deskError.rentalByStore');
  await shop.app.inject({ method: 'DELETE', url: pathOf(removeSpecialOpening, day), headers });
});

it('is no no-show where the store has written that it is closed, although it is open after all', async () => {
  const bookingId = await aBooking();
  await closeFor('2026-12-02');
  await openAgain('2026-12-02');
  now = new Date('2026-12-02T10:30:00Z');

  expect(await read<DeskRental>(pathOf(readDeskRental, { bookingId }))).toMatchObject({
    isAffected: false,
    actions: ['HAND_OUT', 'CANCEL'],
  });
  expect(keyOf(await post(pathOf(reportRentalNoShow, { bookingId })))).toBe('deskError.rentalByStore');
});

it('states the vehicle as it was on the day of the hand-out, whatever its file says by now', async () => {
  const bookingId = await aBooking();
  now = AT_TEN;
  await handOut(bookingId);
  const changed = aVehicle({ name: 'Neuer Anhänger', plate: 'K-FW 999', licence: 'BE', minAge: 21 });
  await writeVehicles(shop.db, [changed, ...testVehicles.slice(1)]);

  const { vehicle, plate } = await read<DeskRental>(pathOf(readDeskRental, { bookingId }));
  expect([plate, vehicle.licence, vehicle.minAge, vehicle.name]).toEqual([
    'K-FW 101',
    testVehicles[0]?.licence,
    testVehicles[0]?.minAge,
    testVehicles[0]?.name,
  ]);
});

describe('a step that was reported by mistake', () => {
  const undo = async (bookingId: string) => {
    const { version } = await read<DeskRental>(pathOf(readDeskRental, { bookingId }));
    return post(pathOf(undoRentalStep, { bookingId }), { body: { version } });
  };
  const minutesLater = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const OUT = {
    state: 'HANDED_OUT',
    licenceSeen: 'B',
    returned: null,
    handedOutAt: AT_TEN.toISOString(),
  };

  it('is undone within half an hour, and can be reported again', async () => {
    const bookingId = await aBooking();
    now = AT_TEN;
    await handOut(bookingId);
    minutesLater(29);
    expect((await undo(bookingId)).json()).toMatchObject({
      state: 'BOOKED',
      licenceSeen: null,
      handedOutAt: null,
      actions: ['HAND_OUT', 'CANCEL'],
    });
    now = AT_TEN;
    await handOut(bookingId);
    expect((await takeBack(bookingId, 'Kratzer')).json()).toMatchObject({ actions: ['UNDO'] });
    expect((await undo(bookingId)).json()).toMatchObject(OUT);
    expect((await takeBack(bookingId)).json()).toMatchObject({ returned: { damage: '' } });
    expect(
      await shop.db.query(`select details ->> 'undone' as undone, details ->> 'damage' as damage
        from rental_event where event = 'undo' order by seq`),
    ).toEqual([
      { undone: 'HANDED_OUT', damage: null },
      { undone: 'RETURNED', damage: 'Kratzer' },
    ]);
  });

  it('is not undone later', async () => {
    const bookingId = await aBooking();
    now = AT_TEN;
    await handOut(bookingId);
    minutesLater(31);
    expect(await read<DeskRental>(pathOf(readDeskRental, { bookingId }))).toMatchObject({
      actions: ['RETURN'],
    });
    expect(keyOf(await undo(bookingId))).toBe('deskError.rentalUndoLate');
  });

  it('a no-show is undone, unless the vehicle is booked again', async () => {
    const bookingId = await aBooking({ toTime: '16:00' });
    now = AT_TEN;
    minutesLater(60);
    await post(pathOf(reportRentalNoShow, { bookingId }));
    expect((await undo(bookingId)).json()).toMatchObject({
      state: 'BOOKED',
      actions: ['HAND_OUT', 'NO_SHOW', 'CANCEL'],
    });
    await post(pathOf(reportRentalNoShow, { bookingId }));
    await aBooking({ fromTime: '13:00', toTime: '15:00' }, new Visitor(shop.app));
    expect(keyOf(await undo(bookingId))).toBe('deskError.rentalTaken');
  });

  it('a no-show is undone, or the vehicle is booked again, at the same moment', async () => {
    const bookingId = await aBooking({ toTime: '16:00' });
    now = AT_TEN;
    minutesLater(60);
    await post(pathOf(reportRentalNoShow, { bookingId }));
    const again = { fromDay: '2026-12-02', fromTime: '13:00', toDay: '2026-12-02', toTime: '15:00' };
    const wanted = { companyId: '1001', vehicleId: '1001-A1', ...again };
    const answers = await Promise.all([
      undo(bookingId),
      ...[1, 2, 3].map(() => new Visitor(shop.app).post(holdRental.path, wanted)),
    ]);

    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(3);
  });

  it('a return is not undone once the next customer has the vehicle', async () => {
    const bookingId = await aBooking();
    const next = await aBooking({ fromTime: '12:30', toTime: '14:00' }, new Visitor(shop.app));
    now = AT_TEN;
    await handOut(bookingId);
    now = new Date('2026-12-02T11:00:00Z');
    await takeBack(bookingId);
    await handOut(next);
    expect(keyOf(await undo(bookingId))).toBe('deskError.rentalTaken');
  });

  it('is the last one: the hand-out before a return that was undone stays', async () => {
    const bookingId = await aBooking();
    now = AT_TEN;
    await handOut(bookingId);
    minutesLater(60);
    await takeBack(bookingId);
    expect((await undo(bookingId)).json()).toMatchObject({ state: 'HANDED_OUT', actions: ['RETURN'] });
    expect(keyOf(await undo(bookingId))).toBe('deskError.rentalUndoLate');
  });

  it('a no-show is not undone while the vehicle is out with another customer', async () => {
    const bookingId = await aBooking();
    const next = await aBooking({ fromTime: '12:00', toTime: '14:00' }, new Visitor(shop.app));
    now = AT_TEN;
    minutesLater(62);
    await post(pathOf(reportRentalNoShow, { bookingId }));
    expect((await handOut(next)).statusCode).toBe(200);
    expect(keyOf(await undo(bookingId))).toBe('deskError.rentalTaken');
  });

  it('was a hand-out of a booking that the store could not keep: the customer stays without blame', async () => {
    const bookingId = await aBooking();
    await closeFor('2026-12-02');
    await openAgain('2026-12-02');
    now = AT_TEN;
    await handOut(bookingId);
    await write();
    await undo(bookingId);
    await write();
    now = new Date('2026-12-02T10:30:00Z');
    expect(keyOf(await post(pathOf(reportRentalNoShow, { bookingId })))).toBe('deskError.rentalByStore');
  });

  it('is no step that a colleague has made since', async () => {
    const bookingId = await aBooking();
    now = AT_TEN;
    await handOut(bookingId);
    const { version } = await read<DeskRental>(pathOf(readDeskRental, { bookingId }));
    await takeBack(bookingId);
    expect(keyOf(await post(pathOf(undoRentalStep, { bookingId }), { body: { version } }))).toBe(
      'deskError.rentalNotPossible',
    );
  });
});

describe('a later return that a mail has promised', () => {
  const THURSDAY = '2026-12-03';
  const mails = async () =>
    (await mailsTo(shop.db, MAIL)).filter(({ kind }) => kind === 'rental-closed' || kind === 'rental-kept');
  const lateNow = async (bookingId: string) => read<DeskRental>(pathOf(readDeskRental, { bookingId }));
  afterEach(async () => {
    await openAgain('2026-12-02');
    await openAgain(THURSDAY);
  });

  async function aPromise(): Promise<string> {
    const bookingId = await aBooking();
    now = AT_TEN;
    await handOut(bookingId);
    await closeFor('2026-12-02');
    return bookingId;
  }

  it('moves with a second mail if the store closes on that day, too', async () => {
    const bookingId = await aPromise();
    await closeFor(THURSDAY);
    expect((await mails()).map(({ text }) => /wieder öffnet: (.*?) Uhr/.exec(text)?.[1])).toEqual([
      'Do., 03.12.2026, 8:00',
      'Fr., 04.12.2026, 8:00',
    ]);
    expect(await lateNow(bookingId)).toMatchObject({ backByText: 'Fr., 04.12.2026, 8:00 Uhr' });
  });

  it('moves also after the agreed end', async () => {
    await aPromise();
    now = new Date('2026-12-02T15:00:00Z');
    await closeFor(THURSDAY);
    expect(await mails()).toHaveLength(2);
  });

  it('keeps the vehicle until then: the next customer is written to, and gets it no earlier', async () => {
    const bookingId = await aPromise();
    await openAgain('2026-12-02');
    const visitor = new Visitor(shop.app);
    const wanted = { fromDay: '2026-12-02', fromTime: '15:00', toDay: '2026-12-02', toTime: '16:00' };
    const answer = await visitor.post(holdRental.path, {
      companyId: '1001',
      vehicleId: '1001-A1',
      ...wanted,
    });
    expect(keyOf(answer)).toBe('rental.error.taken');
    expect(await lateNow(bookingId)).toMatchObject({ isOverdue: false, isAffected: false });
  });

  it('makes a booking of that time one that the store cannot keep, until the vehicle is back', async () => {
    await aBooking({ fromTime: '13:00', toTime: '15:00' }, new Visitor(shop.app));
    const bookingId = await aPromise();
    await openAgain('2026-12-02');
    const affected = async () =>
      (await read<DeskRentals>(readDeskRentals.path)).affected.map(({ affectedBy }) => affectedBy);
    expect(await affected()).toEqual(['BLOCKED']);
    await takeBack(bookingId);
    expect(await affected()).toEqual([]);
  });

  it('ends with a hand-out that is undone', async () => {
    const bookingId = await aPromise();
    const { version } = await lateNow(bookingId);
    await post(pathOf(undoRentalStep, { bookingId }), { body: { version } });
    expect(await shop.db.query('select back_by from rental_booking')).toEqual([{ back_by: null }]);
  });
});

it('asks the customer for no change once the booking has begun', async () => {
  const bookingId = await aBooking();
  const day = { companyId: '1001', day: '2026-12-02' };
  const headers = { authorization: `Bearer ${TOKEN}` };
  const payload = { reason: 'Stromausfall', hours: [] };
  await shop.app.inject({ method: 'PUT', url: pathOf(stateSpecialOpening, day), headers, payload });
  now = new Date('2026-12-03T09:00:00Z');
  await shop.db.query('update rental_booking set created_at = $1', [now]);
  const own = (await guest.get(pathOf(readRentalBooking, { bookingId }))).json<RentalBooking>();
  await shop.app.inject({ method: 'DELETE', url: pathOf(removeSpecialOpening, day), headers });
  expect(own).toMatchObject({ state: 'BOOKED', affectedBy: null });
});

it('lists a booking of several days until its end, so that the vehicle is still handed out', async () => {
  const bookingId = await aBooking({ toDay: '2026-12-05' });
  const listed = async () =>
    (await read<DeskRentals>(readDeskRentals.path)).handOuts.map((one) => [one.bookingId, one.actions[0]]);
  now = new Date('2026-12-04T09:00:00Z');
  expect(await listed()).toEqual([[bookingId, 'HAND_OUT']]);
  now = new Date('2026-12-05T11:00:00Z');
  expect(await listed()).toEqual([]);
});

it('cancels with a reason, which the customer reads in a mail, and which does not count as late', async () => {
  const bookingId = await aBooking();
  now = new Date('2026-12-02T08:30:00Z');
  const cancelled = await post(pathOf(cancelDeskRental, { bookingId }), {
    body: { reason: 'Reifenschaden' },
  });

  expect(cancelled.json()).toMatchObject({ state: 'CANCELLED' });
  const mails = await mailsTo(shop.db, MAIL);
  expect(mails.map(({ kind }) => kind)).toEqual(['rental-booked', 'rental-cancelled']);
  expect(mails[1]?.text).toContain('Reifenschaden');
  expect(await shop.db.query('select is_late_cancelled as late from rental_booking')).toEqual([
    { late: false },
  ]);
});

it('charges no time for which the store has closed after the booking', async () => {
  const bookingId = await aBooking();
  now = AT_TEN;
  await handOut(bookingId);
  const day = { companyId: '1001', day: '2026-12-02' };
  const headers = { authorization: `Bearer ${TOKEN}` };
  const payload = { reason: 'Stromausfall', hours: [{ from: '08:00', to: '11:00' }] };
  await shop.app.inject({ method: 'PUT', url: pathOf(stateSpecialOpening, day), headers, payload });

  now = new Date('2026-12-03T07:00:00Z');
  const url = pathOf(readDeskRental, { bookingId });
  expect(await read<DeskRental>(url)).toMatchObject({ isOverdue: false, extraNow: { value: 0 } });
  // Another day that is stated later does not delete the one that counts.
  now = new Date('2026-12-04T07:00:00Z');
  const later = { companyId: '1001', day: '2026-12-23' };
  await shop.app.inject({ method: 'PUT', url: pathOf(stateSpecialOpening, later), headers, payload });
  expect(await read<DeskRental>(url)).toMatchObject({ lateMinutesNow: 24 * 60 });
  now = new Date('2026-12-03T07:00:00Z');
  expect((await takeBack(bookingId)).json()).toMatchObject({
    returned: { lateMinutes: 0, extra: { value: 0 } },
  });
  await shop.app.inject({ method: 'DELETE', url: pathOf(removeSpecialOpening, later), headers });
  await shop.app.inject({ method: 'DELETE', url: pathOf(removeSpecialOpening, day), headers });
});

it('lists the bookings of a vehicle in repair with the reason', async () => {
  const bookingId = await aBooking({ fromDay: '2026-12-03', toDay: '2026-12-03' });
  const repair = { from: '2026-12-03T00:00+01:00', to: '2026-12-04T00:00+01:00', reason: 'Reifen' };
  await writeVehicles(shop.db, [aVehicle({ blocked: [repair] }), ...testVehicles.slice(1)]);

  const { affected } = await read<DeskRentals>(readDeskRentals.path);
  expect(affected.map((one) => [one.bookingId, one.affectedBy])).toEqual([[bookingId, 'BLOCKED']]);
});

it('lists the bookings that a closed day affects, until they are gone', async () => {
  const bookingId = await aBooking({ fromDay: '2026-12-03', toDay: '2026-12-03' });
  const day = { companyId: '1001', day: '2026-12-03' };
  const headers = { authorization: `Bearer ${TOKEN}` };
  const payload = { reason: 'Inventur', hours: [] };
  await shop.app.inject({ method: 'PUT', url: pathOf(stateSpecialOpening, day), headers, payload });

  const { affected } = await read<DeskRentals>(readDeskRentals.path);
  expect(affected.map((one) => [one.bookingId, one.isAffected])).toEqual([[bookingId, true]]);
  await guest.post(pathOf(cancelRental, { bookingId }), {});
  expect((await read<DeskRentals>(readDeskRentals.path)).affected).toEqual([]);
  await shop.app.inject({ method: 'DELETE', url: pathOf(removeSpecialOpening, day), headers });
});

it('lists what is over and not reported of the last days, until it is reported or lapses', async () => {
  const bookingId = await aBooking();
  const listed = async () => {
    const { unreported = [], handOuts } = await read<DeskRentals>(readDeskRentals.path);
    return [unreported, handOuts].map((list) => list.map((one) => one.bookingId));
  };
  now = new Date('2026-12-02T10:59:00Z');
  expect(await listed()).toEqual([[], [bookingId]]);
  // On its day it stands in one list only.
  now = new Date('2026-12-02T11:00:00Z');
  expect(await listed()).toEqual([[], [bookingId]]);
  now = new Date('2026-12-03T09:00:00Z');
  expect(await listed()).toEqual([[bookingId], []]);
  expect((await read<DeskRentals>(readDeskRentals.path, OTHER)).unreported).toEqual([]);

  now = new Date('2026-12-09T11:00:00Z');
  await shop.runJobs('end bookings of vehicles that no store has reported');
  expect(await listed()).toEqual([[], []]);
  expect(keyOf(await post(pathOf(reportRentalNoShow, { bookingId })))).toBe('deskError.rentalNotPossible');
});

it('knows no bookings of another store', async () => {
  const bookingId = await aBooking();
  now = AT_TEN;
  expect((await handOut(bookingId, SEEN, { token: OTHER })).statusCode).toBe(404);
  expect((await read<ErrorBody>(pathOf(readDeskRental, { bookingId }), OTHER)).globalErrors).toEqual([
    { msg: 'deskError.rentalNotFound' },
  ]);
  const list = await read<DeskRentals>(`${readDeskRentals.path}?day=2026-12-02`, OTHER);
  expect([list.handOuts, list.returns, list.affected]).toEqual([[], [], []]);
});

it('finds a booking of its store by the number as it is typed, on every day and in every state', async () => {
  const bookingId = await aBooking({ fromDay: '2026-12-10', toDay: '2026-12-10' });
  const { number } = await read<DeskRental>(pathOf(readDeskRental, { bookingId }));
  const find = (typed: string, token = TOKEN) =>
    read<DeskRentals>(`${readDeskRentals.path}?number=${encodeURIComponent(typed)}`, token);
  const typed = ` ${number.toLowerCase().replace('-', ' ')} `;

  expect(await find(typed)).toMatchObject({
    found: { bookingId, state: 'BOOKED' },
    handOuts: [],
    returns: [],
  });
  await guest.post(pathOf(cancelRental, { bookingId }), {});
  expect((await find(number)).found).toMatchObject({ bookingId, state: 'CANCELLED', actions: [] });
  expect((await find(number, OTHER)).found).toBeNull();
  for (const other of ['', 'T-7K3M9Q2XAB', 'R-7KM4X92TPA', "'; drop table x"])
    expect((await find(other)).found).toBeNull();
});

it.each([
  ['a day that does not exist', '31.02.2026', 400],
  ['no day: today', '', 200],
])('lists for %s', async (_, day, status) => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const url = `${readDeskRentals.path}?day=${day}`;
  expect((await shop.app.inject({ url, headers })).statusCode).toBe(status);
});
