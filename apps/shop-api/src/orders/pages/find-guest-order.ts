import type { Queryable } from '@fachwerk/database';

interface Known {
  /** As it is stored; undefined if what was typed is no number. */
  number: string | undefined;
  email: string;
  zip: string;
}

/** The signs of a postal code that count: the form of an order has no country, "D-50672" is "50672". */
const plain = (code: string): string =>
  `regexp_replace(upper(${code}), '^[A-Z]{1,3}[ -]?(?=[0-9]+$)|[^A-Z0-9]', '', 'g')`;

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
       and ${plain('$3')} in (
         ${plain("o.delivery_address ->> 'zipCode'")},
         ${plain("o.billing_address ->> 'zipCode'")},
         case when o.delivery_address is null and o.billing_address is null then s.zip_code end)`,
    [number, email, zip],
  );
  return row?.id;
}
