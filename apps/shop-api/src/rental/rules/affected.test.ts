/** @jest-environment node */
import { instantOf } from '@fachwerk/shared/time';
import { aStore } from '../../testing/a-store';
import { affectedBy } from './affected';

const closedOn = (date: string) =>
  aStore({ companyId: '1001', specialOpenings: [{ date, reason: 'Inventur', hours: [] }] });
const OPEN = aStore({ companyId: '1001' });
const booked = {
  state: 'BOOKED',
  from: instantOf('2026-12-03', '10:00'),
  to: instantOf('2026-12-04', '10:00'),
  vehicleFault: null,
} as const;

it.each([
  ['nothing', booked, OPEN, null],
  ['a store that is closed at the begin', booked, closedOn('2026-12-03'), 'CLOSED'],
  ['a store that is closed at the end', booked, closedOn('2026-12-04'), 'CLOSED'],
  ['a repair', { ...booked, vehicleFault: 'BLOCKED' }, OPEN, 'BLOCKED'],
  ['a vehicle that is not offered any more', { ...booked, vehicleFault: 'ENDED' }, OPEN, 'ENDED'],
  ['a vehicle of another store by now', { ...booked, vehicleFault: 'MOVED' }, OPEN, 'MOVED'],
  ['a repair on a closed day', { ...booked, vehicleFault: 'BLOCKED' }, closedOn('2026-12-03'), 'BLOCKED'],
  ['a kept vehicle with a repair', { ...booked, state: 'PENDING', vehicleFault: 'BLOCKED' }, OPEN, 'BLOCKED'],
] as const)('a booking is affected by %s', (_, booking, plan, expected) => {
  expect(affectedBy(booking, plan)).toBe(expected);
});

it('a vehicle that is out is affected by a closed return only', () => {
  const out = { ...booked, state: 'HANDED_OUT', vehicleFault: 'BLOCKED' } as const;
  expect(affectedBy(out, closedOn('2026-12-03'))).toBeNull();
  expect(affectedBy(out, closedOn('2026-12-04'))).toBe('CLOSED');
});

it('a booking that is over is not affected any more', () => {
  const over = { ...booked, state: 'RETURNED', vehicleFault: 'ENDED' } as const;
  expect(affectedBy(over, closedOn('2026-12-03'))).toBeNull();
});
