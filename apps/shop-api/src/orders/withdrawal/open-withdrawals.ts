import type { Queryable } from '@fachwerk/database';
import type { OpenWithdrawal } from '@fachwerk/shared/contracts';
import { TIME_ZONE } from '@fachwerk/shared/time';

/** Time for the money to go back: 14 days of the calendar after the day of receipt (BGB §357(1), §188). */
const DUE = `(received_at at time zone '${TIME_ZONE}') + interval '14 days'`;

interface OpenRow {
  [column: string]: unknown;
  receiptNumber: string;
  receivedAt: Date;
  dueOn: string;
  name: string;
  email: string;
  orderNumber: string;
  orderId: string | null;
  lines: { lineId: number; quantity: number; name?: string }[] | null;
  isPart: boolean;
  text: string;
}

/** The index of open withdrawals has their order; handled ones are not read. */
export async function findOpenWithdrawals(
  db: Queryable,
  dueUntil: string | undefined,
): Promise<OpenWithdrawal[]> {
  const rows = await db.query<OpenRow>(
    `select receipt_number as "receiptNumber", received_at as "receivedAt",
       to_char(${DUE}, 'YYYY-MM-DD') as "dueOn",
       name, email, order_number as "orderNumber", order_id as "orderId", lines, is_part as "isPart", text
     from withdrawal
     where handled_at is null
       and received_at < coalesce((($1::date + 1) - interval '14 days') at time zone '${TIME_ZONE}', 'infinity')
     order by received_at, id limit 200`,
    [dueUntil ?? null],
  );
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}
