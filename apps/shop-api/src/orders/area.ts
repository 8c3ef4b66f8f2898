import { catalogue } from '../catalogue/area';
import { identity } from '../identity/area';
import { defineArea } from '../kernel/context/define-area';
import { caseDeskRoutes } from './cases/case-desk-routes';
import { caseRoutes } from './cases/case-routes';
import { casesForBuyer } from './cases/case-views';
import { takeBackRoutes } from './cases/take-back-routes';
import { deskJobs } from './desk/desk-jobs';
import { deskRoutes } from './desk/desk-routes';
import { documentRoutes } from './documents/document-routes';
import { giveCorrection, giveInvoice } from './documents/give-document';
import { connectOrders, onOrder } from './lifecycle/order-connections';
import { orderJobs } from './lifecycle/order-jobs';
import { orderTimerQueue } from './lifecycle/order-timer-queue';
import { enqueueOrderMail } from './mails/enqueue-order-mail';
import { orderMailJobs } from './mails/order-mail-jobs';
import { orderMailQueue } from './mails/order-mail-queue';
import { bankDetailsRoutes } from './pages/bank-details-routes';
import { cancellationRoutes } from './pages/cancellation-routes';
import { collectionRoutes } from './pages/collection-routes';
import { confirmationRoutes } from './pages/confirmation-routes';
import { guestLoginRoutes } from './pages/guest-login-routes';
import { orderPageJobs } from './pages/order-page-jobs';
import { orderRoutes } from './pages/order-routes';
import { ownProductRoutes } from './pages/own-product-routes';
import { capture, refund } from './payments/move-money';
import { paymentJobs } from './payments/payment-jobs';
import { paymentCallbackRoute, paymentRoutes } from './payments/payment-routes';
import { paymentTaskQueue } from './payments/payment-task-queue';
import { endPayments, requestPayment } from './payments/request-payment';
import { returnRest } from './payments/return-rest';
import { silentPaymentQueue } from './payments/silent-payment-queue';
import { payoutRoutes } from './payouts/payout-routes';
import { noteHandedOver } from './recalls/find-recipients';
import { recallJobs } from './recalls/recall-jobs';
import { ordersServices } from './services';
import { withdrawalDeskRoutes } from './withdrawal/withdrawal-desk-routes';
import { withdrawalJobs } from './withdrawal/withdrawal-jobs';
import { withdrawalRoutes } from './withdrawal/withdrawal-routes';

/** Payments, mails and cases import the orders; the orders do not import them. */
connectOrders({ requestPayment, endPayments, capture, refund, returnRest });
connectOrders({ enqueueMail: enqueueOrderMail, readCases: casesForBuyer });
onOrder('handed-over', giveInvoice);
onOrder('handed-over', noteHandedOver);
onOrder('returned', giveCorrection);
// The shipping costs of an order of which nothing is kept.
onOrder('cancelled', giveCorrection);
// Benefits whose conditions no longer hold.
onOrder('revised', giveCorrection);
onOrder('revised', giveInvoice);

/** An order from its submission to its end: steps, payments, documents, mails, and the pages after it. */
export const orders = defineArea({
  name: 'orders',
  needs: [identity, catalogue],
  services: ordersServices,
  routes: [
    documentRoutes,
    orderRoutes,
    ownProductRoutes,
    deskRoutes,
    paymentRoutes,
    paymentCallbackRoute,
    confirmationRoutes,
    guestLoginRoutes,
    collectionRoutes,
    cancellationRoutes,
    bankDetailsRoutes,
    payoutRoutes,
    withdrawalRoutes,
    withdrawalDeskRoutes,
    caseRoutes,
    caseDeskRoutes,
    takeBackRoutes,
  ],
  jobs: [orderMailJobs, orderJobs, paymentJobs, orderPageJobs, withdrawalJobs, deskJobs, recallJobs],
  queues: [orderMailQueue, paymentTaskQueue(), silentPaymentQueue(), orderTimerQueue],
});
