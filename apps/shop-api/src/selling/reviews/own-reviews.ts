import type { Queryable } from '@fachwerk/database';
import type { OwnReview } from '@fachwerk/shared/contracts';
import { writeRatings } from '../../catalogue/import/write-ratings';
import { createDiscontinuedRepository } from '../../catalogue/products/discontinued-repository';
import { createProductRepository } from '../../catalogue/products/product-repository';
import { productUrl } from '../../catalogue/records/urls';
import { dayText } from '../../kernel/text/answer-language';

interface OwnReviewRow {
  [column: string]: unknown;
  reviewId: string;
  productId: string;
  stars: number;
  title: string;
  text: string;
  submittedAt: Date;
  state: OwnReview['state'];
  refusal: string | null;
}

interface Page {
  reviews: OwnReview[];
  next: string | null;
  hasNewer: boolean;
}

/**
 * A page of the reviews of a customer, newest first, with those of guest orders that have joined the account.
 * A cursor that nothing follows gives the first page.
 */
export async function findOwnReviews(
  db: Queryable,
  customerId: string,
  { before, size }: { before?: string | undefined; size: number },
): Promise<Page> {
  const rows = await db.query<OwnReviewRow>(
    `with own as (
       select id, submitted_at from review where customer_id = $1
       union all
       select r.id, r.submitted_at from shop_order o join review r on r.order_id = o.id
       where o.customer_id = $1 and r.customer_id is null
     ),
     page as (
       select id, submitted_at from own
       where $2::text is null or (submitted_at, id) < (select c.submitted_at, c.id from own c where c.id = $2)
       order by submitted_at desc, id desc limit $3::int + 1
     )
     select r.id as "reviewId", r.product_id as "productId", r.stars, r.title, r.text, r.submitted_at as "submittedAt", r.state, r.refusal
     from page p join review r on r.id = p.id
     order by r.submitted_at desc, r.id desc`,
    [customerId, before ?? null, size],
  );
  if (rows.length === 0 && before !== undefined) return findOwnReviews(db, customerId, { size });
  const shown = rows.slice(0, size);
  const products = await namesOf(db, [...new Set(shown.map(({ productId }) => productId))]);
  return {
    reviews: shown.map(({ submittedAt, refusal, ...review }) => ({
      ...review,
      productName: '',
      ...products.get(review.productId),
      submittedText: dayText(submittedAt),
      ...(refusal !== null && { refusal }),
    })),
    next: rows.length > size ? (shown.at(-1)?.reviewId ?? null) : null,
    hasNewer: before !== undefined,
  };
}

/** Names of products, and their pages; an item that is not sold any more has its name only. */
async function namesOf(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, { productName: string; url?: string }>> {
  const products = await createProductRepository(db).findProducts(productIds);
  const discontinued = createDiscontinuedRepository(db);
  const names = new Map<string, { productName: string; url?: string }>();
  for (const productId of productIds) {
    const product = products.get(productId);
    const one = product ?? (await discontinued.findOfProduct(productId, undefined));
    if (one)
      names.set(productId, {
        productName: `${one.brand} ${one.name}`.trim(),
        ...(product && { url: productUrl(product) }),
      });
  }
  return names;
}

/**
 * Deletes an own review with its votes and reports, for good. A repeated deletion changes nothing. False: the
 * customer has had none. Inside a transaction.
 */
export async function removeOwnReview(
  tx: Queryable,
  { customerId, reviewId }: { customerId: string; reviewId: string },
): Promise<boolean> {
  const [review] = await tx.query<{ productId: string; state: string }>(
    `select r.product_id as "productId", r.state from review r where r.id = $1
       and (r.customer_id = $2 or r.customer_id is null
         and exists (select from shop_order o where o.id = r.order_id and o.customer_id = $2))
     for update of r`,
    [reviewId, customerId],
  );
  if (!review) return isRemoved(tx, customerId, reviewId);
  await tx.query('delete from review where id = $1', [reviewId]);
  await tx.query('insert into removed_review (review_id, customer_id) values ($1, $2)', [
    reviewId,
    customerId,
  ]);
  if (review.state === 'published') await writeRatings(tx, [review.productId]);
  return true;
}

/** By this customer, a short time ago. */
async function isRemoved(tx: Queryable, customerId: string, reviewId: string): Promise<boolean> {
  const rows = await tx.query('select from removed_review where review_id = $1 and customer_id = $2', [
    reviewId,
    customerId,
  ]);
  return rows.length > 0;
}
