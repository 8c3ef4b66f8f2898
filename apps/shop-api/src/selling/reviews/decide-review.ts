import type { Queryable } from '@fachwerk/database';
import type { DeskReview } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import { writeRatings } from '../../catalogue/import/write-ratings';
import { recipientAt } from '../../identity/customer/recipient-at';
import type { MailCause } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { reviewRefusedMail } from '../../kernel/mail/templates/review-refused';
import { reviewReportDecidedMail } from '../../kernel/mail/templates/review-report-decided';
import { REVIEW_COLUMNS, type ReviewRow, reviewView } from './read-reviews';

type DeskRow = ReviewRow & Pick<DeskReview, 'productId' | 'productName' | 'state' | 'refusal' | 'reports'>;

const SELECT = `
  select ${REVIEW_COLUMNS}, r.product_id as "productId", p.name as "productName", r.state, r.refusal,
    coalesce((select json_agg(json_build_object('reason', o.reason, 'text', o.text, 'reportedAt', o.reported_at)
        order by o.reported_at, o.id)
      from review_report o where o.review_id = r.id and o.decided_at is null), '[]') as reports
  from review r join product p on p.id = r.product_id`;

/** Submitted and reported reviews, oldest first. */
export async function findUndecided(db: Queryable): Promise<DeskReview[]> {
  const rows = await db.query<DeskRow>(
    `${SELECT}
     where r.state = 'submitted'
       or r.id in (select review_id from review_report where decided_at is null)
     order by r.submitted_at, r.id limit 100`,
  );
  return rows.map(reviewView);
}

/** Null publishes the review, or keeps a reported one; a text refuses it with this reason. */
export type Refusal = string | null;

/**
 * Decides about a review and its reports. A refusal is final: its author has the reason, and may write again.
 * The same decision again changes nothing. Author and reporters are informed where an address is known.
 * Undefined: no such review. Null: it has been refused.
 */
export async function decideReview(
  tx: Queryable,
  reviewId: string,
  refusal: Refusal,
  now: Date,
): Promise<DeskReview | null | undefined> {
  const [locked] = await tx.query<{ state: string }>('select state from review where id = $1 for update', [
    reviewId,
  ]);
  if (!locked) return undefined;
  if (locked.state === 'refused' && refusal === null) return null;
  const state = refusal === null ? 'published' : 'refused';
  if (locked.state !== state)
    await tx.query('update review set state = $2, refusal = $3, decided_at = $4 where id = $1', [
      ...[reviewId, state, refusal, now],
    ]);
  const reporters = await tx.query<{ email: string }>(
    `with closed as (
       update review_report n set decided_at = $2, email = '', customer_id = null from review_report o
       where o.id = n.id and n.review_id = $1 and n.decided_at is null returning o.email
     )
     select distinct email from closed where email <> '' order by email`,
    [reviewId, now],
  );
  const [row] = await tx.query<DeskRow>(`${SELECT} where r.id = $1`, [reviewId]);
  if (!row) return undefined;
  const review: DeskReview = reviewView(row);
  if (locked.state !== state && [locked.state, state].includes('published'))
    await writeRatings(tx, [review.productId]);
  if (locked.state !== state && refusal !== null) await mailAuthor(tx, review, refusal);
  for (const { email } of reporters)
    await enqueueMail(
      tx,
      await recipientAt(tx, email),
      reviewReportDecidedMail(review, refusal !== null),
      REPORTER,
    );
  return review;
}

/** Reports name an address that is not confirmed; who wrote them is not known any more. */
const REPORTER: MailCause = { cause: 'visitor', network: null };

/** To the address of the account or of the delivered order; guests without an order have none. */
async function mailAuthor(tx: Queryable, review: DeskReview, reason: string): Promise<void> {
  const [author] = await tx.query<{ email: string | null; language: Language }>(
    `select coalesce(c.email, o.email) as email,
       coalesce(c.language, o.language, '${DEFAULT_LANGUAGE}') as language from review r
     left join customer c on c.id = r.customer_id left join shop_order o on o.id = r.order_id
     where r.id = $1`,
    [review.reviewId],
  );
  if (!author?.email) return;
  const to = { email: author.email, language: author.language };
  await enqueueMail(tx, to, reviewRefusedMail(review, reason), { cause: 'shop' });
}
