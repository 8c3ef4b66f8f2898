import type { Queryable } from '@fachwerk/database';
import type {
  AttributeValue,
  CatalogueEnergyLabel,
  PictureVariants,
} from '@fachwerk/shared/catalogue-format';
import type { PricePoint } from '../catalogue/price-rules';

export interface ItemRecord {
  itemId: string;
  ean: string;
  attributes: Record<string, AttributeValue>;
  priceCents: number;
  rrpCents: number | null;
  contentAmount: number | null;
  contentUnit: string | null;
  deliveryMin: number;
  deliveryMax: number;
  /** In the online warehouse and not reserved. */
  available: number;
  /** Addresses, the main one first. */
  pictures: string[];
  /** By the position of the picture; may be shorter than `pictures`. */
  pictureVariants: PictureVariants[];
}

export interface ProductRecord {
  [column: string]: unknown;
  productId: string;
  name: string;
  slug: string;
  brand: string;
  categoryId: string;
  description: string;
  features: string[];
  attributes: Record<string, AttributeValue>;
  variantAttributes: string[];
  energyLabel: CatalogueEnergyLabel | null;
  producer: { name: string; address: string; email: string };
  warnings: string[];
  ratingAverage: number;
  ratingCount: number;
  /** In the order of the catalogue. */
  items: ItemRecord[];
}

const SELECT_PRODUCTS = `
  select p.id as "productId", p.name, p.slug, p.brand, p.category_id as "categoryId",
    p.description, p.features, p.attributes, p.variant_attributes as "variantAttributes", p.energy_label as "energyLabel",
    p.producer, p.warnings, p.rating_average as "ratingAverage", p.rating_count as "ratingCount", i.items
  from product p
  cross join lateral (
    select json_agg(json_build_object(
      'itemId', i.id, 'ean', i.ean, 'attributes', i.attributes, 'priceCents', i.price_cents, 'rrpCents', i.rrp_cents,
      'contentAmount', i.content_amount, 'contentUnit', i.content_unit,
      'deliveryMin', i.delivery_days_min, 'deliveryMax', i.delivery_days_max,
      'pictures', i.pictures, 'pictureVariants', i.picture_variants,
      'available', greatest(0, coalesce(s.quantity - s.reserved, 0))
    ) order by i.position) as items
    from item i left join stock s on s.item_id = i.id and s.location_id = 'online'
    where i.product_id = p.id
  ) i
  where p.id = any($1) and i.items is not null`;

export function createProductRepository(db: Queryable) {
  return {
    /** In the order of the ids; unknown ids are omitted. */
    async findProducts(productIds: readonly string[]): Promise<ProductRecord[]> {
      if (productIds.length === 0) return [];
      const rows = await db.query<ProductRecord>(SELECT_PRODUCTS, [productIds]);
      const byId = new Map(rows.map((row) => [row.productId, row]));
      return productIds.flatMap((id) => byId.get(id) ?? []);
    },

    async findPriceHistories(itemIds: readonly string[]): Promise<ReadonlyMap<string, PricePoint[]>> {
      const rows = await db.query<{ item_id: string; valid_from: Date; cents: number }>(
        'select item_id, valid_from, cents from price_history where item_id = any($1) order by item_id, valid_from',
        [itemIds],
      );
      const histories = new Map<string, PricePoint[]>();
      for (const { item_id, valid_from, cents } of rows) {
        const history = histories.get(item_id) ?? [];
        histories.set(item_id, history);
        history.push({ cents, validFrom: valid_from });
      }
      return histories;
    },

    /** Finds an exact article number or EAN. */
    async findItemByNumber(
      number: string,
    ): Promise<{ itemId: string; productId: string; slug: string; isFirst: boolean } | undefined> {
      const [row] = await db.query<{ itemId: string; productId: string; slug: string; isFirst: boolean }>(
        `select i.id as "itemId", p.id as "productId", p.slug, i.position = 0 as "isFirst"
         from item i join product p on p.id = i.product_id where i.id = $1 or i.ean = $1 limit 1`,
        [number],
      );
      return row;
    },
  };
}
export type ProductRepository = ReturnType<typeof createProductRepository>;
