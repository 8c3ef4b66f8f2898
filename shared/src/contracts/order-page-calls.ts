import type * as z from 'zod/mini';
import type { Call } from './call';
import type {
  BankDetails,
  BankDetailsForm,
  BankDetailsState,
  Cancellation,
  GuestOrderLoginAnswer,
  GuestOrderLoginForm,
  OrderConfirmation,
  TransactionReport,
} from './order-page';

export const readConfirmation: Call<{ params: { orderId: string }; answer: OrderConfirmation }> = {
  method: 'GET',
  path: '/rest/checkout/confirmation/{orderId}/',
  expects: { order: { orderId: 'string', kind: 'string', lines: 'list' } },
};

/** Claims the report of the transaction to the trackers. */
export const reportTransaction: Call<{
  params: { orderId: string };
  form: object;
  answer: TransactionReport;
}> = {
  method: 'POST',
  path: '/rest/checkout/confirmation/{orderId}/transaction/',
  expects: 'object',
};

export const readCancellation: Call<{
  params: { orderId: string };
  query: { lines?: string | undefined };
  answer: Cancellation;
}> = {
  method: 'GET',
  path: '/rest/orders/{orderId}/cancellation/',
  expects: { lines: 'string', amount: 'object', giftCard: 'object', payment: 'object' },
};

/** Opens one order for 30 minutes. */
export const logInToOrder: Call<{
  form: z.input<typeof GuestOrderLoginForm>;
  answer: GuestOrderLoginAnswer;
}> = {
  method: 'POST',
  path: '/rest/orders/guest/login/',
  expects: { redirect: 'string' },
};

/** The link of a mail: opens the order and leads to its page. */
export const openOrderLink: Call<{ params: { orderId: string }; query: { token: string }; answer: string }> =
  { method: 'GET', path: '/rest/orders/{orderId}/open/', expects: 'string' };

export const readBankDetails: Call<{ params: { orderId: string }; answer: BankDetailsState }> = {
  method: 'GET',
  path: '/rest/orders/{orderId}/bank-details/',
  expects: { orderNumber: 'string' },
};

export const saveBankDetails: Call<{
  params: { orderId: string };
  form: z.input<typeof BankDetailsForm>;
  answer: BankDetails;
}> = {
  method: 'POST',
  path: '/rest/orders/{orderId}/bank-details/',
  expects: { maskedIban: 'string' },
};

/** SVG of the collection code. */
export const readCollectionCode: Call<{ params: { orderId: string; symbol: string }; answer: string }> = {
  method: 'GET',
  path: '/rest/orders/{orderId}/collection-code/{symbol}/',
  expects: 'string',
};

/** iCalendar file of the collection. */
export const readCalendarFile: Call<{ params: { orderId: string }; answer: string }> = {
  method: 'GET',
  path: '/rest/orders/{orderId}/calendar.ics',
  expects: 'string',
};
