import type { Queryable } from '@fachwerk/database';

interface Known {
  /** As it is stored; undefined if what was typed is no number. */
  number: string | undefined;
  email: string;
  zip: string;
}

/**
 * The id of the order with this number, if e-mail address and postal code are those of the order. The postal
 * code is that of one of its addresses; of the store if it has none, as reservations do.
 */
export async function findGuestOrder(
  db: Queryable,
  { number, email, zip }: Known,
): Promise<string | undefined> {
  if (!number) return undefined;
  const [row] = await db.query<{ id: string }>(
    `select o.id from shop_order o left join store s on s.company_id = o.company_id
     where o.number = $1 and lower(o.email) = lower($2)
       and upper(replace($3, ' ', '')) in (
         upper(replace(o.delivery_address ->> 'zipCode', ' ', '')),
         upper(replace(o.billing_address ->> 'zipCode', ' ', '')),
         case when o.delivery_address is null and o.billing_address is null then s.zip_code end)`,
    [number, email.trim(), zip],
  );
  return row?.id;
}
