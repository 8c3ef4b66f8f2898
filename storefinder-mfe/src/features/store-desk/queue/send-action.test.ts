/** @jest-environment node */
import { correctStock, enterPrice, handOver, readDeskOrder, reportFound } from '@fachwerk/shared/calls';
import type { DeskItem, DeskOrder } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { anOrderView, answerTo, fakePlatform } from '@fachwerk/shared/testing';
import type { DeskAction } from '../action/desk-action';
import { aDeskItem, aPrice } from '../testing/a-desk-item';
import { counted, found, priced } from '../testing/a-desk-queue';
import { createSendAction } from './send-action';

const action: DeskAction = {
  ...found('x7Qd'),
  id: 'a-key',
  place: 1,
  desk: '1001',
  recordedBy: '4711',
  recordedAt: 1_000_000,
};
const order = (part = {}): DeskOrder => ({
  order: anOrderView({ kind: 'collect', ...part }),
  events: [],
  lines: [],
});
const refuse =
  (status: number, msg = '', wait?: number) =>
  (): never => {
    const kind = status === 0 ? 'network' : status >= 500 ? 'bad-response' : 'bad-request';
    throw new HttpError(kind, 'for the test', status, { globalErrors: msg ? [{ msg }] : [] }, wait);
  };

async function attempt(answer: () => DeskOrder, { now = 1_090_000, desk = '1001' } = {}) {
  const platform = fakePlatform({
    answers: [
      answerTo(reportFound, answer),
      answerTo(handOver, answer),
      answerTo(readDeskOrder, order({ state: 'READY' })),
    ],
  });
  const answers: DeskOrder[] = [];
  const send = createSendAction({
    api: platform.api,
    headers: () => ({}),
    readDesk: async () => desk,
    onAnswer: (one) => void answers.push(one),
    onItem: () => undefined,
    now: () => now,
  });
  return { result: await send(action), calls: platform.calls, answers };
}

it('sends the key, who recorded it and how long ago, never a time of the device', async () => {
  const { result, calls, answers } = await attempt(order);

  expect(result).toEqual({ kind: 'done' });
  expect(answers).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: '/rest/desk/orders/x7Qd/found/',
    body: { lines: [{ lineId: 1, quantity: 1 }] },
    headers: { 'idempotency-key': 'a-key', 'x-recorded-by': '4711', 'x-recorded-ago': '90' },
  });
});

it('a clock that was set back by a day gives an age of 0', async () => {
  const { calls } = await attempt(order, { now: 1_000_000 - 86_400_000 });
  expect(calls[0]?.headers).toMatchObject({ 'x-recorded-ago': '0' });
});

it.each([
  [0, '', { kind: 'no-connection' }],
  [401, 'staffError.locked', { kind: 'signed-out' }],
  // An operator is signed in now.
  [400, 'staffError.desk', { kind: 'signed-out' }],
  [500, '', { kind: 'failed' }],
  [503, '', { kind: 'failed' }],
])('status %i %s', async (status, msg, expected) => {
  const { result, calls } = await attempt(refuse(status, msg));
  expect(result).toEqual(expected);
  expect(calls).toHaveLength(1);
});

it('waits for 429 as long as the answer states', async () => {
  expect((await attempt(refuse(429, 'error.request.tooMany', 12))).result).toEqual({
    kind: 'wait',
    seconds: 12,
  });
  // Too many wrong codes concern one order only.
  expect((await attempt(refuse(429, 'deskError.wait', 12))).result).toMatchObject({ kind: 'refused' });
});

it.each([400, 403, 409, 412])('%i is refused, with the state that the order has now', async (status) => {
  const { result, answers } = await attempt(refuse(status, 'deskError.notPossible'));
  expect(result).toEqual({
    kind: 'refused',
    refusal: { status, reason: 'deskError.notPossible', stateNow: 'READY' },
  });
  expect(answers).toHaveLength(1);
});

it('404 is refused at the own desk, and kept where a person of another store is signed in', async () => {
  const unknown = refuse(404, 'error.order.notFound');
  expect((await attempt(unknown)).result).toMatchObject({ kind: 'refused', refusal: { status: 404 } });
  expect((await attempt(unknown, { desk: '1043' })).result).toEqual({ kind: 'signed-out' });
});

describe('about an item', () => {
  const about = { id: 'a-key', place: 1, desk: '1001', recordedBy: '4711', recordedAt: 1_000_000 };

  async function attemptItem(sent: DeskAction, answer: () => DeskItem) {
    const { api, calls } = fakePlatform({
      answers: [answerTo(correctStock, answer), answerTo(enterPrice, answer)],
    });
    const items: DeskItem[] = [];
    const desks = new Set<string>();
    const send = createSendAction({
      api,
      headers: () => ({}),
      readDesk: async () => '1001',
      onAnswer: () => undefined,
      onItem(item, desk) {
        items.push(item);
        desks.add(desk);
      },
      now: () => 1_090_000,
    });
    return { result: await send(sent), calls, items, desks: [...desks] };
  }

  it.each<[DeskAction, string, object]>([
    [{ ...counted(), ...about }, 'stock', { counted: 7, seen: 10, reason: 'COUNTED' }],
    [{ ...priced(), ...about }, 'price', { cents: 1299, seen: 1990, seenChange: null, isConfirmed: false }],
  ])('sends what was seen with the key of %j', async (sent, path, json) => {
    const { result, calls, items, desks } = await attemptItem(sent, aDeskItem);

    expect(result).toEqual({ kind: 'done' });
    expect(items).toHaveLength(1);
    expect(desks).toEqual(['1001']);
    expect(calls).toMatchObject([
      {
        path: `/rest/desk/items/100401/${path}/`,
        body: json,
        headers: { 'idempotency-key': 'a-key', 'x-recorded-by': '4711', 'x-recorded-ago': '90' },
      },
    ]);
  });

  it('is refused where it has changed meanwhile, and the device keeps it as it is now', async () => {
    const item = aDeskItem({ prices: aPrice(1499) });
    const { result, items, desks } = await attemptItem({ ...priced(), ...about }, () => {
      throw new HttpError('bad-request', 'for the test', 412, {
        globalErrors: [{ msg: 'deskItem.priceChanged', values: { price: '14,99 €' } }],
        item,
      });
    });

    expect(result).toEqual({
      kind: 'refused',
      refusal: { status: 412, reason: 'deskItem.priceChanged', values: { price: '14,99 €' } },
    });
    expect(items).toEqual([item]);
    expect(desks).toEqual(['1001']);
  });
});
