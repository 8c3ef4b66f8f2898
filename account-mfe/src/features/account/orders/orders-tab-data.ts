import type { OwnOrders } from '@fachwerk/shared/contracts';

export interface OrdersTabData {
  list: OwnOrders;
  /** The key of this page: without script, a second press of a button has no effect. */
  formKey: string;
}
