import type { Queryable } from '@fachwerk/database';
import type { TileRecord } from '../../catalogue/records/product-record';

/** What similarity is measured by. */
export interface ListedProduct {
  productId: string;
  /** See `listingTokens`. */
  tokens: string[];
  priceCents: number;
}

/** Every statement reads a few rows by their keys. */
export function createRecommendationRepository(db: Queryable) {
  const idsOf = async (sql: string, key: string): Promise<string[]> =>
    (await db.query<{ id: string }>(sql, [key])).map(({ id }) => id);

  return {
    findBoughtTogether: (productId: string) =>
      idsOf(
        'select other_id as id from bought_together where product_id = $1 order by buyers desc, other_id',
        productId,
      ),

    /** In the whole range without a category. */
    findBestSellers: (categoryId: string | undefined) =>
      idsOf(
        'select product_id as id from best_seller where category_id = $1 order by buyers desc, product_id',
        categoryId ?? '',
      ),

    async findListed(productIds: readonly string[]): Promise<ReadonlyMap<string, ListedProduct>> {
      if (productIds.length === 0) return new Map();
      const rows = await db.query<ListedProduct & { [column: string]: unknown }>(
        `select product_id as "productId", tokens, price_cents as "priceCents"
         from product_listing where product_id = any($1)`,
        [productIds],
      );
      return new Map(rows.map((row) => [row.productId, row]));
    },

    /** In the order of the ids; products that are in no list are omitted. */
    async findTiles(productIds: readonly string[]): Promise<TileRecord[]> {
      if (productIds.length === 0) return [];
      const rows = await db.query<{ tile: TileRecord }>(
        `select r.tile from product_record r join product_listing using (product_id)
         where product_id = any($1)`,
        [productIds],
      );
      const byId = new Map(rows.map(({ tile }) => [tile.productId, tile]));
      return productIds.flatMap((id) => byId.get(id) ?? []);
    },
  };
}
export type RecommendationRepository = ReturnType<typeof createRecommendationRepository>;
