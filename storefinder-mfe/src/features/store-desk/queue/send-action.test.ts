/** @jest-environment node */
import { handOver, readDeskOrder, reportFound } from '@fachwerk/shared/calls';
import type { DeskOrder } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { anOrderView, answerTo, fakePlatform } from '@fachwerk/shared/testing';
import type { DeskAction } from '../action/desk-action';
import { found } from '../testing/a-desk-queue';
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
