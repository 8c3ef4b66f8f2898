import type { CartContainer, InventoryChange } from '@fachwerk/shared/contracts';
import {
  allPositions,
  type CartChange,
  findPosition,
  isFulfilled,
  isSameEntry,
  withoutEmptyPositions,
  withStockNotices,
} from './cart-changes';
import { type CartFailure, failuresBeside, isUnknown } from './cart-failure';
import { type AdjustedCart, adjustedOnline, withStockErrors } from './inventory-change';

/** A notice of the page: the key of its text. */
export interface CartMessage {
  key: string;
}

export interface CartState {
  /** The last response of the server, without positions of quantity 0; null before the first one. */
  model: CartContainer | null;
  /** Requested quantities without a response yet, by entry. */
  wanted: Readonly<Record<string, number>>;
  /** A change takes longer than PENDING_DELAY_MS. */
  isPending: boolean;
  /** Entries with a pending change; empty unless `isPending`. */
  pendingEntryIds: readonly string[];
  failures: readonly CartFailure[];
  /** They stay until the next change. */
  messages: readonly CartMessage[];
  /** Shown instead of `messages` when both carts have become empty. */
  messagesForEmptyBasket: readonly CartMessage[];
  /** What the last verification of the stock reduced; null without a reduction. */
  adjustedPositions: { ONLINE: AdjustedCart | null };
  /** The last change that the server confirmed. */
  settled: { change: CartChange; addedEntryId: string | undefined } | null;
}

/** A call that is no change of a line; it handles its own failure. */
export interface Task {
  kind: 'task';
  run(): Promise<void>;
}

export type Job = CartChange | Task;

/** One job is sent at a time. */
export type Work =
  | { kind: 'idle' }
  | { kind: 'sending'; job: Job }
  /** A job has ended, and the next one is not sent yet. */
  | { kind: 'answered' };

export interface CartMachine {
  shown: CartState;
  work: Work;
  /** Jobs that wait, in the order of the clicks. */
  queue: readonly Job[];
  /** The cart must be loaded after the work. */
  isReadDue: boolean;
  /** The last container from the page's data. */
  pageContainer: CartContainer | null;
}

/** What an event changes: a pure function. `shown` is the same object if the page does not change. */
export type Transition = (machine: CartMachine) => CartMachine;

const IDLE: Work = { kind: 'idle' };
const ANSWERED: Work = { kind: 'answered' };
const NO_MESSAGES = { messages: [], messagesForEmptyBasket: [], adjustedPositions: { ONLINE: null } };

export const startMachine = (container: CartContainer | null): CartMachine => ({
  shown: {
    model: container && withoutEmptyPositions(container),
    wanted: {},
    isPending: false,
    pendingEntryIds: [],
    failures: [],
    ...NO_MESSAGES,
    settled: null,
  },
  work: IDLE,
  queue: [],
  isReadDue: false,
  pageContainer: container,
});

/** A newer change of a line replaces the waiting one. */
export const requested =
  (change: CartChange): Transition =>
  (machine) => {
    const { shown, work } = machine;
    const next = withoutZero(change);
    const queue = machine.queue.filter((waiting) => !isSameEntry(waiting, next));
    const isSending = work.kind === 'sending' && isSameEntry(work.job, next);
    // The quantity is back at its value before anything was sent: there is nothing to send.
    const isBack =
      next.kind === 'quantity' && findPosition(shown.model, next.entryId)?.quantity === next.quantity;
    return show(
      machine,
      { ...NO_MESSAGES, failures: failuresBeside(shown.failures, next) },
      { queue: isBack && !isSending ? queue : [...queue, next] },
    );
  };

/** A quantity of 0 removes the line. */
function withoutZero(change: CartChange): CartChange {
  if (change.kind !== 'quantity' || change.quantity > 0) return change;
  const { entryId, itemId, companyId } = change;
  return { kind: 'remove', entryId, itemId, companyId };
}

