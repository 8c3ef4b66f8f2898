/** @jest-environment node */
import { nextDeliveryView, statusOnline, statusStore } from './availability';

// In Germany it is already 21 November.
const NOW = new Date('2026-11-20T23:30:00Z');
const offer = { clickAndReserve: true, clickAndCollect: true };

it.each([
  [3, null, 'Available'],
  [3, '2026-12-03', 'Available'],
  [0, '2026-12-03', 'CanBeOrdered'],
  [0, '2026-11-21', 'CanBeOrdered'],
  [0, '2026-11-20', 'SoldOut'],
  [0, null, 'SoldOut'],
  [null, null, 'Unavailable'],
])('online: %s pieces, next delivery %s: %s', (available, nextDelivery, state) => {
  expect(statusOnline({ available, nextDelivery }, NOW)).toBe(state);
});

it.each([
  [{ available: 3, nextDelivery: null, availableOnline: 0 }, {}, 'Available'],
  [{ available: 3, nextDelivery: null, availableOnline: 9 }, { clickAndReserve: false }, 'CAndRUnavailable'],
  [{ available: 0, nextDelivery: '2026-12-03', availableOnline: 9 }, {}, 'CanBeOrdered'],
  [{ available: 0, nextDelivery: '2026-11-19', availableOnline: 9 }, {}, 'CanOnlyBeOrdered'],
  [{ available: null, nextDelivery: null, availableOnline: 9 }, {}, 'CanOnlyBeOrdered'],
  [{ available: 0, nextDelivery: null, availableOnline: 9 }, { clickAndCollect: false }, 'SoldOut'],
  [{ available: null, nextDelivery: null, availableOnline: 9 }, { clickAndCollect: false }, 'Unavailable'],
  [{ available: 0, nextDelivery: null, availableOnline: 0 }, {}, 'SoldOut'],
  [{ available: null, nextDelivery: null, availableOnline: 0 }, {}, 'Unavailable'],
])('in a store: %j with %j: %s', (stock, part, state) => {
  expect(statusStore(stock, { ...offer, ...part }, NOW)).toBe(state);
});

it('offers nothing online and no reservation of goods that need advice (ChemBiozidDV §10, §11)', () => {
  const bait = { available: 3, nextDelivery: null, availableOnline: 9, storeProof: 'advice' as const };

  expect(statusOnline(bait, NOW)).toBe('Unavailable');
  expect(statusStore(bait, offer, NOW)).toBe('CAndRUnavailable');
  expect(nextDeliveryView({ ...bait, available: 0, nextDelivery: '2026-12-03' }, NOW)).toEqual({});
});

it('shows the next delivery of an item that is not there', () => {
  const nextDelivery = '2026-12-03';

  expect(nextDeliveryView({ available: 0, nextDelivery }, NOW)).toEqual({
    nextDelivery: { date: '2026-12-03', text: '3. Dezember' },
  });
  expect(nextDeliveryView({ available: 2, nextDelivery }, NOW)).toEqual({});
  expect(nextDeliveryView({ available: 0, nextDelivery: '2026-11-01' }, NOW)).toEqual({});
});
