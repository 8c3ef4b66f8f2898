/** @jest-environment node */
import { memoryStorage } from '../storage/memory-storage';
import { aDeskOrder } from '../testing/an-order-on-desk';
import { afterAction, withActions } from './after-action';
import { dueOf, isLate, listOf, orderOnDesk, piecesOf } from './order-on-desk';
import { createOrderShelf } from './order-shelf';

const collection = (part = {}, events = ['pick'] as const as never) =>
  orderOnDesk(aDeskOrder({ order: part, events, lines: [{ open: 2 }, { open: 1 }] }));
const lines = (...quantities: number[]) => ({
  lines: quantities.map((quantity, index) => ({ lineId: index + 1, quantity })),
});

it('keeps neither address nor mail, phone or collection code of an order', () => {
  const kept = JSON.stringify(orderOnDesk(aDeskOrder({ order: { collectionCode: '48291735' } })));
  for (const secret of ['48291735', 'erika@example.org', 'Heidestraße']) expect(kept).not.toContain(secret);
});

it('states what is paid at the desk, and nothing about a payment later', () => {
  const paidHere = (state: 'in-store' | 'on-account', text: string) => {
    const answer = aDeskOrder();
    const amount = { value: 2995, displayValue: '29,95 €' };
    answer.order.sums.payment = { state, isDue: true, text, amount };
    return orderOnDesk(answer).dueText;
  };
  expect(paidHere('in-store', 'Im Markt zu zahlen')).toBe('Im Markt zu zahlen 29,95 €');
  expect(paidHere('on-account', 'Später zu zahlen per Rechnung')).toBeNull();
});

it('a collection goes from list to list by the actions of this device', () => {
  const order = collection();
  expect(listOf(order)).toBe('to-pick');
  const picking = afterAction(order, { name: 'startPicking' });
  expect(listOf(picking)).toBe('picking');
  const picked = afterAction(picking, { name: 'reportFound', json: lines(1, 1) });
  expect(picked.lines.map(({ open }) => open)).toEqual([1, 1]);
  const done = afterAction(picked, { name: 'reportReady' });
  expect(listOf(done)).toBe('ready');
  expect(listOf(afterAction(done, { name: 'handOver', json: { code: '1' } }))).toBeNull();
});

const parcel = (part: object = {}) => ({
  name: 'reportShipped' as const,
  json: { carrier: 'DHL', trackingNumber: '1', ...part },
});

it('a delivery is sent in parcels until nothing is left', () => {
  const order = collection({ kind: 'delivery', state: 'PICKING' }, ['find', 'ship'] as never);
  const first = afterAction(order, parcel(lines(1)));
  expect(first).toMatchObject({
    state: 'PARTLY_SHIPPED',
    events: ['find', 'ship'],
    lines: [{ open: 1 }, { open: 1 }],
    parcels: [{ at: null, carrier: 'DHL', trackingNumber: '1', lines: [{ lineId: 1, quantity: 1 }] }],
  });
  expect(listOf(first)).toBe('picking');
  expect(afterAction(first, parcel())).toMatchObject({
    state: 'SHIPPED',
    events: ['deliver'],
    parcels: [{}, {}],
  });
  expect(afterAction(first, { name: 'reportDelivered' })).toBe(first);
  const delivered = afterAction(afterAction(first, parcel()), { name: 'reportDelivered' });
  expect(delivered).toMatchObject({ state: 'DELIVERED', events: [] });
  expect(listOf(delivered)).toBeNull();
  expect(afterAction(first, { name: 'reportFound', json: lines() }).state).toBe('SHIPPED');
  expect(afterAction(order, { name: 'reportFound', json: lines() }).state).toBe('CANCELLED');
});

it('a reservation with missing pieces is partly found, and cancelled if nothing is found', () => {
  const order = collection({ kind: 'reservation', state: 'REQUESTED' }, ['find'] as never);
  expect(afterAction(order, { name: 'reportFound', json: lines(2, 1) }).state).toBe('CONFIRMED');
  expect(afterAction(order, { name: 'reportFound', json: lines(2) }).state).toBe('PARTIAL');
  expect(afterAction(order, { name: 'reportFound', json: lines() }).state).toBe('CANCELLED');
});

it('an order that has moved on meanwhile stays as the server has it', () => {
  const ready = collection({ state: 'READY' }, ['collect'] as never);
  expect(afterAction(ready, { name: 'reportFound', json: lines(1) })).toBe(ready);
});

it('a refused action and those after it change nothing that is shown', () => {
  const order = collection({}, ['pick'] as never);
  const about = { orderId: order.orderId, orderNumber: order.number };
  const stored = { ...about, id: '1', place: 1, desk: '1001', recordedBy: '4711', recordedAt: 0 };
  const pick = { ...stored, name: 'startPicking' as const };
  expect(withActions(order, [pick]).state).toBe('PICKING');
  expect(withActions(order, [{ ...pick, refusal: { status: 412, reason: 'x' } }]).state).toBe('CONFIRMED');
});

it('overdue is what the server lets expire, whatever the clock of the device shows', () => {
  const until = { collectUntil: { at: '2026-11-20T10:00:00Z', text: '' } };
  expect(listOf(collection({ state: 'READY', ...until }, ['collect'] as never))).toBe('ready');
  expect(listOf(collection({ state: 'READY', ...until }, ['collect', 'expire'] as never))).toBe('overdue');
});

it('is late after the promised time', () => {
  const order = collection({ readyBy: { at: '2026-11-21T10:00:00.000Z', text: '' } });
  expect(isLate(order, new Date('2026-11-21T09:59:00Z'))).toBe(false);
  expect(isLate(order, new Date('2026-11-21T10:01:00Z'))).toBe(true);
});

it('what is put back of an order that has ended is not late', () => {
  const readyBy = { at: '2026-11-21T10:00:00.000Z', text: '' };
  const ended = collection({ state: 'CANCELLED', readyBy }, ['put-back'] as never);
  expect(isLate(ended, new Date('2026-11-28T10:00:00Z'))).toBe(false);
  expect(dueOf(ended)).toBeNull();
});

it('keeps the lists of each desk on the device until the person signs out', async () => {
  const storage = memoryStorage();
  await createOrderShelf(storage, '1001', () => 5).fill([aDeskOrder()]);

  const again = createOrderShelf(storage, '1001');
  await again.restore();
  expect(again.state()).toMatchObject({ readAt: 5, orders: [{ number: 'F7K4-M92T-X' }] });

  const other = createOrderShelf(storage, '1043');
  await other.restore();
  expect(other.state().orders).toEqual([]);
});

it('goods of an order that was not collected are put back before it leaves the desk', () => {
  const order = collection({ state: 'READY' }, ['collect', 'expire'] as never);
  const expired = afterAction(order, { name: 'reportExpired' });
  expect(expired).toMatchObject({ state: 'CANCELLED', lines: [{ toPutBack: 2 }, { toPutBack: 1 }] });
  expect(listOf(expired)).toBe('put-back');
  expect(piecesOf(expired)).toBe(3);
  expect(listOf(afterAction(expired, { name: 'reportPutBack' }))).toBeNull();
});
