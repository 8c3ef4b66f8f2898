import type { Sealer } from '../../kernel/secrets/sealed-text';
import type { OrdersContext } from '../../orders/context/orders-context';

export interface SellingServices {
  /** Countries that goods are sent to, the shop's own first. */
  deliveryCountries: readonly string[];
  /** Encrypts back-in-stock requests in the links of mails. */
  backInStockSealer: Sealer;
}

export type SellingContext = OrdersContext & SellingServices;
