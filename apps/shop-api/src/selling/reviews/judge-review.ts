import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { ReviewReportForm } from '@fachwerk/shared/contracts';
import { findVisitor } from './find-visitor';

interface Judge {
  reviewId: string;
  sessionId: string;
  sessionExpiry: Date;
}

/** Counts a visitor and a customer once, and not the author. Returns the number of votes. */
export async function voteForReview(tx: Queryable, { reviewId, ...session }: Judge): Promise<number> {
  const { sessionId, customer, person } = await findVisitor(tx, session);
  await tx.query(
    `with voted as (
       insert into review_vote (review_id, session_id, customer_id)
       select id, $2, $3 from review where id = $1 and session_id is distinct from $2 and not author && $4
       on conflict do nothing returning review_id
     )
     update review set helpful_count = helpful_count + 1 where id in (select review_id from voted)`,
    [reviewId, sessionId, customer?.customerId ?? null, person],
  );
  const [row] = await tx.query<{ count: number }>('select helpful_count as count from review where id = $1', [
    reviewId,
  ]);
  return row?.count ?? 0;
}

/** Stores a report for the desk; a visitor and a customer have one open report per review. */
export async function storeReport(
  tx: Queryable,
  { reviewId, ...session }: Judge,
  { reason, text, email }: Pick<ReviewReportForm, 'reason' | 'text' | 'email'>,
): Promise<void> {
  const { sessionId, customer } = await findVisitor(tx, session);
  await tx.query(
    `insert into review_report (id, review_id, session_id, customer_id, reason, text, email)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [randomUUID(), reviewId, sessionId, customer?.customerId ?? null, reason, text, email],
  );
}
