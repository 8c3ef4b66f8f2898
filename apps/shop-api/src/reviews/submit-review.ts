import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { ReviewForm } from '@fachwerk/shared/contracts';
import type { OrderReader } from '../orders/may-read';

export interface SentReview extends Pick<ReviewForm, 'stars' | 'title' | 'text' | 'name'> {
  productId: string;
  author: OrderReader;
  sessionExpiry: Date;
  at: Date;
}

/** `exists`: the author has another review of the product that is not refused. */
export type SubmitOutcome = 'submitted' | 'exists' | 'unknown-product';

/** The latest order of the author with the product, delivered or collected, that proves no other review. */
const FIND_ORDER = `
  select o.id from shop_order o
  where o.state in ('DELIVERED', 'COLLECTED')
    and (o.id = any($4) or (o.customer_id is null and o.session_id = $3) or o.customer_id = $2)
    and exists (select from order_line l where l.order_id = o.id and l.product_id = $1 and l.handed_over > 0)
    and not exists (
      select from review r where r.order_id = o.id and r.product_id = $1 and r.state <> 'refused')
  order by o.placed_at desc limit 1`;

const INSERT = `
  insert into review (id, product_id, stars, title, text, name, customer_id, session_id, order_id, is_buyer,
    submitted_at)
  select $1, $2, $3::smallint, $4, $5, $6, $7, $8, $9::text, $9::text is not null, $10::timestamptz
  -- Also of a guest who has logged in since.
  where not exists (select from review where product_id = $2 and session_id = $8 and state <> 'refused')
  on conflict do nothing returning 1`;

const IS_REPEATED = `
  select from review
  where product_id = $1 and state <> 'refused' and (customer_id = $2 or session_id = $3)
    and (stars, title, text, name) = ($4::smallint, $5, $6, $7)`;

/** Stores a review for the desk. The same review again, e.g. of a double click, is stored once. */
export async function submitReview(tx: Queryable, review: SentReview): Promise<SubmitOutcome> {
  const { productId, author, stars, title, text, name } = review;
  const { customerId, sessionId, openedIds } = author;
  const [product] = await tx.query('select from product_record where product_id = $1', [productId]);
  if (!product) return 'unknown-product';
  await tx.query('insert into session (id, expires_at) values ($1, $2) on conflict (id) do nothing', [
    sessionId,
    review.sessionExpiry,
  ]);
  const [order] = await tx.query<{ id: string }>(FIND_ORDER, [productId, customerId, sessionId, openedIds]);
  const added = await tx.query(INSERT, [
    ...[randomUUID(), productId, stars, title, text, name],
    ...[customerId, sessionId, order?.id ?? null, review.at],
  ]);
  if (added.length > 0) return 'submitted';
  const same = await tx.query(IS_REPEATED, [productId, customerId, sessionId, stars, title, text, name]);
  return same.length > 0 ? 'submitted' : 'exists';
}
