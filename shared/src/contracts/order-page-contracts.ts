import * as z from 'zod/mini';
import { contract } from './contract';
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
import * as calls from './order-page-calls';

const params = OrderParams;

export const readConfirmation = contract(calls.readConfirmation, {
  summary: 'The order that was just placed, for the page after it',
  params,
  answers: { 200: OrderConfirmation },
});

export const reportTransaction = contract(calls.reportTransaction, {
  summary: 'Claim the report of a transaction to the trackers: the first call of all wins',
  params,
  form: z.object({}),
  answers: { 200: TransactionReport },
});

export const readCancellation = contract(calls.readCancellation, {
  summary: 'What a cancellation of the given lines, by default of all, gives back',
  params,
  query: z.object({ lines: z.optional(OrderCancelForm.shape.lines) }),
  answers: { 200: Cancellation },
});

export const logInToOrder = contract(calls.logInToOrder, {
  summary: 'Open one order by number, e-mail address and postal code; one answer for every mistake',
  form: GuestOrderLoginForm,
  answers: { 200: GuestOrderLoginAnswer },
});

export const openOrderLink = contract(calls.openOrderLink, {
  summary: 'The link of a mail: opens the order and leads to its page',
  params,
  query: z.object({ token: z.string() }),
  answers: { 200: z.string() },
});

export const readBankDetails = contract(calls.readBankDetails, {
  summary: 'Whether a refund needs an account, and the saved one in short',
  params,
  answers: { 200: BankDetailsState },
});

export const saveBankDetails = contract(calls.saveBankDetails, {
  summary: 'The account for a refund; stored encrypted and deleted after the refund',
  params,
  form: BankDetailsForm,
  answers: { 200: BankDetails },
});

export const readCollectionCode = contract(calls.readCollectionCode, {
  summary: 'The collection code as SVG: QR code or bar code',
  params: z.object({ ...params.shape, symbol: CodeSymbol }),
  answers: { 200: z.string() },
});

export const readCalendarFile = contract(calls.readCalendarFile, {
  summary: 'The collection as iCalendar file',
  params,
  answers: { 200: z.string() },
});
