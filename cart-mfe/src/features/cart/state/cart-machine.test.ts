import { HttpError } from '@fachwerk/shared/http';
import { aCart, aPosition } from '../cart-fixtures';
import type { CartChange } from './cart-changes';
import {
  answered,
  type CartMachine,
  changed,
  confirmed,
  finished,
  queued,
  read,
  readDue,
  reduced,
  refused,
  replaced,
  requested,
  startMachine,
  taken,
  type Task,
  type Transition,
} from './cart-machine';

const line = { entryId: 'e-1001', itemId: '1001' };
const other = { entryId: 'e-1002', itemId: '1002' };
const twoLines = () => aCart([aPosition(), aPosition({ itemId: '1002', quantity: 2 })]);
const quantityOf = (quantity: number, ids = line): CartChange => ({ kind: 'quantity', ...ids, quantity });
const task: Task = { kind: 'task', run: () => Promise.resolve() };
const failureOf = (change: CartChange, status: number) => ({
  change,
  error: new HttpError(status ? 'bad-request' : 'timeout', 'for the test', status),
});
const reduction = {
  cartContainer: aCart([aPosition()]),
  inventoryChanges: { 1002: 0 },
  hasRemovedProducts: true,
  emptyBaskets: [],
  message: 'error.basket.verification.message',
};

const apply = (machine: CartMachine, transition: Transition) => transition(machine);
const after = (...transitions: Transition[]) => transitions.reduce(apply, startMachine(twoLines()));
const slow = changed({ isPending: true });
/** One change is sent, and others wait. */
const sending = (...waiting: CartChange[]) => [requested(quantityOf(5)), taken, ...waiting.map(requested)];

const summary = ({ work, queue, isReadDue, shown }: CartMachine) => ({
  work: work.kind,
  queue: queue.map((job) => ('quantity' in job ? job.quantity : job.kind)),
  isReadDue,
  count: shown.model?.totalArticleCount,
  wanted: shown.wanted,
  pending: shown.pendingEntryIds,
  failures: shown.failures.length,
  messages: shown.messages.length,
});

const idle = {
  work: 'idle',
  queue: [],
  isReadDue: false,
  count: 3,
  wanted: {},
  pending: [],
  failures: 0,
  messages: 0,
};
const wanted = { 'e-1001': 5 };
const both = { 'e-1001': 5, 'e-1002': 6 };

const TRANSITIONS: [string, Transition[], Partial<ReturnType<typeof summary>>][] = [
  ['a requested change waits', [requested(quantityOf(5))], { queue: [5], wanted }],
  [
    'a newer change of the line replaces it',
    [quantityOf(5), quantityOf(6)].map(requested),
    { queue: [6], wanted: { 'e-1001': 6 } },
  ],
  [
    'changes of other lines keep their order',
    [quantityOf(5), quantityOf(6, other)].map(requested),
    { queue: [5, 6], wanted: both },
  ],
  ['a quantity of 0 removes the line', [requested(quantityOf(0))], { queue: ['remove'] }],
  ['a quantity that is back at its value is not sent', [quantityOf(5), quantityOf(1)].map(requested), {}],
  [
    'it is sent if the line has another change under way',
    sending(quantityOf(1)),
    { work: 'sending', queue: [1], wanted: { 'e-1001': 1 } },
  ],
  [
    'a call waits after the changes',
    [requested(quantityOf(5)), queued(task)],
    { queue: [5, 'task'], wanted },
  ],
  ['the first job is sent', sending(quantityOf(6, other)), { work: 'sending', queue: [6], wanted: both }],
  ['without a waiting job nothing is sent', [queued(task), taken, taken], { work: 'answered' }],
  [
    'an answer is shown',
    [...sending(), confirmed(quantityOf(5), aCart([aPosition({ quantity: 5 })]))],
    { work: 'answered', count: 5 },
  ],
  [
    'changes of lines that are gone are dropped',
    [...sending(quantityOf(6, other)), answered(aCart([aPosition()]))],
    { work: 'answered', count: 1 },
  ],
  [
    'the next job follows an answer',
    [...sending(quantityOf(6, other)), answered(twoLines()), taken],
    { work: 'sending', wanted: { 'e-1002': 6 } },
  ],
  [
    'the next job follows a call without an answer',
    [queued(task), requested(quantityOf(5)), taken, taken],
    { work: 'sending', wanted },
  ],
  [
    'a reduced cart has a message',
    [queued(task), taken, reduced(reduction)],
    { work: 'answered', count: 1, messages: 1 },
  ],
  [
    'the next change ends the message',
    [reduced(reduction), requested(quantityOf(5))],
    { work: 'answered', count: 1, queue: [5], wanted },
  ],
  [
    'a refused change leaves the cart',
    [...sending(), refused(failureOf(quantityOf(5), 400))],
    { work: 'answered', failures: 1 },
  ],
  [
    'after an unknown outcome the cart is loaded',
    [...sending(), refused(failureOf(quantityOf(5), 0))],
    { work: 'answered', failures: 1, isReadDue: true },
  ],
  [
    'a second failure of a line replaces the first',
    [5, 6].map((quantity) => refused(failureOf(quantityOf(quantity), 400))),
    { work: 'answered', failures: 1 },
  ],
  [
    'another change of the line ends its failure',
    [refused(failureOf(quantityOf(5), 400)), requested(quantityOf(4))],
    { work: 'answered', queue: [4], wanted: { 'e-1001': 4 } },
  ],
  ['slow changes are pending', [...sending(), slow], { work: 'sending', wanted, pending: ['e-1001'] }],
  [
    'so are changes that follow',
    [...sending(), slow, requested(quantityOf(6, other))],
    { work: 'sending', queue: [6], wanted: both, pending: ['e-1001', 'e-1002'] },
  ],
  ['nothing is pending after the work', [...sending(), slow, answered(twoLines()), finished], {}],
  ['a load waits for the work', [...sending(), readDue(true)], { work: 'sending', wanted, isReadDue: true }],
  ['a load that starts is due no longer', [readDue(true), readDue(false)], {}],
  ['a loaded cart is shown', [read(aCart([aPosition({ quantity: 8 })]))], { count: 8 }],
  [
    'a loaded cart ends failures of changes that it contains',
    [refused(failureOf(quantityOf(8), 0)), read(aCart([aPosition({ quantity: 8 })]))],
    { work: 'answered', count: 8, isReadDue: true },
  ],
  ['other data of the page are shown', [replaced(aCart())], { count: 0 }],
  ['but not during work', [...sending(), replaced(aCart())], { work: 'sending', wanted }],
];

it.each(TRANSITIONS)('%s', (_name, transitions, expected) => {
  expect(summary(after(...transitions))).toEqual({ ...idle, ...expected });
});

it('the page shows the same object after a transition that changes nothing for it', () => {
  const container = twoLines();
  const machine = [requested(quantityOf(5)), taken].reduce(apply, startMachine(container));
  for (const silent of [taken, readDue(true), replaced(container)])
    expect(silent(machine).shown).toBe(machine.shown);
});

it('a model contains no positions of quantity 0', () => {
  const answer = aCart([aPosition({ quantity: 0 })]);
  expect(startMachine(answer).shown.model?.onlineCart).toBeNull();
  for (const transition of [read(answer), answered(answer), replaced(answer)])
    expect(after(transition).shown.model?.onlineCart).toBeNull();
});