export const queued =
  (task: Task): Transition =>
  (machine) =>
    show(machine, NO_MESSAGES, { queue: [...machine.queue, task] });

/** The job before has ended, and the first waiting one is sent. */
export const taken: Transition = (machine) => {
  const [job, ...queue] = machine.queue;
  return set(machine, { work: job ? { kind: 'sending', job } : ANSWERED, queue });
};

/** A job has returned the cart. Waiting changes of lines that are gone are dropped. */
export const answered =
  (answer: CartContainer, values?: Partial<CartState>): Transition =>
  (machine) => {
    const model = withoutEmptyPositions(answer);
    const known = new Set(allPositions(model).map(({ entryId }) => entryId));
    const queue = machine.queue.filter((job) => !('entryId' in job) || known.has(job.entryId));
    return show(machine, { model, ...values }, { work: ANSWERED, queue });
  };

export const confirmed =
  (change: CartChange, answer: CartContainer): Transition =>
  (machine) =>
    answered(withStockNotices(answer, change, machine.shown.model), {
      settled: { change, addedEntryId: answer.addedEntryId },
    })(machine);

/** A verification has reduced the cart. */
export const reduced =
  (change: InventoryChange): Transition =>
  (machine) =>
    answered(withStockErrors(change), {
      messages: [{ key: change.message }],
      messagesForEmptyBasket: change.emptyBaskets.map((basket) => ({ key: `cart.emptied.${basket}` })),
      adjustedPositions: { ONLINE: adjustedOnline(machine.shown.model, change) },
    })(machine);

/** Without a clear refusal the change may have been applied: the cart is loaded again. */
export const refused =
  (failure: CartFailure): Transition =>
  (machine) => {
    const isReadDue = machine.isReadDue || isUnknown(failure);
    const failures = [...failuresBeside(machine.shown.failures, failure.change), failure];
    return show(machine, { failures }, { work: ANSWERED, isReadDue });
  };

/** Nothing waits. */
export const finished: Transition = (machine) => show(machine, { isPending: false }, { work: IDLE });

/** Whether the cart must be loaded when the work has finished. */
export const readDue =
  (isReadDue: boolean): Transition =>
  (machine) =>
    set(machine, { isReadDue });

export const read =
  (answer: CartContainer): Transition =>
  (machine) =>
    show(machine, {
      model: withoutEmptyPositions(answer),
      failures: machine.shown.failures.filter(({ change }) => !isFulfilled(change, answer)),
    });

/** Other values of the page: nothing that the queue determines. */
export const changed =
  (values: Pick<Partial<CartState>, 'isPending' | 'failures'>): Transition =>
  (machine) =>
    show(machine, values);

/** The page's data contain another container. Changes under way are newer. */
export const replaced =
  (container: CartContainer | null): Transition =>
  (machine) =>
    container === machine.pageContainer || machine.work.kind !== 'idle'
      ? machine
      : show(machine, { model: container && withoutEmptyPositions(container) }, { pageContainer: container });

/** Shows other values, and the changes that are under way. */
function show(machine: CartMachine, values: Partial<CartState>, rest?: Partial<CartMachine>): CartMachine {
  const next = set(machine, rest);
  const { work, queue } = next;
  const changes = work.kind === 'sending' ? [work.job, ...queue] : queue;
  const isPending = values.isPending ?? machine.shown.isPending;
  const entryIds = changes.flatMap((change) => ('entryId' in change ? [change.entryId] : []));
  const wanted: Record<string, number> = {};
  for (const change of changes) if (change.kind === 'quantity') wanted[change.entryId] = change.quantity;
  const underWay = { wanted, pendingEntryIds: isPending ? entryIds : [] };
  return set(next, { shown: { ...machine.shown, ...values, ...underWay } });
}

const set = (machine: CartMachine, part?: Partial<CartMachine>): CartMachine => ({ ...machine, ...part });
