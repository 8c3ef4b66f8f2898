import type { Queryable } from '@fachwerk/database';
import { tables } from '../database/tables';

/**
 * SQL: whether an address was that of another account than `customerId`, whose owner can still object to its
 * change and then gets it back.
 */
export const isReserved = (email: string, customerId: string): string =>
  `exists (select 1 from email_change r where lower(r.old_email) = lower(${email}::text)
     and r.customer_id is distinct from ${customerId}::text and r.confirmed_at is not null and r.objected_at is null
     and r.created_at > now() - interval '${tables.email_change.keep}')`;

/** An objection of another account may take the address back. */
export async function isReservedAddress(
  db: Queryable,
  email: string,
  customerId: string | null,
): Promise<boolean> {
  const [row] = await db.query<{ isReserved: boolean }>(`select ${isReserved('$1', '$2')} as "isReserved"`, [
    email,
    customerId,
  ]);
  return row?.isReserved === true;
}

/** Earlier addresses of the account whose owner can still object. */
export async function formerAddresses(db: Queryable, customerId: string): Promise<string[]> {
  const rows = await db.query<{ email: string }>(
    `select distinct lower(e.old_email) as email from email_change e join customer c on c.id = e.customer_id
     where e.customer_id = $1 and e.confirmed_at is not null and e.objected_at is null
       and e.created_at > now() - interval '${tables.email_change.keep}'
       and lower(e.old_email) <> lower(c.email)`,
    [customerId],
  );
  return rows.map(({ email }) => email);
}
