import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { ReviewForm } from '@fachwerk/shared/contracts';
import { personOf } from '../../kernel/limits/person';
import { findVisitor } from './find-visitor';

export interface SentReview extends Pick<ReviewForm, 'stars' | 'title' | 'text' | 'name'> {
  productId: string;
  sessionId: string;
  sessionExpiry: Date;
  /** Orders that the visitor has opened as a guest. */
  openedIds: readonly string[];
  at: Date;
}

/** `exists`: the author has another review of the product that is not refused. */
export type SubmitOutcome = 'submitted' | 'exists' | 'unknown-product';

/** Serialises the reviews of a product. */
const LOCK_PRODUCT = `
  select pg_advisory_xact_lock(hashtextextended('review ' || product_id, 0)) from product_record where product_id = $1`;

/**
 * The latest order of the author with the product, delivered or collected. The address of an account is
 * confirmed: what was ordered with it as a guest is an order of the customer.
 */
const FIND_ORDER = `
  select o.id, o.email from shop_order o
  where o.state in ('DELIVERED', 'COLLECTED')
    and (o.id = any($4) or o.customer_id = $2
      or o.customer_id is null and (o.session_id = $3 or lower(o.email) = lower($5)))
    and exists (select from order_line l where l.order_id = o.id and l.product_id = $1 and l.handed_over > 0)
  order by o.placed_at desc limit 1`;

/** A review of the author that is not refused. Each order proves one. */
const IS_OWN = `r.product_id = $1 and r.state <> 'refused'
  and (r.session_id = $2 or r.customer_id = $3 or r.order_id = $4 or r.author && $5)`;

const INSERT = `
  insert into review (product_id, session_id, customer_id, order_id, author, id, stars, title, text, name,
    is_buyer, submitted_at)
  select $1, $2, $3::text, $4::text, $5::text[], $6, $7::smallint, $8, $9, $10, $4::text is not null, $11::timestamptz
  where not exists (select from review r where ${IS_OWN})
  on conflict do nothing returning 1`;

const IS_REPEATED = `
  select from review r where ${IS_OWN} and (r.stars, r.title, r.text, r.name) = ($6::smallint, $7, $8, $9)`;

/** Stores a review for the desk. The same review again, e.g. of a double click, is stored once. */
export async function submitReview(tx: Queryable, review: SentReview): Promise<SubmitOutcome> {
  const { productId, openedIds, stars, title, text, name, at } = review;
  const [product] = await tx.query(LOCK_PRODUCT, [productId]);
  if (!product) return 'unknown-product';
  const { sessionId, customer } = await findVisitor(tx, review);
  const customerId = customer?.customerId ?? null;
  const [order] = await tx.query<{ id: string; email: string }>(FIND_ORDER, [
    ...[productId, customerId, sessionId, openedIds, customer?.email ?? null],
  ]);
  const author = [productId, sessionId, customerId, order?.id ?? null, personOf(customer, order?.email)];
  const added = await tx.query(INSERT, [...author, randomUUID(), stars, title, text, name, at]);
  if (added.length > 0) return 'submitted';
  const same = await tx.query(IS_REPEATED, [...author, stars, title, text, name]);
  return same.length > 0 ? 'submitted' : 'exists';
}
