import type { Queryable } from '@fachwerk/database';
import type { Review, Reviews, ReviewSort } from '@fachwerk/shared/contracts';

const PAGE_SIZE = 5;

/** Columns of a review as visitors read it. */
export const REVIEW_COLUMNS = `r.id as "reviewId", r.stars, r.title, r.text, r.name, r.is_buyer as "isBuyer",
  r.submitted_at as "submittedAt", r.helpful_count as "helpfulCount"`;

export type ReviewRow = Pick<
  Review,
  'reviewId' | 'stars' | 'title' | 'text' | 'name' | 'isBuyer' | 'helpfulCount'
> & { submittedAt: Date };

export const reviewView = <Row extends { submittedAt: Date }>(row: Row) => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
});

const ORDER: Record<ReviewSort, string> = {
  newest: 'r.submitted_at desc',
  helpful: 'r.helpful_count desc, r.submitted_at desc',
  stars: 'r.stars desc, r.submitted_at desc',
};

const READ_RATING = `
  select t.average::float8 as average, t.count,
    array(select count(r.id)::integer from generate_series(1, 5) as n (stars)
      left join review r on r.stars = n.stars and r.product_id = t.product_id and r.state = 'published'
      group by n.stars order by n.stars desc) as counts
  from product_rating t join product_record using (product_id)
  where t.product_id = $1`;

/** Undefined if there is no such product. A page after the last one is empty. */
export async function readReviewPage(
  db: Queryable,
  productId: string,
  { page, sort }: { page: number; sort: ReviewSort },
): Promise<Reviews | undefined> {
  const [[rating], rows] = await Promise.all([
    db.query<{ average: number; count: number; counts: number[] }>(READ_RATING, [productId]),
    db.query<ReviewRow>(
      `select ${REVIEW_COLUMNS} from review r where r.product_id = $1 and r.state = 'published'
       order by ${ORDER[sort]}, r.id limit ${PAGE_SIZE} offset $2`,
      [productId, (page - 1) * PAGE_SIZE],
    ),
  ]);
  if (!rating) return undefined;
  const total = rating.counts.reduce((sum, count) => sum + count, 0);
  return {
    rating: { average: rating.average, count: rating.count },
    total,
    distribution: rating.counts.map((count, index) => ({ stars: 5 - index, count })),
    reviews: rows.map(reviewView),
    page,
    sort,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
}

/** A published review. */
export async function findReview(
  db: Queryable,
  { productId, reviewId }: { productId: string; reviewId: string },
): Promise<Review | undefined> {
  const [row] = await db.query<ReviewRow>(
    `select ${REVIEW_COLUMNS} from review r
     where r.id = $1 and r.product_id = $2 and r.state = 'published'`,
    [reviewId, productId],
  );
  return row && reviewView(row);
}
