import { type Bus, clearNotifications, publishCart } from '@fachwerk/shared/bus';
import type { CartContainer, CartPosition, InventoryChange } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { PENDING_DELAY_MS } from '@fachwerk/shared/widget';
import { STOCK_VALIDATION_MODAL } from '../../../stock-validation-modal-id';
import {
  addAgain,
  changeQuantity,
  dropParkedLines,
  movePosition,
  readCart,
  removePosition,
  takeParkedLines,
  verifyInventory,
} from './cart-api';
import {
  allPositions,
  type CartChange,
  type CartLineIds,
  findPosition,
  isFulfilled,
  isSameEntry,
  withoutEmptyPositions,
  withStockNotices,
} from './cart-changes';
import { type CartFailure, failuresBeside, isUnknown, toFailure } from './cart-failure';
import {
  type AdjustedCart,
  adjustedOnline,
  inventoryChangeOf,
  inventoryEvent,
  withStockErrors,
} from './inventory-change';

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

type ConfirmationListener = (change: CartChange, line: CartPosition | undefined) => void;

const lineOf = ({ entryId, itemId, companyId }: CartLineIds) => ({ entryId, itemId, companyId });

export interface CartStore {
  getState(): CartState;
  subscribe(listener: () => void): () => void;
  /** Called for every change that the server confirmed; `line` is the changed line as it was before. */
  onConfirmed(listener: ConfirmationListener): () => void;
  change(change: CartChange): void;
  /**
   * Sends a call of a form of the page in turn with the changes and shows its answer. A failed call rejects,
   * and the form shows the reason.
   */
  send(call: () => Promise<CartContainer>): Promise<CartContainer>;
  /**
   * Verifies the stock before an order or a reservation. False: the server has reduced the cart, and the page
   * shows what.
   */
  verify(): Promise<boolean>;
  /** Loads the cart again, e.g. after a change in another tab. */
  reload(): Promise<void>;
  retry(failure: CartFailure): void;
  dismiss(failure: CartFailure): void;
  /** Replaces the container by one from another source: the page's data. */
  replace(container: CartContainer | null): void;
  /** True while this store publishes a change on the bus. */
  isPublishing(): boolean;
}

export interface CartStoreOptions {
  api: HttpClient;
  bus: Bus;
  container: CartContainer | null;
  /** Ends the work: no listener is called afterwards. */
  signal: AbortSignal;
}

const NO_MESSAGES = { messages: [], messagesForEmptyBasket: [], adjustedPositions: { ONLINE: null } };

/** A call that is no change of a line; it handles its own failure. */
interface Task {
  kind: 'task';
  run(): Promise<void>;
}

/**
 * The last response of the server, and a queue of changes. One change is sent at a time, in the order of the
 * clicks, so that the last one wins. A waiting change is dropped when a newer one of the same line arrives.
 */
