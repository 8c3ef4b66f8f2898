import type { Bus } from '@fachwerk/shared/bus';
import type { CartContainer } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { type CartMachine, changed, startMachine, type Transition } from './cart-machine';
import { createSlowTimer, type SlowTimer } from './slow-timer';

export interface CartStoreOptions {
  api: HttpClient;
  bus: Bus;
  container: CartContainer | null;
  /** Ends the work: no listener is called afterwards. */
  signal: AbortSignal;
}

/** The machine of a store with its listeners, and what else the parts of the store share. */
export interface CartCore extends Omit<CartStoreOptions, 'container'> {
  getMachine(): CartMachine;
  apply(transition: Transition): void;
  subscribe(listener: () => void): () => void;
  /** Makes waiting changes visible. */
  slowTimer: SlowTimer;
}

export function createCore({ api, bus, container, signal }: CartStoreOptions): CartCore {
  const listeners = new Set<() => void>();
  let machine = startMachine(container);

  const apply = (transition: Transition) => {
    const { shown } = machine;
    machine = transition(machine);
    if (machine.shown === shown || signal.aborted) return;
    for (const listener of listeners) listener();
  };
  const slowTimer = createSlowTimer(() => apply(changed({ isPending: true })));
  signal.addEventListener('abort', () => {
    slowTimer.stop();
    listeners.clear();
  });

  return {
    api,
    bus,
    signal,
    getMachine: () => machine,
    apply,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    slowTimer,
  };
}
