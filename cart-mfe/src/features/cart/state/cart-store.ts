import { type CartLineChange, clearNotifications, publishCart } from '@fachwerk/shared/bus';
import type { CartContainer, CartPosition, InventoryChange } from '@fachwerk/shared/contracts';
import { STOCK_VALIDATION_MODAL } from '../../../stock-validation-modal-id';
import { verifyInventory } from './cart-api';
import { type CartChange, findPosition } from './cart-changes';
import { type CartCore, type CartStoreOptions, createCore } from './cart-core';
import { type CartFailure, isUnknown } from './cart-failure';
import {
  answered,
  type CartState,
  changed,
  confirmed,
  queued,
  readDue,
  reduced,
  replaced,
  requested,
  type Transition,
} from './cart-machine';
import { createReader } from './cart-reader';
import { createWorker } from './cart-worker';
import { inventoryChangeOf, inventoryEvent } from './inventory-change';
import { lineChanges } from './line-changes';

type ConfirmationListener = (change: CartChange, line: CartPosition | undefined) => void;

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

/**
 * The last response of the server, and a queue of changes. One change is sent at a time, in the order of the
 * clicks, so that the last one wins. `cart-machine.ts` states each change of the store.
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const core = createCore(options);
  const reader = createReader(core);
  const publisher = createPublisher(core);
  const confirmations = new Set<ConfirmationListener>();
  const work = createWorker(core, (change, answer) => {
    const { model } = core.getMachine().shown;
    const line = 'entryId' in change ? findPosition(model, change.entryId) : undefined;
    publisher.show(confirmed(change, answer), answer, lineChanges(change, answer, model));
    for (const listener of confirmations) listener(change, line);
  });
  const start = async () => {
    reader.abort();
    await work();
    if (core.getMachine().isReadDue) await reader.reload();
  };
  const { send, verify } = createTasks(core, publisher, start);
  const change = (wanted: CartChange) => {
    clearNotifications(core.bus);
    core.apply(requested(wanted));
    if (core.getMachine().queue.length > 0) void start();
  };
  return {
    getState: () => core.getMachine().shown,
    subscribe: core.subscribe,
    onConfirmed(listener) {
      confirmations.add(listener);
      return () => void confirmations.delete(listener);
    },
    change,
    send,
    verify,
    reload: reader.reload,
    retry(failure) {
      if (failure.change.kind === 'read') void reader.reload();
      else change(failure.change);
    },
    dismiss(failure) {
      const { failures } = core.getMachine().shown;
      core.apply(changed({ failures: failures.filter((other) => other !== failure) }));
    },
    replace: (container) => core.apply(replaced(container)),
    isPublishing: publisher.isPublishing,
  };
}

/** Shows a cart after a change, on the page and by the bus. */
function createPublisher({ bus, apply }: CartCore) {
  let isPublishing = false;
  return {
    isPublishing: () => isPublishing,
    show(transition: Transition, cart: CartContainer, lines: readonly CartLineChange[] = []) {
      apply(transition);
      isPublishing = true;
      publishCart(bus, cart, ...lines);
      isPublishing = false;
    },
  };
}

type Publisher = ReturnType<typeof createPublisher>;

/** Calls in turn with the changes. */
function createTasks(
  { api, bus, apply, getMachine }: CartCore,
  { show }: Publisher,
  start: () => Promise<void>,
): Pick<CartStore, 'send' | 'verify'> {
  /** A failed call rejects. */
  const inTurn = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    clearNotifications(bus);
    return new Promise((resolve, reject) => {
      const run = () =>
        call().then(resolve, (error: unknown) => {
          if (isUnknown({ error })) apply(readDue(true));
          reject(error as Error);
        });
      apply(queued({ kind: 'task', run }));
      void start();
    });
  };

  const showReduction = (change: InventoryChange) => {
    const { model } = getMachine().shown;
    show(reduced(change), change.cartContainer);
    bus.publish('cart:inventory-changed', inventoryEvent(model, change));
    bus.set('stockValidationModalId', STOCK_VALIDATION_MODAL);
  };

  return {
    send: (call) =>
      inTurn(async () => {
        const answer = await call();
        show(answered(answer), answer);
        return answer;
      }),
    verify: () =>
      inTurn(async () => {
        try {
          await verifyInventory(api);
          return true;
        } catch (error) {
          const change = inventoryChangeOf(error);
          if (!change) throw error;
          showReduction(change);
          return false;
        }
      }),
  };
}
