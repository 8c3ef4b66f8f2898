import { MAX_SEEN_PRODUCTS } from '@fachwerk/shared/rules';
import { addSeenProduct, removeSeenProducts, seenProducts } from './seen-products';

beforeEach(() => localStorage.clear());

it('keeps the last seen products, each once, the last one first', () => {
  for (const id of ['1', '2', '3', '1']) addSeenProduct(id);

  expect(seenProducts()).toEqual(['1', '3', '2']);
});

it('forgets the oldest ones', () => {
  for (let id = 0; id <= MAX_SEEN_PRODUCTS; id++) addSeenProduct(String(id));

  expect(seenProducts()).toHaveLength(MAX_SEEN_PRODUCTS);
  expect(seenProducts()).not.toContain('0');
});

it('leaves nothing behind when it is cleared', () => {
  addSeenProduct('1');
  removeSeenProducts();

  expect(localStorage).toHaveLength(0);
});

it.each(['{', '{"a":1}', '[1, null]'])('takes a broken storage for empty: %s', (stored) => {
  localStorage.setItem('seen-products', stored);

  expect(seenProducts()).toEqual([]);
});
