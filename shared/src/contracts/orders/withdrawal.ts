import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { emailField } from '../../rules/people';
import { paragraphs, text } from '../../rules/text';

/** `POST /widerruf/`: the statutory withdrawal (BGB §356a) requires no other fields. */
export const WithdrawalForm = z.object({
  name: text(required, maxLength(100)),
  orderNumber: text(required, maxLength(40)),
  email: emailField(required),
  /** Articles or a note; optional. */
  text: z._default(paragraphs(maxLength(2000)), ''),
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
