import { openDatabase, type Queryable } from '@fachwerk/database';
import { passRatingsToSearch, writeRatings } from '../../catalogue/import/write-ratings';
import { SAMPLE_PREFIX, sampleReviews } from './sample-reviews';

export interface PrepareReviewsOptions {
  databaseUrl: string;
  /** Adds sample reviews once; otherwise they are removed. */
  demonstration: boolean;
  log: (message: string) => void;
}

const MOST_PRODUCTS = 400;

/** Reviews of a demonstration, of the most popular products. None has the mark of buyers. */
export async function prepareReviews(options: PrepareReviewsOptions): Promise<void> {
  const db = openDatabase({ url: options.databaseUrl, maxConnections: 2 });
  try {
    const changed = await db.transaction((tx) => (options.demonstration ? add(tx) : remove(tx)));
    await passRatingsToSearch(db);
    if (options.demonstration && changed > 0) options.log(`Sample reviews of ${changed} products`);
  } finally {
    await db.close();
  }
}

async function add(tx: Queryable): Promise<number> {
  const [known] = await tx.query('select from review where starts_with(id, $1) limit 1', [SAMPLE_PREFIX]);
  if (known) return 0;
  const products = await tx.query<{ productId: string; average: number }>(
    `select p.id as "productId", p.rating_average::float8 as average
     from product_listing l join product p on p.id = l.product_id
     where p.rating_count > 0 order by l.popularity desc, p.id limit $1`,
    [MOST_PRODUCTS],
  );
  const reviews = products.flatMap(({ productId, average }) =>
    sampleReviews(productId, average).map((review) => ({ productId, ...review })),
  );
  await tx.query(
    `insert into review (id, product_id, stars, title, text, name, is_buyer, state, helpful_count,
       submitted_at, decided_at)
     select r.id, r."productId", r.stars, r.title, r.text, r.name, false, 'published', r."helpfulCount",
       now() - r."daysAgo" * interval '1 day', now() - (r."daysAgo" - 1) * interval '1 day'
     from jsonb_to_recordset($1::jsonb) as r (id text, "productId" text, stars smallint, title text, text text,
       name text, "helpfulCount" integer, "daysAgo" integer)`,
    [JSON.stringify(reviews)],
  );
  return refresh(tx, products);
}

async function remove(tx: Queryable): Promise<number> {
  const removed = await tx.query<{ productId: string }>(
    'delete from review where starts_with(id, $1) returning product_id as "productId"',
    [SAMPLE_PREFIX],
  );
  return refresh(tx, removed);
}

async function refresh(tx: Queryable, products: readonly { productId: string }[]): Promise<number> {
  const productIds = [...new Set(products.map(({ productId }) => productId))].sort();
  if (productIds.length > 0) await writeRatings(tx, productIds);
  return productIds.length;
}
