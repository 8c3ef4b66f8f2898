import type { Queryable } from '@fachwerk/database';
import { openSession } from '../../identity/session/open-session';
import { type Person, personOf } from '../../kernel/limits/person';

/** A visitor who writes or judges a review. */
export interface Visitor {
  sessionId: string;
  /** The customer who is logged in, with the address of the account; null for guests. */
  customer: { customerId: string; email: string } | null;
  /** The customer's keys; empty for guests. */
  person: Person;
}

/** Writes the session, which reviews, votes and reports refer to. */
export async function findVisitor(
  tx: Queryable,
  { sessionId, sessionExpiry }: { sessionId: string; sessionExpiry: Date },
): Promise<Visitor> {
  await openSession(tx, sessionId, sessionExpiry);
  const [customer = null] = await tx.query<{ customerId: string; email: string }>(
    `select c.id as "customerId", c.email from session s join customer c on c.id = s.customer_id
     where s.id = $1 and s.ended_at is null and s.login_expires_at > now()`,
    [sessionId],
  );
  return { sessionId, customer, person: personOf(customer) };
}
