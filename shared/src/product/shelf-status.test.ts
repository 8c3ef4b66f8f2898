import type { StoreStock } from '../contracts/stores/store';
import { shelfStatus } from './shelf-status';

const stock = (part: Pick<StoreStock, 'statusStore' | 'quantity'>): StoreStock => ({
  itemId: '4711',
  companyId: '1042',
  quantityText: '',
  checkedAt: '2026-11-21T10:00:00.000Z',
  checkedText: '',
  ...part,
});

it('calls what lies on the shelf of a store without reservation available', () => {
  expect(shelfStatus(stock({ statusStore: 'CAndRUnavailable', quantity: 3 }))).toBe('Available');
  expect(shelfStatus(stock({ statusStore: 'CAndRUnavailable', quantity: 0 }))).toBe('Unavailable');
});

it('leaves every other state as the store said it', () => {
  expect(shelfStatus(stock({ statusStore: 'SoldOut', quantity: 0 }))).toBe('SoldOut');
  expect(shelfStatus(stock({ statusStore: 'CanBeOrdered', quantity: 0 }))).toBe('CanBeOrdered');
});
