import type { OrderAction } from '@fachwerk/shared/contracts';

/** Where the buyer goes to change an order: keys of the texts `guestOrder.actions`, and addresses. */
export interface OrderWay {
  way: 'cancel' | 'withdraw' | 'return';
  href: string;
}

interface Ordered {
  orderId: string;
  actions: readonly OrderAction[];
}

/** Cancel before picking; withdraw, return or complain after it. `page` is the address of the order. */
export function orderWays(
  { orderId, actions }: Ordered,
  page: string,
  withdrawal: string | undefined,
): OrderWay[] {
  const isPicked = actions.includes('withdraw');
  return [
    ...(actions.includes('cancel') ? [{ way: 'cancel' as const, href: `${page}stornieren/` }] : []),
    ...(isPicked && withdrawal !== undefined
      ? [{ way: 'withdraw' as const, href: `${withdrawal}?bestellung=${encodeURIComponent(orderId)}` }]
      : []),
    ...(isPicked ? [{ way: 'return' as const, href: `${page}zurueckgeben/` }] : []),
  ];
}
