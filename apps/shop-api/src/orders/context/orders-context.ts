import type { CatalogueContext } from '../../catalogue/context/catalogue-context';
import type { Sealer } from '../../kernel/secrets/sealed-text';
import type { OrderLinks } from '../access/order-link';
import type { PaymentService } from '../payments/payment-service';

export interface OrdersServices {
  payments: PaymentService;
  /** Links of mails that open an order without a login. */
  orderLinks: OrderLinks;
  /** Encrypts the accounts of refunds. */
  bankDetailsSealer: Sealer;
  /** PDF of the official notice on the legal guarantee, for confirmations. */
  guaranteeNotice: Buffer;
}

export type OrdersContext = CatalogueContext & OrdersServices;
