import type { CartContainer, CartPosition } from '@fachwerk/shared/contracts';
import { aCart } from '@fachwerk/shared/testing';
import type { CartChange } from './cart-changes';
import { lineChanges } from './line-changes';

const line = (itemId: string, entryId: string, quantity: number) =>
  ({ itemId, entryId, productId: `p${itemId}`, quantity }) as CartPosition;
const online = (...positions: CartPosition[]): Partial<CartContainer> => ({
  onlineCart: { empty: false, positions },
});
const reserved = (...positions: CartPosition[]): Partial<CartContainer> => ({
  reservationCart: { empty: false, companyId: '0404', positions },
});
const parkedPositions = [
  { itemId: '7', quantity: 3 },
  { itemId: '8', quantity: 1 },
] as CartContainer['parkedPositions'];
const ids = { itemId: '1', entryId: 'a' };

const ROWS: [string, CartChange, Partial<CartContainer>, Partial<CartContainer>, object[]][] = [
  [
    'another quantity, as the server has it',
    { kind: 'quantity', quantity: 9, ...ids },
    online(line('1', 'a', 2)),
    online(line('1', 'a', 5)),
    [{ action: 'changeCart', ...ids, productId: 'p1', quantity: 5 }],
  ],
  [
    'a quantity that the server has reduced to nothing',
    { kind: 'quantity', quantity: 9, ...ids },
    online(line('1', 'a', 2)),
    {},
    [{ action: 'removeCart', ...ids, productId: 'p1', quantity: 2 }],
  ],
  [
    'a removal in a store',
    { kind: 'remove', ...ids, companyId: '0404' },
    reserved(line('1', 'a', 2)),
    {},
    [{ action: 'removeCart', ...ids, productId: 'p1', quantity: 2, companyId: '0404' }],
  ],
  [
    'a move into the cart of a store',
    { kind: 'move', to: 'RESERVATION', ...ids },
    online(line('1', 'a', 2)),
    reserved(line('1', 'b', 2)),
    [
      { action: 'removeCart', ...ids, productId: 'p1', quantity: 2 },
      { action: 'addCart', itemId: '1', productId: 'p1', quantity: 2, companyId: '0404' },
    ],
  ],
  [
    'one line of an earlier cart',
    { kind: 'take', itemId: '7', key: 'k' },
    { parkedPositions },
    {},
    [{ action: 'addCart', itemId: '7', quantity: 3 }],
  ],
  [
    'all lines of an earlier cart',
    { kind: 'take', key: 'k' },
    { parkedPositions },
    {},
    [
      { action: 'addCart', itemId: '7', quantity: 3 },
      { action: 'addCart', itemId: '8', quantity: 1 },
    ],
  ],
  ['lines that were never in this cart', { kind: 'drop' }, { parkedPositions }, {}, []],
  [
    'an order of what a reservation lost',
    { kind: 'order', itemId: '1', quantity: 2, key: 'k' },
    {},
    {},
    [{ action: 'addCart', itemId: '1', quantity: 2 }],
  ],
  [
    'a removal that is taken back',
    { kind: 'undo', itemId: '1', quantity: 2, companyId: '0404', key: 'k' },
    {},
    {},
    [{ action: 'addCart', itemId: '1', quantity: 2, companyId: '0404' }],
  ],
];

it.each(ROWS)('reports %s', (_what, change, before, answer, expected) => {
  expect(lineChanges(change, aCart(answer), aCart(before))).toEqual(expected);
});
