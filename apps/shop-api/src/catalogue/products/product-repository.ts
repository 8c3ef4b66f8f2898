import type { Queryable } from '@fachwerk/database';
import { canonicalGtin } from '@fachwerk/shared/catalogue-format';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import type { ProductRecord, TileRecord } from '../records/product-record';

interface RecordRow {
  [column: string]: unknown;
  record: ProductRecord;
  /** By item; null for a product without stock. */
  available: Record<string, number> | null;
}

/** A record states the stock of its last refresh: holds and allocations since then are in this column. */
const RECORD = `
  record, (
    select json_object_agg(s.item_id, greatest(0, s.quantity - s.reserved))
    from item i join stock s on s.item_id = i.id and s.location_id = '${WAREHOUSE}'
    where i.product_id = product_record.product_id) as available`;

const withStock = ({ record, available }: RecordRow): ProductRecord => ({
  ...record,
  items: record.items.map((item) => ({ ...item, available: available?.[item.itemId] ?? 0 })),
});

export function createProductRepository(db: Queryable) {
  return {
    /** With the stock that is available now. */
    async findProduct(productId: string): Promise<ProductRecord | undefined> {
      const [row] = await db.query<RecordRow>(`select ${RECORD} from product_record where product_id = $1`, [
        productId,
      ]);
      return row && withStock(row);
    },

    /** By product id; unknown ids are absent. */
    async findProducts(productIds: readonly string[]): Promise<ReadonlyMap<string, ProductRecord>> {
      if (productIds.length === 0) return new Map();
      const rows = await db.query<RecordRow>(
        `select ${RECORD} from product_record where product_id = any($1)`,
        [productIds],
      );
      return new Map(rows.map((row) => [row.record.productId, withStock(row)]));
    },

    /** In the order of the ids; unknown ids are omitted. */
    async findTiles(productIds: readonly string[]): Promise<TileRecord[]> {
      if (productIds.length === 0) return [];
      const rows = await db.query<{ tile: TileRecord }>(
        'select tile from product_record where product_id = any($1)',
        [productIds],
      );
      const byId = new Map(rows.map(({ tile }) => [tile.productId, tile]));
      return productIds.flatMap((id) => byId.get(id) ?? []);
    },

    /** Those of the items that a store has now. */
    async findInStock(companyId: string, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db.query<{ itemId: string }>(
        `select item_id as "itemId" from stock
         where location_id = $1 and item_id = any($2) and quantity > reserved`,
        [companyId, itemIds],
      );
      return new Set(rows.map(({ itemId }) => itemId));
    },

    async isInAnyStore(itemId: string): Promise<boolean> {
      const [row] = await db.query(
        'select from stock where item_id = $1 and location_id <> $2 and quantity > reserved limit 1',
        [itemId, WAREHOUSE],
      );
      return row !== undefined;
    },

    /** Finds an exact article number or GTIN in any of its forms; the article number has priority. */
    async findItemByNumber(
      number: string,
    ): Promise<{ itemId: string; productId: string; slug: string; isFirst: boolean } | undefined> {
      const [row] = await db.query<{ itemId: string; productId: string; slug: string; isFirst: boolean }>(
        `select i.id as "itemId", p.id as "productId", p.slug, i.position = 0 as "isFirst"
         from item i join product p on p.id = i.product_id where i.id = $1 or i.ean = $2
         order by i.id = $1 desc limit 1`,
        [number, canonicalGtin(number) ?? number],
      );
      return row;
    },
  };
}
export type ProductRepository = ReturnType<typeof createProductRepository>;
