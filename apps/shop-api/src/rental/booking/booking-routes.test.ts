/** @jest-environment node */
import {
  holdRental,
  logIn,
  openRentalLink,
  pathOf,
  readRentalBooking,
  readRentalBookings,
  removeSpecialOpening,
  stateSpecialOpening,
} from '@fachwerk/shared/calls';
import type {
  ErrorBody,
  RentalAvailability,
  RentalBooking,
  RentalBookings,
} from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCustomer, mailsTo, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { aVehicle, testVehicles } from '../testing/a-vehicle';
import { writeVehicles } from '../vehicles/write-vehicles';

jest.setTimeout(120_000);

// A Tuesday in Köln.
const START = new Date('2026-12-01T09:00:00Z');
const TOKEN = 'a-token-of-the-store-1001';
const MAIL = 'erika@example.org';
const PERSON = {
  firstName: 'Erika',
  lastName: 'Muster',
  email: MAIL,
  phone: '0170 1234567',
  hasLicence: 'on',
};
const WANTED = {
  companyId: '1001',
  vehicleId: '1001-A1',
  fromDay: '2026-12-05',
  fromTime: '12:00',
  toDay: '2026-12-07',
  toTime: '08:30',
};

let shop: TestShop;
let now: Date;
let guest: Visitor;
beforeAll(async () => {
  shop = await openTestShop('embedded', { now: () => now, deskTokens: [`1001:${TOKEN}`] }, []);
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

const path = (id: string, action = '') => `${pathOf(readRentalBooking, { bookingId: id })}${action}`;
const hold = (part: Partial<typeof WANTED> = {}, visitor = guest) =>
  visitor.post(holdRental.path, { ...WANTED, ...part });
const confirm = (id: string, part: Record<string, string> = {}, visitor = guest) =>
  visitor.post(path(id, 'confirm/'), { ...PERSON, ...part });
async function aBooking(part: Partial<typeof WANTED> = {}, visitor = guest): Promise<RentalBooking> {
  const held = (await hold(part, visitor)).json<RentalBooking>();
  const answer = await confirm(held.bookingId, {}, visitor);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<RentalBooking>();
}
const change = ({ bookingId, version }: RentalBooking, part: Partial<typeof WANTED>, visitor = guest) => {
  const { companyId: _, ...time } = { ...WANTED, ...part };
  return visitor.post(path(bookingId, 'change/'), { ...time, version });
};
const keyOf = (answer: { json: <T>() => T }) => answer.json<ErrorBody>().globalErrors[0]?.msg;
const isFree = async () => {
  const url = '/rest/rental/availability/?vehicleId=1001-A1&from=2026-12-05&days=1';
  const { days } = (await shop.app.inject(url)).json<RentalAvailability>();
  return days[0]?.starts.some(({ time }) => time === '12:00');
};
const calendarOf = async (mailKind: string): Promise<string> => {
  const [row] = await shop.db.query<{ text: string; type: string }>(
    `select convert_from(d.content, 'utf8') as text, d.type from mail_outbox m, jsonb_array_elements(m.attachments) a
     join mail_document d on d.hash = a ->> 'hash' where m.kind = $1 order by m.created_at desc limit 1`,
    [mailKind],
  );
  return `${row?.type}\n${row?.text}`;
};

describe('a guest', () => {
  it('keeps a vehicle, books it with the person, and gets a mail with the calendar file', async () => {
    const held = await hold();
    const pending = held.json<RentalBooking>();

    expect(held.statusCode).toBe(201);
    expect(pending).toMatchObject({
      state: 'PENDING',
      expiresAt: '2026-12-01T09:15:00.000Z',
      contact: null,
      price: { total: { value: 6500 } },
      deposit: { value: 5000 },
      canConfirm: true,
      canChange: false,
      number: expect.stringMatching(/^T-/) as string,
    });
    expect(await isFree()).toBe(false);

    const booked = await confirm(pending.bookingId);
    expect(booked.json()).toMatchObject({
      state: 'BOOKED',
      contact: { lastName: 'Muster', phone: '+491701234567' },
      canChange: true,
      canCancel: true,
    });
    const [mail] = await mailsTo(shop.db, MAIL);
    expect(mail).toMatchObject({ kind: 'rental-booked' });
    for (const part of [pending.number, '65,00', '50,00', 'Klasse B', 'Werkstraße 1'])
      expect(mail?.text).toContain(part);
    // The address may be a stranger's.
    expect(mail?.text).not.toMatch(/Erika/);
    const calendar = await calendarOf('rental-booked');
    expect(calendar).toContain('method=PUBLISH');
    expect(calendar).toContain('SEQUENCE:0');
  });

  it('books once with two clicks, and gets one mail', async () => {
    const { bookingId } = (await hold()).json<RentalBooking>();
    const again = (await hold()).json<RentalBooking>();
    expect(again.bookingId).toBe(bookingId);
    for (let click = 0; click < 2; click++) expect((await confirm(bookingId)).statusCode).toBe(200);

    expect(await mailsTo(shop.db, MAIL)).toHaveLength(1);
  });

  it('gives the kept vehicle back with another choice', async () => {
    await hold();
    await hold({ vehicleId: '1001-T2' });
    expect(await isFree()).toBe(true);
  });

  it('chooses another time of the kept vehicle, of which the own one counts as free', async () => {
    const heldBy = async (visitor: Visitor) =>
      (await visitor.get(readRentalBookings.path)).json<RentalBookings>().held;
    const { bookingId } = (await hold()).json<RentalBooking>();
    expect(await heldBy(guest)).toBe(bookingId);
    expect(await heldBy(new Visitor(shop.app))).toBeNull();
    const url = `/rest/rental/availability/?vehicleId=1001-A1&from=2026-12-05&days=1&except=${bookingId}`;
    const { days } = (await shop.app.inject(url)).json<RentalAvailability>();
    expect(days[0]?.starts.map(({ time }) => time)).toContain('12:00');

    expect((await hold({ toTime: '09:00' })).statusCode).toBe(201);
    now = new Date('2026-12-01T09:16:00Z');
    expect(await heldBy(guest)).toBeNull();
  });

  it('opens the booking with the link of the mail only, for a time', async () => {
    const { bookingId } = await aBooking();
    const [mail] = await mailsTo(shop.db, MAIL);
    const link = /http:\/\/shop\.test(\/rest\/rental\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const other = new Visitor(shop.app);

    expect((await other.get(path(bookingId))).statusCode).toBe(404);
    const refused = await other.get(`${pathOf(openRentalLink, { bookingId })}?token=1-x`);
    expect(refused.headers.location).toBe('/transporter/');
    expect((await other.get(link)).headers.location).toBe(`/transporter/buchung/${bookingId}/`);
    expect((await other.get(path(bookingId))).statusCode).toBe(200);
    expect((await other.get(path(bookingId, 'calendar.ics'))).body).toContain('BEGIN:VEVENT');
    now = new Date(START.getTime() + 31 * 60_000);
    expect((await other.get(path(bookingId))).statusCode).toBe(404);
    expect((await guest.get(path(bookingId))).statusCode).toBe(404);
  });

  it('uses the forms without script', async () => {
    await guest.get('/user/');
    const held = await guest.submit(holdRental.path, WANTED);
    expect([held.statusCode, held.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/transporter\/buchung\/[\w-]+\/$/),
    ]);
    const bookingId = String(held.headers.location).split('/')[3] ?? '';
    const missing = await guest.submit(path(bookingId, 'confirm/'), { ...PERSON, lastName: '' });
    expect(missing.headers.location).toMatch(/^\/transporter\/buchung\/[\w-]+\/\?answer=/);
    const booked = await guest.submit(path(bookingId, 'confirm/'), PERSON);
    expect(booked.statusCode).toBe(303);
    expect((await guest.get(path(bookingId))).json()).toMatchObject({ state: 'BOOKED' });

    const refused = await guest.submit(holdRental.path, { ...WANTED, toDay: '31.02.2027' });
    expect(refused.headers.location).toMatch(/^\/transporter\/\?companyId=1001&vehicleId=1001-A1&answer=/);
  });
});

it('a customer finds the bookings of the account, and is greeted by name', async () => {
  const email = 'jana@example.org';
  await aCustomer(shop.db, email);
  await guest.post(logIn.path, { email, password: PASSWORD });
  const { bookingId } = (await hold()).json<RentalBooking>();
  expect((await confirm(bookingId, { email })).statusCode).toBe(200);

  expect((await mailsTo(shop.db, email))[0]?.text).toContain('Guten Tag Erika Muster,');
  now = new Date(START.getTime() + 60 * 60_000);
  const { bookings } = (await guest.get(readRentalBookings.path)).json<RentalBookings>();
  expect(bookings.map((one) => one.bookingId)).toEqual([bookingId]);
  expect((await guest.get(path(bookingId))).statusCode).toBe(200);
  expect((await new Visitor(shop.app).get(readRentalBookings.path)).json()).toEqual({
    bookings: [],
    held: null,
    next: null,
    hasNewer: false,
  });
});

describe('the bookings of an account', () => {
  const read = async (who: Visitor, query = '') =>
    (await who.get(`${readRentalBookings.path}?${query}`)).json<RentalBookings>();
  const idsOf = ({ bookings }: RentalBookings) => bookings.map(({ bookingId }) => bookingId);
  /** As many bookings of a new customer, copied from one; two begin together. */
  async function loggedIn(email: string, count: number): Promise<Visitor> {
    const customerId = await aCustomer(shop.db, email);
    const visitor = new Visitor(shop.app);
    await visitor.post(logIn.path, { email, password: PASSWORD });
    const { bookingId } = (await hold()).json<RentalBooking>();
    for (let index = 0; index < count; index++)
      await shop.db.query(
        `insert into rental_booking select (jsonb_populate_record(b, jsonb_build_object('id', $2::text || $3::int,
           'number', 'T-' || md5($2::text || $3::int), 'customer_id', $2::text, 'session_id', null, 'state', 'CANCELLED', 'expires_at', null,
           'during', tstzrange(lower(b.during) + ($3::int / 2) * interval '1 day', upper(b.during) + ($3::int / 2) * interval '1 day')))).*
         from rental_booking b where b.id = $1`,
        [bookingId, customerId, index],
      );
    return visitor;
  }

  it('come in pages, newest begin first, each once', async () => {
    const visitor = await loggedIn('viele-mieten@example.org', 5);

    const first = await read(visitor, 'size=3');
    const second = await read(visitor, `size=3&before=${first.next}`);

    expect([first.bookings.length, second.bookings.length, second.next]).toEqual([3, 2, null]);
    expect([first.hasNewer, second.hasNewer]).toEqual([false, true]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(5);
    const begins = [...first.bookings, ...second.bookings].map(({ from }) => from);
    expect(begins).toEqual(begins.toSorted().toReversed());
  });

  it('begin anew after a cursor that is malformed, unknown or of another customer', async () => {
    const [own, other] = [
      await loggedIn('eine-miete@example.org', 2),
      await loggedIn('andere-miete@example.org', 2),
    ];
    const [foreign = ''] = idsOf(await read(other));
    const first = idsOf(await read(own));

    expect(first).toHaveLength(2);
    expect(first).not.toContain(foreign);
    for (const cursor of ['%00', 'gone', foreign, 'x'.repeat(200)])
      expect(idsOf(await read(own, `before=${cursor}`))).toEqual(first);
    expect((await own.get(path(foreign))).statusCode).toBe(404);
  });
});

describe('a pending booking', () => {
  it('blocks no one after its time, also before the job has ended it', async () => {
    await hold();
    const other = new Visitor(shop.app);
    expect(keyOf(await hold({}, other))).toBe('rental.error.taken');
    now = new Date(START.getTime() + 15 * 60_000);
    expect(await isFree()).toBe(true);
    expect((await hold({}, other)).statusCode).toBe(201);
  });

  it('is still confirmed when it is late and the vehicle is free, and refused when it is not', async () => {
    const { bookingId } = (await hold()).json<RentalBooking>();
    now = new Date(START.getTime() + 20 * 60_000);
    await shop.runJobs('end pending bookings of vehicles');
    expect((await guest.get(path(bookingId))).json()).toMatchObject({ state: 'EXPIRED', canConfirm: true });
    expect((await confirm(bookingId)).json()).toMatchObject({ state: 'BOOKED' });

    const second = (await hold({ vehicleId: '1001-T2' })).json<RentalBooking>();
    now = new Date(now.getTime() + 16 * 60_000);
    await hold({ vehicleId: '1001-T2' }, new Visitor(shop.app));
    // The session may still read it: it was made less than half an hour ago.
    const refused = await confirm(second.bookingId);
    expect([refused.statusCode, keyOf(refused)]).toEqual([412, 'rental.error.taken']);
  });

  it('leaves nothing of the visitor a day later', async () => {
    await hold();
    now = new Date(START.getTime() + 16 * 60_000);
    await shop.runJobs('end pending bookings of vehicles');
    now = new Date(now.getTime() + 25 * 60 * 60_000);
    await shop.runJobs('remove old bookings of vehicles');
    expect(await shop.db.query('select from rental_booking')).toEqual([]);
  });
});

describe('a change', () => {
  it('moves the booking, with price, mail, and the same entry of the calendar', async () => {
    const before = await aBooking();
    const changed = (await change(before, { toDay: '2026-12-05', toTime: '14:00' })).json<RentalBooking>();

    expect(changed).toMatchObject({
      bookingId: before.bookingId,
      version: 1,
      price: { total: { value: 1800 } },
    });
    const [first, second] = [await calendarOf('rental-booked'), await calendarOf('rental-changed')];
    const uid = /UID:\S+/.exec(first)?.[0];
    expect(second).toContain(uid);
    expect(second).toContain('SEQUENCE:1');
    expect((await mailsTo(shop.db, MAIL)).map(({ kind }) => kind).sort()).toEqual([
      'rental-booked',
      'rental-changed',
    ]);
  });

  it('keeps the old time if the new one is taken', async () => {
    const before = await aBooking();
    const day = { fromDay: '2026-12-08', toDay: '2026-12-08', toTime: '14:00' };
    await aBooking(day, new Visitor(shop.app));
    const refused = await change(before, day);

    expect([refused.statusCode, keyOf(refused)]).toEqual([412, 'rental.error.taken']);
    expect((await guest.get(path(before.bookingId))).json()).toMatchObject({ from: before.from, version: 0 });
    expect(await isFree()).toBe(false);
  });

  it('may overlap its own time, and the same time changes nothing', async () => {
    const before = await aBooking();
    expect((await change(before, { fromTime: '13:00' })).statusCode).toBe(200);
    expect((await change(before, { fromTime: '13:00' })).json()).toMatchObject({ version: 1 });
  });

  it.each([
    ['another version', { version: 7 }, 412, 'rental.error.changed'],
    ['a vehicle of another store', { vehicleId: '1002-A1' }, 404, 'rental.error.vehicle'],
    ['an unknown vehicle', { vehicleId: 'none' }, 404, 'rental.error.vehicle'],
    ['a closed day', { fromDay: '2026-12-06' }, 400, 'rental.error.closedDay'],
  ])('is refused for %s', async (_, part, status, key) => {
    const before = await aBooking();
    const { companyId: _store, ...time } = WANTED;
    const refused = await guest.post(path(before.bookingId, 'change/'), {
      ...time,
      toTime: '09:00',
      version: 0,
      ...part,
    });

    expect([refused.statusCode, keyOf(refused)]).toEqual([status, key]);
  });

  it('ends a day before the begin, and names the phone of the store', async () => {
    const before = await aBooking({
      fromDay: '2026-12-02',
      fromTime: '10:30',
      toDay: '2026-12-02',
      toTime: '12:00',
    });
    now = new Date(START.getTime() + 31 * 60_000);
    await shop.db.query(`update rental_booking set created_at = $1`, [now]);
    const refused = await change(before, {});

    expect([refused.statusCode, keyOf(refused)]).toEqual([412, 'rental.error.notChangeable']);
    expect(refused.json<ErrorBody>().globalErrors[0]?.values).toEqual({ phone: '0221 4710 001' });
  });
});

describe('a cancellation', () => {
  it('frees the vehicle, and takes the entry out of the calendar; repeated it is the same', async () => {
    const { bookingId } = await aBooking();
    for (let click = 0; click < 2; click++)
      expect((await guest.post(path(bookingId, 'cancel/'), {})).json()).toMatchObject({ state: 'CANCELLED' });

    expect(await isFree()).toBe(true);
    const calendar = await calendarOf('rental-cancelled');
    for (const part of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED', 'ORGANIZER'])
      expect(calendar).toContain(part);
    expect(await mailsTo(shop.db, MAIL)).toHaveLength(2);
  });

  it('is refused when the rental has begun', async () => {
    const { bookingId } = await aBooking();
    now = new Date('2026-12-05T11:00:00Z');
    await shop.db.query(`update rental_booking set created_at = $1`, [now]);
    const refused = await guest.post(path(bookingId, 'cancel/'), {});
    expect([refused.statusCode, keyOf(refused)]).toEqual([412, 'rental.error.notCancellable']);
  });

  it('needs no reason and costs nothing until the hand-out, so that no right of withdrawal is missed (BGB §312g(2) No. 9)', async () => {
    const booking = await aBooking({
      fromDay: '2026-12-02',
      fromTime: '10:00',
      toDay: '2026-12-02',
      toTime: '12:00',
    });
    now = new Date('2026-12-02T08:59:00Z');
    await shop.db.query(`update rental_booking set created_at = $1`, [now]);
    const cancelled = (await guest.post(path(booking.bookingId, 'cancel/'), {})).json<RentalBooking>();

    expect(cancelled.state).toBe('CANCELLED');
    expect(await shop.db.query('select from rental_booking where extra_cents > 0')).toEqual([]);
    const [mail] = await mailsTo(shop.db, MAIL);
    expect(mail?.text).toMatch(
      /Mietvertrag schließen Sie im Markt ab.*Bis dahin können Sie kostenlos stornieren/s,
    );
  });
});

describe('a booking at short notice', () => {
  const TODAY = { fromDay: '2026-12-01', fromTime: '12:00', toDay: '2026-12-01', toTime: '14:00' };

  it('can be changed and cancelled for half an hour, which is no late cancellation', async () => {
    const booking = await aBooking(TODAY);
    expect(booking).toMatchObject({ canChange: true, freeCancelUntil: '2026-12-01T09:30:00.000Z' });
    now = new Date('2026-12-01T09:20:00Z');
    const changed = (await change(booking, { ...TODAY, toTime: '15:00' })).json<RentalBooking>();
    expect(changed.freeCancelUntil).toBe('2026-12-01T09:50:00.000Z');
    now = new Date('2026-12-01T09:50:00Z');
    await guest.post(path(booking.bookingId, 'cancel/'), {});

    expect(await shop.db.query('select is_late_cancelled as late from rental_booking')).toEqual([
      { late: false },
    ]);
  });

  it('is cancelled late after that, and never has a time that is over', async () => {
    const booking = await aBooking(TODAY);
    const [mail] = await mailsTo(shop.db, MAIL);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('10:30 Uhr');
    now = new Date('2026-12-01T09:31:00Z');
    await shop.db.query(`update rental_booking set created_at = $1`, [now]);
    await guest.post(path(booking.bookingId, 'cancel/'), {});

    expect(await shop.db.query('select is_late_cancelled as late from rental_booking')).toEqual([
      { late: true },
    ]);
  });
});

describe('limits', () => {
  const DAYS = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];
  const onDay = (day: string) => ({ fromDay: day, fromTime: '10:00', toDay: day, toTime: '12:00' });

  it('leave a household three open bookings, also with other spellings of its address', async () => {
    for (const day of DAYS.slice(0, 3)) await aBooking(onDay(day));
    const { bookingId } = (await hold(onDay(DAYS[3] ?? ''))).json<RentalBooking>();
    const refused = await confirm(bookingId, { email: 'ERIKA+x@example.org' });

    expect([refused.statusCode, keyOf(refused)]).toEqual([409, 'rental.error.tooMany']);
    expect((await confirm(bookingId, { email: 'other@example.org' })).statusCode).toBe(200);
  });

  it('send a person to the store who has missed or cancelled late three times', async () => {
    for (const day of DAYS.slice(0, 3)) {
      const { bookingId } = await aBooking(onDay(day));
      now = new Date(`${day}T08:00:00Z`);
      await shop.db.query(`update rental_booking set created_at = $1`, [now]);
      await guest.post(path(bookingId, 'cancel/'), {});
      now = START;
    }
    const { bookingId } = (await hold(onDay(DAYS[3] ?? ''))).json<RentalBooking>();
    expect(keyOf(await confirm(bookingId))).toBe('rental.error.tooManyMissed');
  });

  it('do not blame customers for what a stranger has booked with their address', async () => {
    const email = 'jana.fremd@example.org';
    await aCustomer(shop.db, email);
    for (const day of DAYS.slice(0, 3)) {
      const { bookingId } = (await hold(onDay(day))).json<RentalBooking>();
      await confirm(bookingId, { email });
      now = new Date(`${day}T08:00:00Z`);
      await shop.db.query(`update rental_booking set created_at = $1`, [now]);
      await guest.post(path(bookingId, 'cancel/'), {});
      now = START;
    }
    const jana = new Visitor(shop.app);
    await jana.post(logIn.path, { email, password: PASSWORD });
    const { bookingId } = (await hold(onDay(DAYS[3] ?? ''), jana)).json<RentalBooking>();
    expect((await confirm(bookingId, { email }, jana)).statusCode).toBe(200);
  });

  it('let a network keep ten vehicles at once', async () => {
    const vehicles = Array.from({ length: 11 }, (_, index) => aVehicle({ vehicleId: `1001-B${index}` }));
    await writeVehicles(shop.db, vehicles);
    const statuses = [];
    for (const { vehicleId } of vehicles)
      statuses.push((await hold({ vehicleId }, new Visitor(shop.app))).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    expect((await hold({ vehicleId: '1001-B10' }, new Visitor(shop.app, '198.51.100.7'))).statusCode).toBe(
      201,
    );
  });
});

it.each([
  ['a day that does not exist', { fromDay: '31.02.2027' }, 'forms.date'],
  ['an hour that the clock skips', { fromDay: '2027-03-28', fromTime: '02:30' }, 'rental.error.skippedTime'],
  ['an end before the begin', { toDay: '2026-12-04' }, 'rental.error.endsBefore'],
  ['a time that is over', { fromDay: '2026-11-28' }, 'rental.error.past'],
  ['three years', { toDay: '2029-12-07' }, 'rental.error.tooLong'],
  ['a time in three years', { fromDay: '2029-12-07', toDay: '2029-12-08' }, 'rental.error.horizon'],
  ['a closed day', { fromDay: '2026-12-06' }, 'rental.error.closedDay'],
  ['a vehicle of another store', { vehicleId: '1002-A1' }, 'rental.error.vehicle'],
  ['an unknown store', { companyId: '9999' }, 'error.store.unknown'],
  ['nothing', { fromDay: '', fromTime: '', toDay: '', toTime: '' }, 'forms.required'],
])('a booking of %s is refused with its reason, and keeps nothing', async (_, part, key) => {
  const answer = await hold(part);
  const { globalErrors, fieldErrors } = answer.json<ErrorBody>();

  expect([400, 404]).toContain(answer.statusCode);
  expect([...globalErrors, ...fieldErrors].map(({ msg }) => msg)).toContain(key);
  expect(await shop.db.query('select from rental_booking')).toEqual([]);
});

it.each([
  ['no last name', { lastName: '' }, 'lastName'],
  ['no address', { email: 'erika' }, 'email'],
  ['a phone number that is none', { phone: '1' }, 'phone'],
  ['no licence', { hasLicence: '' }, 'hasLicence'],
])('a confirmation with %s is refused, and the vehicle stays kept', async (_, part, field) => {
  const { bookingId } = (await hold()).json<RentalBooking>();
  const refused = await confirm(bookingId, part);

  expect(refused.statusCode).toBe(400);
  expect(refused.json<ErrorBody>().fieldErrors.map((one) => one.field)).toEqual([field]);
  expect((await guest.get(path(bookingId))).json()).toMatchObject({ state: 'PENDING' });
});

it('bookings of others and unknown ones have one answer', async () => {
  const booking = await aBooking();
  const other = new Visitor(shop.app);
  for (const id of [booking.bookingId, 'none']) {
    expect((await other.get(path(id))).statusCode).toBe(404);
    expect((await other.post(path(id, 'confirm/'), PERSON)).statusCode).toBe(404);
    expect((await other.post(path(id, 'cancel/'), {})).statusCode).toBe(404);
    expect((await change({ ...booking, bookingId: id }, {}, other)).statusCode).toBe(404);
  }
});

describe('a store that cannot keep a booking later', () => {
  const DAYS = ['2026-12-02', '2026-12-07'];
  const headers = { authorization: `Bearer ${TOKEN}` };
  const close = (day = '2026-12-07') =>
    shop.app.inject({
      method: 'PUT',
      url: pathOf(stateSpecialOpening, { companyId: '1001', day }),
      headers,
      payload: { reason: 'Inventur', hours: [] },
    });
  const open = async () => {
    for (const day of DAYS)
      await shop.app.inject({
        method: 'DELETE',
        url: pathOf(removeSpecialOpening, { companyId: '1001', day }),
        headers,
      });
  };
  afterEach(open);
  const told = async () => {
    await shop.runJobs('write to renters whom the store affects');
    return (await mailsTo(shop.db, MAIL)).filter(({ kind }) => kind === 'rental-closed');
  };
  const blockedFrom = (from: string, to: string) =>
    writeVehicles(shop.db, [
      aVehicle({ blocked: [{ from, to, reason: 'Reifen' }] }),
      ...testVehicles.slice(1),
    ]);
  const TOMORROW = { fromDay: '2026-12-02', fromTime: '12:00', toDay: '2026-12-02', toTime: '14:00' };
  /** The day before the booking of tomorrow, when it is too late for a change without a reason. */
  const late = async () => {
    now = new Date('2026-12-02T07:00:00Z');
    await shop.db.query(`update rental_booking set created_at = $1`, [now]);
  };

  it('tells a closed day to the customer once, and shows it with the booking', async () => {
    const { bookingId } = await aBooking();
    await close();
    await told();
    const [mail, ...others] = await told();

    expect([others, mail?.subject, mail?.text]).toEqual([
      [],
      expect.stringMatching(/^Der Markt hat geschlossen/),
      expect.stringContaining('ändern'),
    ]);
    expect((await guest.get(path(bookingId))).json()).toMatchObject({
      isAffected: true,
      affectedBy: 'CLOSED',
      canChange: true,
    });
    await open();
    expect(await told()).toHaveLength(1);
    await close();
    expect(await told()).toHaveLength(2);
  });

  it('writes in English to a guest who has booked in English', async () => {
    guest.keep('language', 'en');
    await aBooking(TOMORROW);
    await late();
    await close('2026-12-02');
    await told();

    expect((await mailsTo(shop.db, MAIL)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Booking confirmed',
      'The store is closed',
    ]);
  });

  it('writes once that a booking takes place after all, which can still be given up without blame', async () => {
    const booking = await aBooking(TOMORROW);
    await late();
    await close('2026-12-02');
    await told();
    await open();
    await told();
    await told();

    const mails = (await mailsTo(shop.db, MAIL)).filter(({ kind }) => kind.startsWith('rental-'));
    expect(mails.map(({ kind }) => kind)).toEqual(['rental-booked', 'rental-closed', 'rental-kept']);
    expect(mails[2]?.text).toContain('doch wie gebucht statt');
    expect((await guest.get(path(booking.bookingId))).json()).toMatchObject({
      isAffected: false,
      canChange: true,
      freeCancelUntil: booking.from,
    });
    await guest.post(path(booking.bookingId, 'cancel/'), {});
    expect(await shop.db.query('select state, is_late_cancelled as late from rental_booking')).toEqual([
      { state: 'CANCELLED', late: false },
    ]);
  });

  it.each([
    [
      'a repair',
      () => blockedFrom('2026-12-06T00:00+01:00', '2026-12-08T00:00+01:00'),
      'BLOCKED',
      /fällt .* aus/,
    ],
    ['a vehicle that is sold', () => writeVehicles(shop.db, testVehicles.slice(1)), 'ENDED', /nicht mehr/],
    [
      'a vehicle that another store has by now',
      () => writeVehicles(shop.db, [aVehicle({ companyId: '1002' }), ...testVehicles.slice(1)]),
      'MOVED',
      /nicht mehr/,
    ],
  ])('tells %s to the customer, who may choose another one', async (_, happens, affectedBy, text) => {
    const booking = await aBooking();
    await happens();
    await told();
    const mails = await told();

    expect([mails.length, mails[0]?.subject]).toEqual([
      1,
      expect.stringMatching(/^Ihr Fahrzeug ist nicht verfügbar/),
    ]);
    expect(mails[0]?.text).toMatch(text);
    expect((await guest.get(path(booking.bookingId))).json()).toMatchObject({ affectedBy });
    expect((await change(booking, { vehicleId: '1001-T2' })).json()).toMatchObject({
      isAffected: false,
      affectedBy: null,
    });
  });

  it('says when a vehicle that is out is to be returned, and not that the booking can be changed', async () => {
    const { bookingId } = await aBooking();
    await shop.db.query(`update rental_booking set state = 'HANDED_OUT', handed_out_at = now()`);
    await close();
    const [mail] = await told();

    expect(mail?.subject).toMatch(/^Der Markt hat zur Rückgabe geschlossen/);
    expect(mail?.text).toMatch(
      /wieder öffnet: Di\., 08\.12\.2026, 8:00 Uhr\. Die Zeit bis dahin kostet Sie nichts/,
    );
    expect(mail?.text).not.toContain('oder ändern');
    expect((await guest.get(path(bookingId))).json()).toMatchObject({
      affectedBy: 'CLOSED',
      canChange: false,
    });

    // The promise stands.
    await open();
    await told();
    expect(await shop.db.query('select back_by from rental_booking')).toEqual([
      { back_by: new Date('2026-12-08T07:00:00Z') },
    ]);
    expect((await guest.get(path(bookingId))).json()).toMatchObject({
      affectedBy: null,
      backByText: 'Di., 08.12.2026, 8:00 Uhr',
    });
  });

  it('takes a change until the begin, although a day before it would be too late', async () => {
    const booking = await aBooking(TOMORROW);
    await late();
    const later = { fromDay: '2026-12-03', fromTime: '12:00', toDay: '2026-12-03', toTime: '14:00' };
    expect(keyOf(await change(booking, later))).toBe('rental.error.notChangeable');
    await close('2026-12-02');

    expect((await guest.get(path(booking.bookingId))).json()).toMatchObject({
      canChange: true,
      freeCancelUntil: booking.from,
    });
    const changed = await change(booking, later);
    expect([changed.statusCode, changed.json<RentalBooking>().isAffected]).toEqual([200, false]);
  });

  it('counts no cancellation as late', async () => {
    const booking = await aBooking(TOMORROW);
    await late();
    await blockedFrom('2026-12-02T00:00+01:00', '2026-12-03T00:00+01:00');
    await guest.post(path(booking.bookingId, 'cancel/'), {});

    expect(await shop.db.query('select state, is_late_cancelled as late from rental_booking')).toEqual([
      { state: 'CANCELLED', late: false },
    ]);
  });

  it.each([
    ['a kept one', 0, 'rental.error.closedDay', () => close()],
    ['an expired one', 20, 'rental.error.closedDay', () => close()],
    [
      'one of a vehicle that another store has by now',
      0,
      'rental.error.taken',
      () => writeVehicles(shop.db, [aVehicle({ companyId: '1002' }), ...testVehicles.slice(1)]),
    ],
  ])('confirms no booking: %s', async (_, minutes, key, happens) => {
    const { bookingId } = (await hold()).json<RentalBooking>();
    now = new Date(START.getTime() + minutes * 60_000);
    await shop.runJobs('end pending bookings of vehicles');
    await happens();

    expect((await guest.get(path(bookingId))).json()).toMatchObject({ canConfirm: false });
    const refused = await confirm(bookingId);
    expect([refused.statusCode, keyOf(refused)]).toEqual([412, key]);
  });
});

describe('a booking that the store has not reported', () => {
  const LAPSE = 'end bookings of vehicles that no store has reported';
  const stateNow = async () =>
    (await shop.db.query<{ state: string }>('select state from rental_booking'))[0]?.state;

  it('ends a week after its time, and blames no one', async () => {
    const { bookingId } = await aBooking();
    now = new Date('2026-12-14T07:29:00Z');
    await shop.runJobs(LAPSE);
    expect(await stateNow()).toBe('BOOKED');
    now = new Date('2026-12-14T07:30:00Z');
    await shop.runJobs(LAPSE);

    expect(await stateNow()).toBe('LAPSED');
    expect(await shop.db.query(`select event, actor from rental_event where event = 'lapse'`)).toEqual([
      { event: 'lapse', actor: 'timer' },
    ]);
    await shop.db.query(`update rental_booking set created_at = $1`, [now]);
    expect((await guest.get(path(bookingId))).json()).toMatchObject({
      state: 'LAPSED',
      canChange: false,
      canCancel: false,
      isAffected: false,
    });
  });

  it('is deleted a year after its time, its network a day after', async () => {
    await aBooking();
    now = new Date('2026-12-08T07:31:00Z');
    await shop.runJobs('remove old bookings of vehicles');
    expect(await shop.db.query('select state, network from rental_booking')).toEqual([
      { state: 'BOOKED', network: null },
    ]);
    now = new Date('2026-12-20T09:00:00Z');
    await shop.runJobs(LAPSE);
    now = new Date('2027-12-07T07:00:00Z');
    await shop.runJobs('remove old bookings of vehicles');
    expect(await stateNow()).toBe('LAPSED');
    now = new Date('2027-12-07T08:00:00Z');
    await shop.runJobs('remove old bookings of vehicles');
    expect(await shop.db.query('select from rental_booking')).toEqual([]);
  });

  it('does not count against the limits when its time is over', async () => {
    const times = ['10:00', '12:00', '14:00'];
    for (const [index, fromTime] of times.entries())
      await aBooking({
        fromDay: '2026-12-02',
        fromTime,
        toDay: '2026-12-02',
        toTime: times[index + 1] ?? '16:00',
      });
    const later = { fromDay: '2026-12-08', toDay: '2026-12-08', toTime: '14:00' };
    const refused = await confirm((await hold(later)).json<RentalBooking>().bookingId);
    expect(keyOf(refused)).toBe('rental.error.tooMany');

    now = new Date('2026-12-02T15:00:00Z');
    expect((await aBooking(later)).state).toBe('BOOKED');
  });
});

it('a booking is deleted a year after its end, its network a day after', async () => {
  const { bookingId } = await aBooking();
  await guest.post(path(bookingId, 'cancel/'), {});
  now = new Date('2026-12-03T09:00:00Z');
  await shop.runJobs('remove old bookings of vehicles');
  expect(await shop.db.query('select network from rental_booking')).toEqual([{ network: null }]);
  now = new Date('2027-12-02T09:00:00Z');
  await shop.runJobs('remove old bookings of vehicles');
  expect(await shop.db.query('select from rental_booking')).toEqual([]);
});
