import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { OrderCancelForm, OrderParams } from './order';
import {
  BankDetails,
  BankDetailsForm,
  BankDetailsState,
  Cancellation,
  CodeSymbol,
  GuestOrderLoginAnswer,
  GuestOrderLoginForm,
  OrderConfirmation,
  TransactionReport,
} from './order-page';

const params = OrderParams;

export const readConfirmation = contract({
  method: 'GET',
  path: '/rest/checkout/confirmation/{orderId}/',
  summary: 'The order that was just placed, for the page after it',
  params,
  answers: { 200: OrderConfirmation },
  expects: { order: { orderId: 'string', kind: 'string', lines: 'list' } },
});

/** Claims the report of the transaction to the trackers. */
export const reportTransaction = contract({
  method: 'POST',
  path: '/rest/checkout/confirmation/{orderId}/transaction/',
  summary: 'Claim the report of a transaction to the trackers: the first call of all wins',
  params,
  form: z.object({}),
  answers: { 200: TransactionReport },
  expects: 'object',
});

export const readCancellation = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/cancellation/',
  summary: 'What a cancellation of the given lines, by default of all, gives back',
  params,
  query: z.object({ lines: z.optional(OrderCancelForm.shape.lines) }),
  answers: { 200: Cancellation },
  expects: { lines: 'string', amount: 'object', giftCard: 'object', payment: 'object' },
});

/** Opens one order for 30 minutes. */
export const logInToOrder = contract({
  method: 'POST',
  path: '/rest/orders/guest/login/',
  summary: 'Open one order by number, e-mail address and postal code; one answer for every mistake',
  form: GuestOrderLoginForm,
  answers: { 200: GuestOrderLoginAnswer },
  expects: { redirect: 'string' },
});

/** The link of a mail: opens the order and leads to its page. */
export const openOrderLink = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/open/',
  summary: 'The link of a mail: opens the order and leads to its page',
  params,
  query: z.object({ token: z.string() }),
  answers: { 200: z.string() },
  expects: 'string',
});

export const readBankDetails = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/bank-details/',
  summary: 'Whether a refund needs an account, and the saved one in short',
  params,
  answers: { 200: BankDetailsState },
  expects: { orderNumber: 'string' },
});

export const saveBankDetails = contract({
  method: 'POST',
  path: '/rest/orders/{orderId}/bank-details/',
  summary: 'The account for a refund; stored encrypted and deleted after the refund',
  params,
  form: BankDetailsForm,
  answers: { 200: BankDetails },
  expects: { maskedIban: 'string' },
});

/** SVG of the collection code. */
export const readCollectionCode = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/collection-code/{symbol}/',
  summary: 'The collection code as SVG: QR code or bar code',
  params: z.object({ ...params.shape, symbol: CodeSymbol }),
  answers: { 200: z.string() },
  expects: 'string',
});

/** iCalendar file of the collection. */
export const readCalendarFile = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/calendar.ics',
  summary: 'The collection as iCalendar file',
  params,
  answers: { 200: z.string() },
  expects: 'string',
});
