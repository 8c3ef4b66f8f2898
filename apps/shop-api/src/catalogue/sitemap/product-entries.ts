import type { Database, Queryable } from '@fachwerk/database';
import { productUrl } from '../records/urls';
import type { SitemapEntry } from './sitemap-xml';

/** Most addresses of one file (sitemaps.org). */
const MOST_PER_FILE = 50_000;
/** An import may add products to a file until the files are planned again. */
const PLANNED_PER_FILE = 45_000;
const PER_QUERY = 2_000;

export interface Sizes {
  mostPerFile?: number;
  plannedPerFile?: number;
  perQuery?: number;
}

const FIRST_PRODUCTS = `
  select id from (select product_id as id, row_number() over (order by product_id) as number from product_record) p
  where (number - 1) % $1 = 0 order by id`;

/** The first product of each file, by id. Discontinued items have no record. */
export async function firstProducts(
  db: Queryable,
  { plannedPerFile = PLANNED_PER_FILE }: Sizes = {},
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(FIRST_PRODUCTS, [plannedPerFile]);
  return rows.map(({ id }) => id);
}

/** The products of a batch are chosen before the join: a merge join would read each table from its start. */
const readBatch = (comparison: '>=' | '>') => `
  select r.product_id as "productId", p.slug, r.changed_at as "changedAt"
  from (
    select product_id, changed_at from product_record
    where product_id ${comparison} $1 and ($2::text is null or product_id < $2) order by product_id limit $3
  ) r
  join product p on p.id = r.product_id order by r.product_id`;
const READ_FIRST = readBatch('>=');
const READ_NEXT = readBatch('>');

interface ProductRow {
  [column: string]: unknown;
  productId: string;
  slug: string;
  changedAt: Date | null;
}

/**
 * The products of one file in batches, by id: from `first` to the first product of the next file. Only one
 * batch is in memory. An import between two batches adds or removes products, and repeats none.
 */
export async function* productEntries(
  db: Database,
  first: string,
  next: string | undefined,
  { mostPerFile = MOST_PER_FILE, perQuery = PER_QUERY }: Sizes = {},
): AsyncGenerator<SitemapEntry[]> {
  let last: string | undefined;
  for (let left = mostPerFile; left > 0;) {
    const limit = Math.min(left, perQuery);
    const rows = await db.query<ProductRow>(last === undefined ? READ_FIRST : READ_NEXT, [
      last ?? first,
      next ?? null,
      limit,
    ]);
    if (rows.length > 0)
      yield rows.map(({ changedAt, ...product }) => ({
        path: productUrl(product),
        ...(changedAt && { changedAt }),
      }));
    if (rows.length < limit) return;
    left -= rows.length;
    last = rows.at(-1)?.productId;
  }
}
