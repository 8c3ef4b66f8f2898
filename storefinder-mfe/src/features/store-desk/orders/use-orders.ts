import { useMemo } from 'react';
import { useDesk } from '../base/desk-context';
import { useStore } from '../base/use-store';
import { withActions } from '../shelf/after-action';
import type { OrderOnDesk } from '../shelf/order-on-desk';

export interface ShownOrder {
  /** With what was recorded on this device and is not sent yet. */
  order: OrderOnDesk;
  unsent: number;
  isRefused: boolean;
}

/** The orders of the desk as the person has to see them. */
export function useOrders(): { orders: readonly ShownOrder[]; readAt: number | null } {
  const desk = useDesk();
  const { orders, readAt } = useStore(desk.orders);
  const { actions } = desk.queueState;
  return useMemo(() => {
    const shown = orders.map((order) => {
      const own = actions.filter(({ orderId }) => orderId === order.orderId);
      return {
        order: withActions(order, own),
        unsent: own.length,
        isRefused: own.some(({ refusal }) => refusal),
      };
    });
    return { orders: shown, readAt };
  }, [orders, readAt, actions]);
}
