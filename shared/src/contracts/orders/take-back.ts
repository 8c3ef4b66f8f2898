import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { MAX_LINE_QUANTITY } from '../../rules/shop-rules';
import { paragraphs, text } from '../../rules/text';
import { wholeNumber } from '../kernel/whole-number';
import { CaseGoods, CaseKind, CaseWish } from './case';

/** The number of an order or a case, as typed or scanned. */
const orderOrCase = text(required, maxLength(40));
/** Last name or postal code of the buyer. The number of a case needs none: it is on the slip only. */
const proof = z._default(text(maxLength(100)), '');

export const OrderToTakeBack = z.object({ orderOrCase, proof });
export type OrderToTakeBack = z.input<typeof OrderToTakeBack>;

export const LineToTakeBack = z.looseObject({
  lineId: z.int(),
  itemId: z.string(),
  name: z.string(),
  pieces: z.int(),
  /** The store that asks can put it on its own shelf. */
  isStocked: z.boolean(),
});
export type LineToTakeBack = z.output<typeof LineToTakeBack>;

/** What a desk may see of an order of another desk: no person, no address, no payment, no text. */
export const ForeignOrder = z.looseObject({
  orderNumber: z.string(),
  /** The desk that decides about the money: a company id or "online". */
  desk: z.string(),
  /** For a new case; empty if the order was found by the number of a case. */
  lines: z.array(LineToTakeBack),
  /** Open cases that still await goods. */
  cases: z.array(z.looseObject({ number: z.string(), kind: CaseKind, lines: z.array(LineToTakeBack) })),
  /** Open cases of which this store has taken goods within a day, whether it awaits more or not. */
  takenHere: z.optional(z.array(z.string())),
});
export type ForeignOrder = z.output<typeof ForeignOrder>;

/** Goods at the counter, of an order of another desk. */
export const TakeBack = z.object({
  orderOrCase,
  proof,
  /** The open case that awaits the goods; without it a new one. */
  caseNumber: z.optional(text(maxLength(40))),
  kind: z._default(z.enum(['RETURN', 'COMPLAINT']), 'RETURN'),
  wish: z._default(CaseWish, 'REFUND'),
  text: z._default(paragraphs(maxLength(2000)), ''),
  /** `shelf`: how many of the quantity go on the shelf of this store at once. */
  lines: z
    .array(
      z.object({
        lineId: z.int().check(z.gte(1), z.lte(1000)),
        quantity: wholeNumber(1, MAX_LINE_QUANTITY),
        shelf: z._default(wholeNumber(0, MAX_LINE_QUANTITY), 0),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});
export type TakeBack = z.input<typeof TakeBack>;

export const TakenBack = z.looseObject({
  /** Number of the case. */
  number: z.string(),
  orderNumber: z.string(),
  desk: z.string(),
  goods: CaseGoods,
  /** What was taken with this call. */
  lines: z.array(z.looseObject({ lineId: z.int(), name: z.string(), quantity: z.int(), shelf: z.int() })),
});
export type TakenBack = z.output<typeof TakenBack>;
