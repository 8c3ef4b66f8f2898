import type { Queryable } from '@fachwerk/database';
import type { Actor } from '../lifecycle/find-step';
import { lockCase, writeCase } from './order-case';

export interface Handled {
  by: Actor;
  at: Date;
}

/** False for an unknown number. The first report counts. */
export async function markWithdrawalHandled(
  db: Queryable,
  receiptNumber: string,
  { by, at }: Handled,
): Promise<boolean> {
  const rows = await db.query(
    `update withdrawal set handled_at = coalesce(handled_at, $2), handled_by = coalesce(handled_by, $3)
     where receipt_number = $1 returning 1`,
    [receiptNumber, at, by],
  );
  return rows.length > 0;
}

/** Ends the case of a withdrawal that was handled elsewhere, as it is; false for an unknown number. */
export async function handleWithdrawal(
  tx: Queryable,
  receiptNumber: string,
  handled: Handled,
): Promise<boolean> {
  const [row] = await tx.query<{ id: string }>('select id from order_case where receipt_number = $1', [
    receiptNumber,
  ]);
  const found = row && (await lockCase(tx, row.id));
  if (found?.endedAt === null)
    await writeCase(tx, { ...found, endedAt: handled.at }, found.version + 1, {
      at: handled.at,
      event: 'handled',
      actor: handled.by,
      details: {},
    });
  return markWithdrawalHandled(tx, receiptNumber, handled);
}
