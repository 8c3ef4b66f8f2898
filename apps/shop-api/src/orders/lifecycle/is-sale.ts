import type { OrderState } from '@fachwerk/shared/contracts';

/** States without a sale: nothing is paid (yet), or the order has ended. */
const WITHOUT_SALE: readonly OrderState[] = [
  'CREATED',
  'PAYMENT_PENDING',
  'CANCELLED',
  'EXPIRED',
  'RETURNED',
  'REFUNDED',
];

export const isSale = ({ state }: { state: OrderState }): boolean => !WITHOUT_SALE.includes(state);
