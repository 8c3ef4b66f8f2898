import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { emailField } from '../../rules/people';
import { paragraphs, text } from '../../rules/text';
import { WITHDRAWAL_LINES } from '../../rules/withdrawal-lines';
import { calendarDate } from '../kernel/calendar-date';

/** `POST /widerruf/`: the statutory withdrawal (BGB §356a) requires no other fields. */
export const WithdrawalForm = z.object({
  name: text(required, maxLength(100)),
  orderNumber: text(required, maxLength(40)),
  email: emailField(required),
  /** Articles or a note; optional. */
  text: z._default(paragraphs(maxLength(2000)), ''),
  /** Id of the order, if the sender has opened it; then `lines` names what the withdrawal is about. */
  order: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)), ''),
  /** See `WITHDRAWAL_LINES`. */
  lines: z._default(z.string().check(z.maxLength(6000), z.regex(WITHDRAWAL_LINES)), ''),
});
export type WithdrawalForm = z.output<typeof WithdrawalForm>;

/** `POST /widerruf/bestaetigen/` sends the same fields; the receipt states content and time. */
export const WithdrawalReceipt = z.looseObject({
  receiptNumber: z.string(),
  /** ISO instant. */
  receivedAt: z.string(),
  /** "21.11.2026, 17:05 Uhr". */
  receivedText: z.string(),
});
export type WithdrawalReceipt = z.output<typeof WithdrawalReceipt>;

/** A withdrawal that the shop has not handled. */
export const OpenWithdrawal = z.looseObject({
  receiptNumber: z.string(),
  /** ISO instant. */
  receivedAt: z.string(),
  /** ISO date: the last day for the money to go back (BGB §357(1)). */
  dueOn: z.string(),
  name: z.string(),
  email: z.string(),
  /** As typed, unless `orderId` is known. */
  orderNumber: z.string(),
  orderId: z.nullable(z.string()),
  /** Null: free text only. A name is absent if the sender could not read the order any more. */
  lines: z.nullable(
    z.array(z.looseObject({ lineId: z.int(), quantity: z.int(), name: z.optional(z.string()) })),
  ),
  /** The order contains more than these lines. */
  isPart: z.boolean(),
  text: z.string(),
});
export type OpenWithdrawal = z.output<typeof OpenWithdrawal>;

/** At most 200, the first to be due first. */
export const OpenWithdrawals = z.looseObject({ withdrawals: z.array(OpenWithdrawal) });
export type OpenWithdrawals = z.output<typeof OpenWithdrawals>;

/** Only what is due on this day or before; absent: all. */
export const WithdrawalQuery = z.object({ dueUntil: z.optional(calendarDate) });
export type WithdrawalQuery = z.input<typeof WithdrawalQuery>;

export const WithdrawalParams = z.object({
  receiptNumber: z.string().check(z.regex(/^W-[A-Z0-9]{10}$/)),
});
