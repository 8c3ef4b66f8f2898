import type { DeskOrder } from '@fachwerk/shared/contracts';
import { createListeners } from '../state/listeners';
import { type DeskStorage, PERSONAL } from '../storage/desk-storage';
import { type OrderOnDesk, orderOnDesk } from './order-on-desk';

/** Orders as the server has answered them last. */
export interface KeptOrders {
  orders: readonly OrderOnDesk[];
  /** Milliseconds on the clock of the device; null before the first answer. */
  readAt: number | null;
}

const keyOf = (desk: string) => `${PERSONAL}orders:${desk}`;
const NOTHING: KeptOrders = { orders: [], readAt: null };

export type OrderShelf = ReturnType<typeof createOrderShelf>;

/** The orders of one desk, kept on the device. */
export function createOrderShelf(storage: DeskStorage, desk: string, now: () => number = Date.now) {
  let kept = NOTHING;
  let isFresh = false;
  const { subscribe, notify } = createListeners();

  async function set(next: KeptOrders): Promise<void> {
    kept = next;
    notify();
    await storage.write(keyOf(desk), next);
  }

  return {
    state: () => kept,
    subscribe,
    /** Shows what an earlier visit has kept, until the server answers. */
    async restore(): Promise<void> {
      const stored = (await storage.read(keyOf(desk))) as KeptOrders | undefined;
      if (!stored || isFresh) return;
      kept = stored;
      notify();
    },
    /** The person has left, and what the device has kept is removed. */
    forget(): void {
      kept = NOTHING;
      isFresh = false;
      notify();
    },
    /** The lists were read: what is on none of them any more leaves. */
    fill(answers: readonly DeskOrder[]): Promise<void> {
      isFresh = true;
      const orders = new Map(answers.map((answer) => [answer.order.orderId, orderOnDesk(answer)]));
      return set({ orders: [...orders.values()], readAt: now() });
    },
    /** One order was read or changed. Ended ones stay until the next reading, so that their end is seen. */
    put(answer: DeskOrder): Promise<void> {
      const order = orderOnDesk(answer);
      const others = kept.orders.filter(({ orderId }) => orderId !== order.orderId);
      return set({ ...kept, orders: [...others, order] });
    },
  };
}
