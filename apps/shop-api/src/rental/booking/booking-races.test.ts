/** @jest-environment node */
import { type Database, openDatabase } from '@fachwerk/database';
import { instantOf } from '@fachwerk/shared/time';
import { personOf } from '../../kernel/limits/person';
import { writeStores } from '../../stores/store/store-repository';
import { aStore, testStores } from '../../testing/a-store';
import fc from '../../testing/properties';
import { openTestData, type TestData } from '../../testing/test-shop';
import { HOLDING_STATES } from '../rules/rental-states';
import { testVehicles } from '../testing/a-vehicle';
import { writeVehicles } from '../vehicles/write-vehicles';
import { findBooking } from './booking';
import {
  cancelBooking,
  changeBooking,
  confirmBooking,
  expirePending,
  holdTime,
  takeTime,
} from './change-booking';

jest.setTimeout(120_000);

const NOW = new Date('2026-12-01T09:00:00Z');
const MINUTE = 60_000;
const ALL_DAY = [{ from: '00:00', to: '24:00' }];
/** Always open: the times of this file are any. */
const STORE = aStore({
  companyId: '1001',
  openingHours: {
    mon: ALL_DAY,
    tue: ALL_DAY,
    wed: ALL_DAY,
    thu: ALL_DAY,
    fri: ALL_DAY,
    sat: ALL_DAY,
    sun: ALL_DAY,
  },
});

let data: TestData;
let db: Database;
beforeAll(async () => {
  data = await openTestData('embedded', []);
  // 200 visitors wait for a few connections, also on a busy machine.
  db = openDatabase({ url: data.databaseUrl, maxConnections: 8, connectionTimeout: 60_000 });
  await writeStores(db, testStores);
  await writeVehicles(db, testVehicles);
  await db.query(
    `insert into session (id, expires_at) select 's' || i, now() + interval '1 day' from generate_series(0, 199) i`,
  );
});
afterAll(async () => {
  await db.close();
  await data.close();
});
beforeEach(() => db.query('delete from rental_booking'));

const aTime = (day: number, hour: number, hours: number) => {
  const from = instantOf(`2026-12-${String(day).padStart(2, '0')}`, `${String(hour).padStart(2, '0')}:00`);
  return { from, to: new Date(from.getTime() + hours * 60 * MINUTE) };
};

interface Visitor {
  who: number;
  now?: Date;
  vehicleId?: string;
}

/** Every visitor has a network of their own. */
const hold = ({ who, now = NOW, vehicleId = '1001-A1' }: Visitor, period: { from: Date; to: Date }) =>
  takeTime(db, (tx) =>
    holdTime(
      tx,
      { ...period, companyId: '1001', vehicleId, sessionId: `s${who}`, customerId: null, network: `n${who}` },
      now,
    ),
  );

async function confirm(who: number, id: string, now = NOW) {
  const booking = await findBooking(db, id);
  if (!booking) throw new Error('There is no booking.');
  const email = `${who}@example.org`;
  const contact = {
    salutation: 'UNKNOWN' as const,
    firstName: 'Erika',
    lastName: 'Muster',
    email,
    phone: '',
  };
  const confirmation = {
    contact,
    customer: null,
    person: personOf(null, email),
    actor: 'guest',
    language: 'de' as const,
    store: STORE,
  };
  return takeTime(db, (tx) => confirmBooking(tx, booking, confirmation, now));
}

const keysOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { key?: string }).key ?? String(one.reason)] : [],
  );

it('200 parallel requests for one slot give one booking', async () => {
  const slot = aTime(5, 12, 20);
  const results = await Promise.allSettled(Array.from({ length: 200 }, (_, who) => hold({ who }, slot)));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(new Set(keysOf(results))).toEqual(new Set(['rental.error.taken']));
  expect(await db.query(`select from rental_booking`)).toHaveLength(1);
});

it('overlapping slots in parallel never both succeed', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 24 }, (_, who) => hold({ who }, aTime(5, 8 + (who % 4), 4))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('two visitors who confirm expired bookings of one slot get it once', async () => {
  const slot = aTime(5, 12, 2);
  const first = await hold({ who: 1 }, slot);
  const later = new Date(NOW.getTime() + 16 * MINUTE);
  const second = await hold({ who: 2, now: later }, slot);
  const afterBoth = new Date(later.getTime() + 16 * MINUTE);

  const results = await Promise.allSettled([confirm(1, first, afterBoth), confirm(2, second, afterBoth)]);

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(keysOf(results)).toEqual(['rental.error.taken']);
});

it('one double click is one booking', async () => {
  const id = await hold({ who: 1 }, aTime(5, 12, 2));
  const results = await Promise.all([confirm(1, id), confirm(1, id)]);

  expect(results.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(await db.query('select from rental_event')).toHaveLength(1);
});

it('the database refuses a second booking also where the code does not ask', async () => {
  const id = await hold({ who: 1 }, aTime(5, 12, 2));
  const other = await hold({ who: 2 }, aTime(6, 12, 2));

  await expect(
    db.query(
      `update rental_booking set during = (select during from rental_booking where id = $1) where id = $2`,
      [id, other],
    ),
  ).rejects.toThrow('rental_booking_once');
});

/** What a visitor does, minutes after the one before. */
const step = fc.record({
  kind: fc.constantFrom('hold', 'confirm', 'change', 'cancel', 'expire'),
  who: fc.nat(3),
  vehicleId: fc.constantFrom('1001-A1', '1001-T2'),
  day: fc.integer({ min: 4, max: 7 }),
  hour: fc.integer({ min: 8, max: 18 }),
  hours: fc.integer({ min: 1, max: 30 }),
  pick: fc.nat(9),
  minutes: fc.integer({ min: 0, max: 12 }),
});

it('random bookings, changes, cancellations and expiries never overlap', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
      async (rounds) => {
        await db.query('delete from rental_booking');
        const ids: { id: string; who: number }[] = [];
        let now = NOW;
        for (const round of rounds) {
          now = new Date(now.getTime() + (round[0]?.minutes ?? 0) * MINUTE);
          const at = now;
          // The steps of a round run at the same time.
          const done = await Promise.allSettled(
            round.map(async ({ kind, who, vehicleId, day, hour, hours, pick }) => {
              const period = aTime(day, hour, hours);
              if (kind === 'hold')
                return ids.push({ id: await hold({ who, now: at, vehicleId }, period), who });
              if (kind === 'expire') return expirePending(db, at);
              const known = ids[pick % Math.max(1, ids.length)];
              const booking = known && (await findBooking(db, known.id));
              if (!booking) return undefined;
              const by = { actor: 'guest', now: at, store: STORE };
              if (kind === 'confirm') return confirm(known.who, known.id, at);
              if (kind === 'cancel') return db.transaction((tx) => cancelBooking(tx, booking, by));
              return takeTime(db, (tx) =>
                changeBooking(tx, booking, { ...period, vehicleId, version: booking.version }, by),
              );
            }),
          );
          // A refusal has a reason; nothing else fails.
          expect(keysOf(done).filter((key) => !key.startsWith('rental.error.'))).toEqual([]);
          expect(
            await db.query(
              `select a.id from rental_booking a join rental_booking b on a.vehicle_id = b.vehicle_id and a.id < b.id
               and a.during && b.during
             where a.state = any($1) and b.state = any($1)`,
              [HOLDING_STATES],
            ),
          ).toEqual([]);
        }
      },
    ),
  );
});
