import type { Kernel } from '../kernel/kernel';
import { createSealer, type Sealer } from '../kernel/secrets/sealed-text';
import type { OrdersContext } from '../orders/services';

export interface SellingServices {
  /** Countries that goods are sent to, the shop's own first. */
  deliveryCountries: readonly string[];
  /** Encrypts back-in-stock requests in the links of mails. */
  backInStockSealer: Sealer;
}

export type SellingContext = OrdersContext & SellingServices;

export interface SellingOptions {
  /** Countries that goods are sent to; Germany by default. */
  deliveryCountries?: readonly string[];
}

const HOME_COUNTRY = 'DE';

export const sellingServices = (
  { secrets }: Kernel,
  { deliveryCountries = [] }: SellingOptions,
): SellingServices => ({
  deliveryCountries: deliveryCountries.length > 0 ? deliveryCountries : [HOME_COUNTRY],
  backInStockSealer: createSealer(secrets.sessions, 'back in stock'),
});