export function createCartStore({ api, bus, container, signal }: CartStoreOptions): CartStore {
  const listeners = new Set<() => void>();
  const confirmationListeners = new Set<ConfirmationListener>();
  let state: CartState = {
    model: container && withoutEmptyPositions(container),
    wanted: {},
    isPending: false,
    pendingEntryIds: [],
    failures: [],
    ...NO_MESSAGES,
    settled: null,
  };
  let given = container;
  let queue: (CartChange | Task)[] = [];
  let current: CartChange | Task | null = null;
  let isPublishing = false;
  let isWorking = false;
  let isSlow = false;
  let pendingTimer: ReturnType<typeof setTimeout> | undefined;
  let reading: AbortController | null = null;
  let readsAfterwards = false;

  const update = (part: Partial<CartState>) => {
    if (signal.aborted) return;
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  /** The parts of the state that depend on the queue. */
  const underWay = () => {
    const changes = current ? [current, ...queue] : queue;
    const wanted: Record<string, number> = {};
    for (const change of changes) if (change.kind === 'quantity') wanted[change.entryId] = change.quantity;
    const entryIds = changes.flatMap((change) => ('entryId' in change ? [change.entryId] : []));
    return { wanted, isPending: isSlow, pendingEntryIds: isSlow ? entryIds : [] };
  };

  const showPendingLater = () => {
    clearTimeout(pendingTimer);
    pendingTimer = setTimeout(() => {
      isSlow = true;
      update(underWay());
    }, PENDING_DELAY_MS);
  };
  const showPendingNoMore = () => {
    clearTimeout(pendingTimer);
    isSlow = false;
    update(underWay());
  };

  function sendChange(change: CartChange): Promise<CartContainer> {
    switch (change.kind) {
      case 'quantity':
        return changeQuantity(api, { ...lineOf(change), quantity: change.quantity });
      case 'remove':
        return removePosition(api, lineOf(change));
      case 'move':
        return movePosition(api, { entryId: change.entryId, to: change.to, companyId: change.storeId });
      case 'take':
        return takeParkedLines(api, change.itemId, change.key);
      case 'drop':
        return dropParkedLines(api, change.itemId);
      case 'order':
        return addAgain(api, { itemId: change.itemId, quantity: change.quantity }, change.key);
      case 'undo': {
        const { itemId, quantity, companyId, key } = change;
        return addAgain(api, { itemId, quantity, companyId }, key);
      }
    }
  }

  /** Shows the cart after a change, on the page and by the bus. */
  function show(answer: CartContainer, part: Partial<CartState> = {}) {
    const model = withoutEmptyPositions(answer);
    const known = new Set(allPositions(model).map(({ entryId }) => entryId));
    queue = queue.filter((queued) => !('entryId' in queued) || known.has(queued.entryId));
    current = null;
    update({ model, ...part, ...underWay() });
    isPublishing = true;
    publishCart(bus, answer);
    isPublishing = false;
  }

  function accept(change: CartChange, answer: CartContainer) {
    const changed = 'entryId' in change ? findPosition(state.model, change.entryId) : undefined;
    show(withStockNotices(answer, change, state.model), {
      settled: { change, addedEntryId: answer.addedEntryId },
    });
    for (const listener of confirmationListeners) listener(change, changed);
  }

  function refuse(change: CartChange, error: unknown) {
    current = null;
    const failure = toFailure(change, error);
    // Without a clear refusal the change may have been applied: the cart is loaded again.
    if (isUnknown(failure)) readsAfterwards = true;
    update({ failures: [...failuresBeside(state.failures, change), failure], ...underWay() });
  }

  async function work() {
    if (isWorking) return;
    isWorking = true;
    showPendingLater();
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      current = next;
      if (next.kind === 'task') {
        await next.run();
        current = null;
        continue;
      }
      try {
        // Not aborted: the server may apply an aborted request after the next one.
        accept(next, await sendChange(next));
      } catch (error) {
        refuse(next, error);
      }
    }
    isWorking = false;
    showPendingNoMore();
    if (readsAfterwards) await reload();
  }

  function enqueue(asked: CartChange) {
    clearNotifications(bus);
    const next: CartChange =
      asked.kind === 'quantity' && asked.quantity <= 0
        ? { kind: 'remove', entryId: asked.entryId, itemId: asked.itemId, companyId: asked.companyId }
        : asked;
    queue = queue.filter((queued) => !isSameEntry(queued, next));
    const isBack =
      next.kind === 'quantity' && findPosition(state.model, next.entryId)?.quantity === next.quantity;
    // The quantity is back at its value before anything was sent: there is nothing to send.
    if (!isBack || (current && isSameEntry(current, next))) queue.push(next);
    update({ ...NO_MESSAGES, failures: failuresBeside(state.failures, next), ...underWay() });
    if (queue.length === 0) return;
    start();
  }

  function start() {
    // The response of the change will be newer than the one that is loading.
    reading?.abort();
    void work();
  }

  /** Runs the call in turn with the changes; a failed call rejects. */
  function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    clearNotifications(bus);
    update(NO_MESSAGES);
    return new Promise((resolve, reject) => {
      const run = () =>
        call().then(resolve, (error: unknown) => {
          if (isUnknown({ error })) readsAfterwards = true;
          reject(error as Error);
        });
      queue.push({ kind: 'task', run });
      start();
    });
  }

  const send = (call: () => Promise<CartContainer>): Promise<CartContainer> =>
    inTurn(async () => {
      const answer = await call();
      show(answer);
      return answer;
    });

  const verify = (): Promise<boolean> =>
    inTurn(async () => {
      try {
        await verifyInventory(api);
        return true;
      } catch (error) {
        const change = inventoryChangeOf(error);
        if (!change) throw error;
        showInventoryChange(change);
        return false;
      }
    });

  function showInventoryChange(change: InventoryChange) {
    const before = state.model;
    show(withStockErrors(change), {
      messages: [{ key: change.message }],
      messagesForEmptyBasket: change.emptyBaskets.map((basket) => ({ key: `cart.emptied.${basket}` })),
      adjustedPositions: { ONLINE: adjustedOnline(before, change) },
    });
    bus.publish('cart:inventory-changed', inventoryEvent(before, change));
    bus.set('stockValidationModalId', STOCK_VALIDATION_MODAL);
  }

  async function reload() {
    if (isWorking) {
      readsAfterwards = true;
      return;
    }
    readsAfterwards = false;
    reading?.abort();
    const own = new AbortController();
    reading = own;
    const isFirst = state.model === null;
    if (isFirst) showPendingLater();
    try {
      const answer = await readCart(api, own.signal);
      if (own.signal.aborted || signal.aborted) return;
      const failures = state.failures.filter(({ change: failed }) => !isFulfilled(failed, answer));
      update({ model: withoutEmptyPositions(answer), failures });
      bus.set('cartCount', answer.totalArticleCount);
    } catch (error) {
      // The cart on the page stays; the next response updates it.
      if (own.signal.aborted || !isFirst) return;
      update({ failures: [toFailure({ kind: 'read' }, error)] });
    } finally {
      if (reading === own) reading = null;
      if (isFirst && !isWorking) showPendingNoMore();
    }
  }

  function retry(failure: CartFailure) {
    if (failure.change.kind === 'read') void reload();
    else enqueue(failure.change);
  }

  signal.addEventListener('abort', () => {
    clearTimeout(pendingTimer);
    reading?.abort();
    listeners.clear();
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onConfirmed(listener) {
      confirmationListeners.add(listener);
      return () => void confirmationListeners.delete(listener);
    },
    change: enqueue,
    send,
    verify,
    reload,
    retry,
    dismiss: (failure) => update({ failures: state.failures.filter((other) => other !== failure) }),
    replace(other) {
      if (other === given || isWorking) return;
      given = other;
      update({ model: other && withoutEmptyPositions(other) });
    },
    isPublishing: () => isPublishing,
  };
}
