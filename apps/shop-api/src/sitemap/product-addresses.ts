import type { Database } from '@fachwerk/database';
import { productUrl } from '../catalogue/urls';

/** Most addresses of one file (sitemaps.org). */
const PER_FILE = 50_000;
const PER_QUERY = 5_000;

interface Sizes {
  perFile?: number;
  perQuery?: number;
}

/** The first product of each file, by id. Files keep their addresses while products are added at the end. */
export async function firstProducts(db: Database, { perFile = PER_FILE }: Sizes = {}): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as number from product) p
     where (number - 1) % $1 = 0 order by id`,
    [perFile],
  );
  return rows.map(({ id }) => id);
}

/** Paths of the products of one file, in groups. */
export async function* productPaths(
  db: Database,
  first: string,
  { perFile = PER_FILE, perQuery = PER_QUERY }: Sizes = {},
): AsyncGenerator<string[]> {
  let after: string | undefined;
  for (let left = perFile; left > 0; left -= perQuery) {
    const rows = await db.query<{ productId: string; slug: string }>(
      `select id as "productId", slug from product where id ${after === undefined ? '>=' : '>'} $1
       order by id limit $2`,
      [after ?? first, Math.min(left, perQuery)],
    );
    if (rows.length === 0) return;
    yield rows.map((product) => productUrl(product));
    after = rows[rows.length - 1]?.productId;
  }
}
