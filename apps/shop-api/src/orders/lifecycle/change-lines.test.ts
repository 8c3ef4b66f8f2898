/** @jest-environment node */
import { anOrderLine } from '../../testing/an-order';
import { canChange, changeLines } from './change-lines';
import type { OrderLine } from './order';
import type { Revisable } from './revise-order';

const aLine = (lineId: number, line: Partial<OrderLine> = {}): OrderLine => ({
  ...anOrderLine({ itemId: '100401', quantity: 2 }),
  lineId,
  cancelled: 0,
  missing: 0,
  found: 0,
  handedOver: 0,
  returned: 0,
  ...line,
});
const anOrder = (...lines: OrderLine[]): Revisable => ({
  kind: 'delivery',
  lines,
  placedAt: new Date(),
  voucherCode: null,
  customerCardNumber: null,
  shippingCents: 0,
  conditions: null,
  revised: null,
});
const gift = aLine(2, { quantity: 1, isFreeGift: true });
const cancelledOf = (lines: readonly OrderLine[] | undefined) => lines?.map(({ cancelled }) => cancelled);

it('a gift is cancelled with the last piece that was bought, and does not stay alone', () => {
  const all = changeLines('cancel-lines', anOrder(aLine(1), gift), [{ lineId: 1, quantity: 2 }]);
  const some = changeLines('cancel-lines', anOrder(aLine(1), gift), [{ lineId: 1, quantity: 1 }]);

  expect(cancelledOf(all?.lines)).toEqual([2, 1]);
  expect(all?.released.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(cancelledOf(some?.lines)).toEqual([1, 0]);
});

it('a gift is not sent alone if nothing that was bought is found', () => {
  const found = changeLines('find', anOrder(aLine(1), gift), [{ lineId: 2, quantity: 1 }]);

  expect(cancelledOf(found?.lines)).toEqual([2, 1]);
});

it('a gift is not cancelled by itself', () => {
  expect(changeLines('cancel-lines', anOrder(aLine(1), gift), [{ lineId: 2, quantity: 1 }])).toBeUndefined();
});

it('a gift card is not sent, and its money can be given back', () => {
  const card = aLine(1, { locationId: null, handedOver: 1 });

  const possible = (['hand-over', 'return', 'issue'] as const).map((change) => canChange(change, [card]));

  expect(possible).toEqual([false, true, true]);
});
