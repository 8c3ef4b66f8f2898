/** @jest-environment node */
import { instantOf } from '@fachwerk/shared/time';
import { aStore, weekHours } from '../../testing/a-store';
import fc, { manyRuns } from '../../testing/properties';
import { dueBack, isOverdue, lateCharge, promisedBack } from './late-return';
import { extraPrice } from './rental-price';

const TARIFF = { hourCents: 900, dayCents: 3900, weekendCents: null };
const openingHours = weekHours('08:00-18:00|09:00-14:00');
const OPEN = aStore({ companyId: '1001', openingHours });
const openOn = (date: string, ...hours: { from: string; to: string }[]) =>
  aStore({ companyId: '1001', openingHours, specialOpenings: [{ date, reason: 'Inventur', hours }] });

function at(text: string): Date {
  const [date = '', time = ''] = text.split(' ');
  return instantOf(date, time);
}
// A Wednesday.
const booking = { from: at('2026-12-02 14:00'), to: at('2026-12-02 16:00'), backBy: null, ...TARIFF };

it.each([
  ['at the agreed end', OPEN, '2026-12-02 16:00'],
  [
    'at the agreed end, also at closing time',
    openOn('2026-12-02', { from: '08:00', to: '16:00' }),
    '2026-12-02 16:00',
  ],
  [
    'when the store opens later on that day',
    openOn('2026-12-02', { from: '17:00', to: '20:00' }),
    '2026-12-02 17:00',
  ],
  [
    'the next morning if it closes earlier',
    openOn('2026-12-02', { from: '08:00', to: '12:00' }),
    '2026-12-03 08:00',
  ],
  ['the next morning if it is closed on that day', openOn('2026-12-02'), '2026-12-03 08:00'],
])('a vehicle must be back %s', (_, plan, expected) => {
  expect(dueBack(booking, plan, at('2026-12-09 12:00'))).toEqual(at(expected));
});

it('a vehicle must be back on Monday if the store closes on a Saturday', () => {
  expect(
    dueBack({ to: at('2026-12-05 13:00'), backBy: null }, openOn('2026-12-05'), at('2026-12-09 12:00')),
  ).toEqual(at('2026-12-07 08:00'));
});

it('a store that does not open again is waited for', () => {
  const closed = aStore({ companyId: '1001', openingHours: weekHours('') });
  expect(dueBack(booking, closed, at('2027-12-02 12:00'))).toBeUndefined();
  expect(lateCharge(booking, closed, at('2027-12-02 12:00'))).toEqual({ lateMinutes: 0, cents: 0 });
  expect(isOverdue(booking, closed, at('2027-12-02 12:00'))).toBe(false);
});

describe('a return after a day that the store has closed', () => {
  const plan = openOn('2026-12-02');

  it.each([
    ['while it is closed', '2026-12-02 20:00', 0, 0],
    ['when it opens', '2026-12-03 08:00', 0, 0],
    ['within the free minutes', '2026-12-03 08:15', 15, 0],
    ['two hours after it has opened', '2026-12-03 10:00', 120, 0],
    // 26 hours instead of 18 cost a day and two hours instead of a day.
    ['in the afternoon', '2026-12-03 16:00', 480, 1800],
  ])('%s', (_, returned, lateMinutes, cents) => {
    expect(lateCharge(booking, plan, at(returned))).toEqual({ lateMinutes, cents });
  });

  it('is overdue when the store has opened', () => {
    expect(isOverdue(booking, plan, at('2026-12-03 07:59'))).toBe(false);
    expect(isOverdue(booking, plan, at('2026-12-03 08:01'))).toBe(true);
  });
});

describe('a later return that a mail has promised', () => {
  const out = { ...booking, state: 'HANDED_OUT' } as const;
  const backBy = promisedBack(out, openOn('2026-12-02'));

  it('is when the store opens next', () => {
    expect(backBy).toEqual(at('2026-12-03 08:00'));
    expect(promisedBack(out, OPEN)).toBeNull();
    expect(promisedBack({ ...out, state: 'BOOKED' }, openOn('2026-12-02'))).toBeNull();
  });

  it('stands, and costs nothing, if the store is open at the agreed end after all', () => {
    expect(lateCharge({ ...booking, backBy }, OPEN, at('2026-12-03 08:00')).cents).toBe(0);
    expect(lateCharge({ ...booking, backBy }, OPEN, at('2026-12-03 10:00')).lateMinutes).toBe(120);
    expect(isOverdue({ ...booking, backBy }, OPEN, at('2026-12-02 18:00'))).toBe(false);
  });

  it('moves on if the store is closed then, too', () => {
    expect(dueBack({ ...booking, backBy }, openOn('2026-12-03'), at('2026-12-09 12:00'))).toEqual(
      at('2026-12-04 08:00'),
    );
  });
});

it('a store that closes makes no return dearer', () => {
  const minutes = fc.integer({ min: 0, max: 10 * 24 * 60 });
  const closing = fc.option(fc.integer({ min: 9, max: 20 }));
  fc.assert(
    fc.property(minutes, closing, (late, hour) => {
      const returned = new Date(booking.to.getTime() + late * 60_000);
      const plan = openOn('2026-12-02', ...(hour === null ? [] : [{ from: '08:00', to: `${hour}:00` }]));
      const charged = lateCharge(booking, plan, returned);
      expect(charged.cents).toBeGreaterThanOrEqual(0);
      expect(charged.cents).toBeLessThanOrEqual(extraPrice(booking, returned, booking).cents);
    }),
    manyRuns,
  );
});
