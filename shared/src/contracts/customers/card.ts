import * as z from 'zod/mini';
import { anyPostalCode } from '../../rules/any-postal-code';
import { dateFormat, maxLength, notBefore, required } from '../../rules/form-rules';
import { customerCardField, firstNameField, lastNameField } from '../../rules/people';
import { text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { checked } from '../kernel/form-fields';
import { Id } from '../kernel/ids';
import { DisplayPrice } from '../kernel/prices';

/** A purchase with the card at a till; the sum of a return is negative. */
export const CardReceipt = z.looseObject({
  number: z.string(),
  /** "30.11.2026". */
  dayText: z.string(),
  store: z.string(),
  total: DisplayPrice,
  points: z.int(),
});
export type CardReceipt = z.output<typeof CardReceipt>;

/** The card of an account. */
export const LinkedCard = z.looseObject({
  number: z.string(),
  /** As it is printed: "2000 0001 2340". */
  printedNumber: z.string(),
  ownerName: z.string(),
  /** Widths of the bars and spaces of the bar code (Code 128) in turn, a bar first. */
  bars: z.array(z.int()),
  points: z.int(),
  isBlocked: z.boolean(),
  /** Consents to offers that fit the purchases. */
  isOptedIn: z.boolean(),
});
export type LinkedCard = z.output<typeof LinkedCard>;

/** `GET /rest/customercard/`: the card of the logged-in customer, its receipts and what it gives. */
export const CardOverview = z.looseObject({
  card: z.nullable(LinkedCard),
  /** A number that the customer has typed and not proved. */
  typedNumber: z.nullable(z.string()),
  /** The newest first, in pages. */
  receipts: z.array(CardReceipt),
  /** The page after this one; null on the last. */
  next: z.nullable(z.string()),
  /** Promotions that need a customer card, e.g. "3 % mit der Kundenkarte". */
  benefits: z.array(z.looseObject({ name: z.string(), terms: z.string() })),
  /** Wallets that the shop is set up for. */
  wallets: z.optional(z.array(z.enum(['apple', 'google']))),
});
export type CardOverview = z.output<typeof CardOverview>;

/** `before`: the last receipt of the page before. */
export const CardOverviewQuery = z.object({ before: z.optional(z.string().check(z.maxLength(20))) });
export type CardOverviewQuery = z.input<typeof CardOverviewQuery>;

/** `POST /rest/customercard/link/`: the number, and what only its owner knows; one of both is enough. */
export const CardLinkForm = z.object({
  cardNumber: customerCardField(required),
  postalCode: z._default(text(anyPostalCode), ''),
  /** dd.mm.yyyy or ISO. */
  birthDate: z._default(text(dateFormat, notBefore('1900-01-01')), ''),
  frcCaptchaSolution,
});
export type CardLinkForm = z.output<typeof CardLinkForm>;

/** `POST /rest/customercard/register/`: a new card, whose number the shop issues. */
export const CardRegistrationForm = z.object({
  firstName: z._default(firstNameField(), ''),
  lastName: lastNameField(),
  postalCode: text(required, maxLength(10), anyPostalCode),
  /** Optional; dd.mm.yyyy or ISO. */
  birthDate: z._default(text(dateFormat, notBefore('1900-01-01')), ''),
  acceptTerms: z.pipe(
    checked,
    z.boolean().check(z.refine((value) => value, { error: 'customerCard.terms.required' })),
  ),
});
export type CardRegistrationForm = z.output<typeof CardRegistrationForm>;

/** `POST /rest/customercard/optin/`: consent, or its withdrawal. */
export const CardConsentForm = z.object({ isOptedIn: z._default(checked, false) });
export type CardConsentForm = z.output<typeof CardConsentForm>;

/** A purchase or a return as a till reports it. Points are computed by the shop. */
const TillReceipt = z.object({
  /** Unique in the store. */
  number: Id,
  cardNumber: z.string().check(z.regex(/^[\d -]{8,40}$/)),
  /** ISO instant. */
  boughtAt: z.iso.datetime({ offset: true }),
  /** With VAT; negative for a return. */
  cents: z.int().check(z.gte(-100_000_000), z.lte(100_000_000)),
});

/** `POST /rest/desk/receipts/`. */
export const TillReceipts = z.object({
  receipts: z.array(TillReceipt).check(z.minLength(1), z.maxLength(200)),
});
export type TillReceipts = z.input<typeof TillReceipts>;

/** What became of each receipt, in the order in which they were sent. */
export const RECEIPT_OUTCOMES = ['stored', 'known', 'differs', 'unknown-card'] as const;
export const TillReceiptsAnswer = z.looseObject({
  receipts: z.array(
    z.looseObject({ number: z.string(), outcome: z.enum(RECEIPT_OUTCOMES), points: z.int() }),
  ),
});
export type TillReceiptsAnswer = z.output<typeof TillReceiptsAnswer>;
