/** @jest-environment node */
import { mergedEntries } from './merge-wishlists';

const list = (entries: Record<string, number>) =>
  Object.entries(entries).map(([itemId, quantity]) => ({ itemId, quantity }));

it.each([
  // guest, customer, limit -> changed entries of the customer's list
  ['an empty list takes all', { a: 1, b: 2 }, {}, 200, { a: 1, b: 2 }],
  ['nothing is lost', {}, { a: 3 }, 200, {}],
  ['the larger quantity counts, the guest’s', { a: 5 }, { a: 2 }, 200, { a: 5 }],
  ['the larger quantity counts, the customer’s', { a: 2 }, { a: 5 }, 200, {}],
  ['equal quantities do not add up', { a: 2 }, { a: 2 }, 200, {}],
  ['union', { a: 1, c: 4 }, { b: 1, a: 1 }, 200, { c: 4 }],
  ['the newest fill what is free', { x: 1, y: 1, z: 1 }, { a: 1, b: 1 }, 3, { x: 1 }],
  ['an equal item needs no place', { x: 1, a: 9, y: 1 }, { a: 1, b: 1 }, 3, { x: 1, a: 9 }],
  ['a full list takes only quantities', { x: 1, a: 2 }, { a: 1, b: 1 }, 2, { a: 2 }],
])('%s', (_, guest, kept, limit, changes) => {
  expect(mergedEntries(list(guest as never), list(kept as never), limit)).toEqual(list(changes as never));
});
