import * as z from 'zod/mini';
import { dateBetween } from '../../rules/date-rules';
import { dateFormat, maxLength, required } from '../../rules/form-rules';
import { giftCardAmount } from '../../rules/gift-card-rules';
import { emailField } from '../../rules/people';
import { paragraphs, text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { FieldError } from '../kernel/errors';
import { DisplayPrice } from '../kernel/prices';

/** Reasons of `giftCard.error.failed.*`. NOT_FOUND is also the answer to a wrong PIN. */
export const GIFT_CARD_FAILURES = [
  'NOT_FOUND',
  'EMPTY',
  'EXPIRED',
  'BLOCKED',
  'ALREADY_ADDED',
  'UNCLASSIFIED',
] as const;
export type GiftCardFailure = (typeof GIFT_CARD_FAILURES)[number];

/** Fields of a gift card; the number may contain spaces. */
export const GiftCardForm = z.object({
  cardNumber: text(required, maxLength(40)),
  pin: text(required, maxLength(20)),
  frcCaptchaSolution,
});
export type GiftCardForm = z.input<typeof GiftCardForm>;

/** What the cart takes: input that is no card is answered in `giftCardFormResult`, at `cardNumber`. */
export const CartGiftCardForm = z.object({
  cardNumber: z._default(text(), ''),
  pin: z._default(text(), ''),
  frcCaptchaSolution,
});
export type CartGiftCardForm = z.input<typeof CartGiftCardForm>;

const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** Puts a gift card into the online cart. `firstDay` and `lastDay` limit the day of sending, as ISO dates. */
export const giftCardPurchaseForm = (firstDay = '0000-01-01', lastDay = '9999-12-31') =>
  z.object({
    /** Sent by the app (specification 3); the design is `itemId`. */
    type: z.optional(z.string().check(z.maxLength(64))),
    indexId: z.optional(z.string().check(z.maxLength(64))),
    itemId: id,
    productId: id,
    amount: text(giftCardAmount),
    recipientName: z._default(text(maxLength(50)), ''),
    recipientEmail: z._default(emailField(), ''),
    message: z._default(paragraphs(maxLength(300)), ''),
    /** Empty: at once. */
    sendOn: z._default(text(dateFormat, dateBetween(firstDay, lastDay)), ''),
  });
export type GiftCardPurchaseForm = z.input<ReturnType<typeof giftCardPurchaseForm>>;

/** The refusal of a card in the cart; errors are at `cardNumber`. */
export const GiftCardFormResult = z.looseObject({
  formResult: z.looseObject({ fieldErrors: z.array(FieldError) }),
});

/** The card that pays for the online cart. */
export const CartGiftCard = z.looseObject({
  /** "•••• 1234". */
  maskedNumber: z.string(),
  /** What the card will pay at the order. */
  redeemed: DisplayPrice,
  /** What stays on the card. */
  rest: DisplayPrice,
  /** What remains to pay in another way. */
  toPay: DisplayPrice,
});
export type CartGiftCard = z.output<typeof CartGiftCard>;

/** `POST /rest/giftcard/balance/`. */
export const GiftCardBalance = z.looseObject({
  maskedNumber: z.string(),
  balance: DisplayPrice,
  /** ISO date of the last valid day, and "31.12.2029". */
  validUntil: z.string(),
  validUntilText: z.string(),
});
export type GiftCardBalance = z.output<typeof GiftCardBalance>;
