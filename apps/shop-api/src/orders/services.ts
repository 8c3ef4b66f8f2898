import { readGuaranteeNotice } from '@fachwerk/server-kit/guarantee-notice';
import type { Kernel } from '../kernel/context/kernel';
import { createSealer } from '../kernel/secrets/sealed-text';
import { createOrderLinks } from './access/order-link';
import type { OrdersServices } from './context/orders-context';
import { createProviders } from './payments/create-providers';
import type { PaymentConfig } from './payments/payment-config';
import { returnPath } from './payments/payment-pages';
import { createPaymentService } from './payments/payment-service';

export interface OrdersOptions {
  /** Payment providers; without one, only payment types of the store can be used. */
  payments?: PaymentConfig;
  /** Folder with the operator's files of the notice on the legal guarantee. */
  guaranteeNoticeDir?: string | undefined;
}

export const ordersServices = (
  { db, log, now, pageUrl, secrets }: Kernel,
  { payments = {}, guaranteeNoticeDir }: OrdersOptions,
): OrdersServices => ({
  payments: createPaymentService({
    db,
    log,
    providers: createProviders(payments),
    pauseMs: payments.taskPauseMs,
    returnUrl: (paymentId) => pageUrl(returnPath(paymentId)),
  }),
  orderLinks: createOrderLinks(secrets.sessions, { now, pageUrl }),
  bankDetailsSealer: createSealer(secrets.sessions, 'bank details'),
  guaranteeNotice: readGuaranteeNotice(guaranteeNoticeDir).pdf,
});
