import * as z from 'zod/mini';
import { maxLength } from '../../rules/form-rules';
import { paragraphs, text } from '../../rules/text';
import { pattern } from '../../rules/value-rules';
import { PromotionResultModel } from '../benefits/promotion';
import { checked } from '../kernel/form-fields';
import { Id, Key } from '../kernel/ids';
import { DisplayPrice } from '../kernel/prices';
import { AdjustedPosition, CartContainer } from './cart';
import { Checkout, CheckoutSum } from './checkout';
import { submissionFields } from './checkout-forms';

/** When one line of the cart arrives (specification 3). */
export const InteractionLine = z.looseObject({
  checkoutPosition: z.looseObject({ entryId: z.string() }),
  /** ISO dates. */
  minDeliveryDate: z.string(),
  maxDeliveryDate: z.string(),
  /** "Mo., 24.11. – Mi., 26.11."; formatted by the server. */
  deliveryText: z.optional(z.string()),
});
export type InteractionLine = z.output<typeof InteractionLine>;

/** The sums of the order with its net amount, which professional customers read first. */
export const ProhibisSum = z.extend(CheckoutSum, { net: DisplayPrice });
export type ProhibisSum = z.output<typeof ProhibisSum>;

/** Sums of the order if it is sent, and if it is collected. */
const ProhibisSums = z.looseObject({ delivered: ProhibisSum, collected: ProhibisSum });

/** Answer of `deliveryInformation`: the goods are held, and an order can be submitted. */
export const DeliveryInformation = z.looseObject({
  onlineBasketInteractions: z.looseObject({
    /** The id of the submission. */
    id: z.optional(z.string()),
    interactionLines: z.array(InteractionLine),
  }),
  basketSumViewmodel: z.looseObject({
    onlinePromotionResultModel: PromotionResultModel,
    sums: z.optional(ProhibisSums),
  }),
});
export type DeliveryInformation = z.output<typeof DeliveryInformation>;

const line = (max: number) => z._default(text(maxLength(max)), '');

/** What a firm states about an order; each is empty without it. */
export const firmFields = {
  /** "Kommission": the name or number that the firm gives to the job. */
  reference: line(40),
  costCenter: line(30),
  /** The person to ask at the delivery. */
  contact: line(80),
  comment: z._default(paragraphs(maxLength(300)), ''),
};
export const FirmDetails = z.object(firmFields);
export type FirmDetails = z.output<typeof FirmDetails>;

/** Order data of a submission (specification 7). */
export const ProhibisOrderForm = z.object({
  ...firmFields,
  /** The store that the goods are collected in; empty: they are sent. */
  companyId: z._default(text(pattern(/^[A-Za-z0-9-]{0,64}$/, 'checkout.store.refused')), ''),
  /** An ISO date of the offered days; empty: as soon as possible. */
  deliveryWish: z._default(text(pattern(/^(\d{4}-\d{2}-\d{2})?$/, 'checkout.dateWish.refused')), ''),
  /** An address of the address book; empty: that of the last order or the default one. */
  addressId: z._default(text(pattern(/^[A-Za-z0-9-]{0,64}$/, 'forms.required')), ''),
  /** Empty: on account, where that is offered. */
  paymentMethod: z._default(text(pattern(/^[A-Z_]{0,40}$/, 'checkout.payment.required')), ''),
  /** As in the step delivery of the checkout. */
  oldDevices: z._default(text(pattern(/^\d{0,3}$/, 'checkout.oldDevices.required')), ''),
  ageConfirmed: z._default(checked, false),
  acceptedTotal: submissionFields.acceptedTotal,
});
export type ProhibisOrderForm = z.input<typeof ProhibisOrderForm>;

/** Accepts the quantities that a refused submission has left, with the order data of that submission. */
export const ProhibisApproval = z.object({
  id: Key,
  acceptedPositions: z.array(z.looseObject({ entryId: Id, newQuantity: z.int() })).check(z.maxLength(200)),
  acceptedTotal: submissionFields.acceptedTotal,
});
export type ProhibisApproval = z.input<typeof ProhibisApproval>;

export const ProhibisSubmitted = z.looseObject({
  orderId: z.string(),
  /** APPROVAL_REQUIRED: another person of the firm has to release the order. */
  status: z.enum(['SUBMITTED', 'APPROVAL_REQUIRED']),
  /** The confirmation, or the page of the payment. */
  redirectUrl: z.string(),
});
export type ProhibisSubmitted = z.output<typeof ProhibisSubmitted>;

const failure = {
  fieldErrors: z.optional(z.array(z.looseObject({ field: z.string(), msg: z.string() }))),
  globalErrors: z.optional(z.array(z.looseObject({ msg: z.string() }))),
  /** The error page explains it: one of `PROHIBIS_ERROR_KEYS`, or one of a newer API. */
  prohibisErrorKey: z.optional(z.string()),
};

/** Answer 400 of a submission. */
export const ProhibisRefusal = z.looseObject(failure);

/**
 * Answer 412: with `prohibisErrorKey` for the error page, with `adjustedPositions` for the dialog about the
 * stock; with neither, prices have changed, and the page shows the new sum.
 */
export const ProhibisConflict = z.looseObject({
  ...failure,
  adjustedPositions: z.optional(z.array(AdjustedPosition)),
  cartContainer: z.optional(CartContainer),
  checkout: z.optional(Checkout),
});
export type ProhibisConflict = z.output<typeof ProhibisConflict>;

/** Answer 412 of `deliveryInformation`: the stock lacks something, the cart is lowered already. */
export const InventoryConflict = z.looseObject({
  ...failure,
  adjustedPositionsOnline: z.array(AdjustedPosition),
  cartContainer: CartContainer,
});
export type InventoryConflict = z.output<typeof InventoryConflict>;

/** All that the order page shows. */
export const ProhibisOrder = z.looseObject({
  /** Null before the goods are held: a submission needs it. */
  interactionId: z.nullable(z.string()),
  checkout: Checkout,
  sums: ProhibisSums,
  /** Net amount of each line by its entry. */
  netPrices: z.record(z.string(), DisplayPrice),
  /** What a refused submission has sent. */
  firm: z.nullable(
    z.looseObject({
      reference: z.string(),
      costCenter: z.string(),
      contact: z.string(),
      comment: z.string(),
    }),
  ),
});
export type ProhibisOrder = z.output<typeof ProhibisOrder>;
