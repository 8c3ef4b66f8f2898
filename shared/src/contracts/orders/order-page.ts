import * as z from 'zod/mini';
import { anyPostalCode } from '../../rules/any-postal-code';
import { maxLength, required } from '../../rules/form-rules';
import { accountHolderField, emailField, ibanField } from '../../rules/people';
import { text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { DisplayPrice } from '../kernel/prices';
import { OrderView } from './order';

/** `POST /rest/orders/guest/login/`: what the buyer knows of an order. */
export const GuestOrderLoginForm = z.object({
  /** As printed, or without its dashes and in small letters. */
  orderNumber: text(required, maxLength(40)),
  email: emailField(required),
  /** From one of the addresses of the order; from the store if the order has none. */
  zip: text(required, anyPostalCode),
  frcCaptchaSolution,
});
export type GuestOrderLoginForm = z.output<typeof GuestOrderLoginForm>;

export const GuestOrderLoginAnswer = z.looseObject({
  /** Page of the order. */
  redirect: z.string(),
});
export type GuestOrderLoginAnswer = z.output<typeof GuestOrderLoginAnswer>;

/** `POST /rest/orders/{orderId}/bank-details/`: the account that receives a refund. */
export const BankDetailsForm = z.object({
  accountHolder: accountHolderField(),
  /** Spaces are allowed. */
  iban: ibanField(),
});
export type BankDetailsForm = z.output<typeof BankDetailsForm>;

/** The account of a refund as it is shown. */
export const BankDetails = z.looseObject({
  accountHolder: z.string(),
  /** "DE•• •••• 2051": country and the last four digits. */
  maskedIban: z.string(),
});
export type BankDetails = z.output<typeof BankDetails>;

/** `GET /rest/checkout/confirmation/{orderId}/`: the page after an order. */
export const OrderConfirmation = z.looseObject({
  order: OrderView,
  /** The trackers have the transaction, or there is none (yet): a payment is open, the order has ended. */
  isReported: z.boolean(),
});
export type OrderConfirmation = z.output<typeof OrderConfirmation>;

/** `POST /rest/checkout/confirmation/{orderId}/transaction/`. */
export const TransactionReport = z.looseObject({
  /** True in one answer of all: this page view reports the transaction. */
  isFirst: z.boolean(),
});
export type TransactionReport = z.output<typeof TransactionReport>;

/** `GET /rest/orders/{orderId}/cancellation/`: what a cancellation of these lines gives back. */
const LostBenefits = z.looseObject({
  /** Names of free gifts that are not sent. */
  gifts: z.array(z.string()),
  /** Shipping costs that are added; null: none. */
  shipping: z.nullable(DisplayPrice),
  /** Discount of the rest that ends; null: none. */
  discount: z.nullable(DisplayPrice),
});

export const Cancellation = z.looseObject({
  /** The lines in the form of the cancellation, e.g. "1:2,3:1". */
  lines: z.string(),
  /** Nothing remains of the order: shipping costs are given back too. */
  isWhole: z.boolean(),
  /** In all; 0 for a reservation, which nothing was paid for. */
  amount: DisplayPrice,
  /** Parts of the amount: back to the gift card, and by the payment method. */
  giftCard: DisplayPrice,
  payment: DisplayPrice,
  /** Benefits whose conditions the rest of the order does not meet; the amounts are less by their value. */
  lost: z.optional(LostBenefits),
});
export type Cancellation = z.output<typeof Cancellation>;

/** `GET /rest/orders/{orderId}/bank-details/`: what the form shows. */
export const BankDetailsState = z.looseObject({
  orderNumber: z.string(),
  /** A refund of this amount waits for an account; null if none does. */
  refund: z.nullable(DisplayPrice),
  /** Saved for this refund; null before. */
  saved: z.nullable(BankDetails),
});
export type BankDetailsState = z.output<typeof BankDetailsState>;

/** Symbols of the collection code; both contain the same text. */
export const CODE_SYMBOLS = ['qr', 'bar'] as const;
export const CodeSymbol = z.enum(CODE_SYMBOLS);
export type CodeSymbol = z.output<typeof CodeSymbol>;
