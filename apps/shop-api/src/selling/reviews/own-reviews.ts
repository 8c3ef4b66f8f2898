import type { Queryable } from '@fachwerk/database';
import type { OwnReview } from '@fachwerk/shared/contracts';
import { dayText } from '@fachwerk/shared/time';
import { writeRatings } from '../../catalogue/import/write-ratings';
import { createDiscontinuedRepository } from '../../catalogue/products/discontinued-repository';
import { createProductRepository } from '../../catalogue/products/product-repository';
import { productUrl } from '../../catalogue/records/urls';

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
 * A page of the reviews of a customer, newest first; the index by customer and time is entered at the cursor.
 * A cursor that nothing follows gives the first page.
 */
export async function findOwnReviews(
  db: Queryable,
  customerId: string,
  { before, size }: { before?: string | undefined; size: number },
): Promise<Page> {
  const rows = await db.query<OwnReviewRow>(
    `with cursor as (select submitted_at, id from review where id = $2 and customer_id = $1)
     select r.id as "reviewId", r.product_id as "productId", r.stars, r.title, r.text, r.submitted_at as "submittedAt", r.state, r.refusal
     from review r
     where r.customer_id = $1
       and r.submitted_at <= coalesce((select submitted_at from cursor), 'infinity')
       and ($2::text is null or (r.submitted_at, r.id) < (select submitted_at, id from cursor))
     order by r.submitted_at desc, r.id desc limit $3::int + 1`,
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

/** Deletes an own review with its votes and reports, for good. False: there is none. Inside a transaction. */
export async function removeOwnReview(
  tx: Queryable,
  { customerId, reviewId }: { customerId: string; reviewId: string },
): Promise<boolean> {
  const [review] = await tx.query<{ productId: string; state: string }>(
    `select product_id as "productId", state from review where id = $1 and customer_id = $2 for update`,
    [reviewId, customerId],
  );
  if (!review) return false;
  await tx.query('delete from review where id = $1', [reviewId]);
  if (review.state === 'published') await writeRatings(tx, [review.productId]);
  return true;
}
