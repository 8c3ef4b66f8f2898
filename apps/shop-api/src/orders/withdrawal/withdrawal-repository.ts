import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { WithdrawalForm } from '@fachwerk/shared/contracts';
import type { LinePieces } from '@fachwerk/shared/rules';
import { newReceiptNumber } from '../../kernel/text/receipt-number';
import { LETTERS_UNTIL } from '../database/letters-until';

export interface KeptWithdrawal {
  [column: string]: unknown;
  receiptNumber: string;
  receivedAt: Date;
  isNew: boolean;
}

/** What a withdrawal of an opened order is about; `orderId` is null if the sender cannot read it any more. */
export interface WithdrawnOrder {
  orderId: string | null;
  lines: readonly (LinePieces & { name?: string })[];
  isPart: boolean;
  /** Gift cards by e-mail alone: nothing is sent back. */
  isOfCards?: boolean;
}

/**
 * Stores a withdrawal. A repeated one with the same key is stored once. Different content is a different
 * withdrawal regardless of the key, because none may be refused.
 */
export async function keepWithdrawal(
  db: Queryable,
  form: WithdrawalForm,
  sent: { sessionId: string; key: string | undefined; at: Date; order: WithdrawnOrder | undefined },
): Promise<KeptWithdrawal> {
  const { name, orderNumber, email, text } = form;
  const request = [
    ...[sent.sessionId, sent.key ?? randomUUID(), name, orderNumber, email, text],
    ...(form.lines === '' ? [] : [form.order, form.lines]),
  ];
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const [kept] = await db.query<KeptWithdrawal>(
    `insert into withdrawal (id, receipt_number, request_hash, name, order_number, email, text, received_at,
       order_id, lines, is_part)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (request_hash) do nothing
     returning receipt_number as "receiptNumber", received_at as "receivedAt", true as "isNew"`,
    [
      ...[randomUUID(), newReceiptNumber('W'), hash, name, orderNumber, email, text, sent.at],
      sent.order?.orderId ?? null,
      sent.order ? JSON.stringify(sent.order.lines) : null,
      sent.order?.isPart ?? false,
    ],
  );
  if (kept) return kept;
  const [known] = await db.query<KeptWithdrawal>(
    `select receipt_number as "receiptNumber", received_at as "receivedAt", false as "isNew"
     from withdrawal where request_hash = $1`,
    [hash],
  );
  if (!known) throw new Error('A stored withdrawal does not exist any more.');
  return known;
}

/**
 * Business correspondence: kept until the end of the sixth calendar year after its receipt (HGB section 257,
 * AO section 147).
 */
export async function removeOldWithdrawals(db: Queryable): Promise<void> {
  await db.query(`delete from withdrawal where received_at < ${LETTERS_UNTIL}`);
}
