import type { Queryable } from '@fachwerk/database';
import { isCustomerCard, plainCustomerCard } from '@fachwerk/shared/rules';

/** The plain number of a card that is accepted; null for other input and for a blocked card. */
export async function acceptedCard(db: Queryable, typed: string): Promise<string | null> {
  const number = plainCustomerCard(typed);
  if (!isCustomerCard(number)) return null;
  const blocked = await db.query('select 1 from blocked_customer_card where number = $1', [number]);
  return blocked.length > 0 ? null : number;
}
