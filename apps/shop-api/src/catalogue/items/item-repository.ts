import type { Queryable } from '@fachwerk/database';
import { type AttributeValue, canonicalGtin } from '@fachwerk/shared/catalogue-format';
import { mainPictureColumn } from '../../kernel/pictures/picture-view';

export interface NumberedItem {
  [column: string]: unknown;
  itemId: string;
  ean: string;
  productId: string;
  name: string;
  slug: string;
  brand: string;
  isFirstItem: boolean;
  variantAttributes: readonly string[];
  attributes: Record<string, AttributeValue>;
  priceCents: number;
  /** In the online warehouse and not reserved. */
  available: number;
  /** Address of the main picture. */
  picture: string | null;
}

const FIND_BY_NUMBER = `
  select i.id as "itemId", i.ean, i.product_id as "productId", p.name, p.slug, p.brand, i.position = 0 as "isFirstItem",
    p.variant_attributes as "variantAttributes", i.attributes, o.cents as "priceCents",
    ${mainPictureColumn('i')} as picture,
    greatest(0, coalesce(s.quantity - s.reserved, 0)) as available
  from item i
  join product p on p.id = i.product_id
  join item_price o on o.item_id = i.id and o.list_id = 'online'
  left join stock s on s.item_id = i.id and s.location_id = 'online'
  where i.id = any($1) or i.ean = any($2)`;

export function createItemRepository(db: Queryable) {
  return {
    /**
     * Items by the given numbers: article numbers, or GTINs in any form. An article number has priority over
     * the equal GTIN of another item.
     */
    async findByNumber(numbers: readonly string[]): Promise<ReadonlyMap<string, NumberedItem>> {
      if (numbers.length === 0) return new Map();
      const gtins = new Map(numbers.map((number) => [number, canonicalGtin(number) ?? number]));
      const rows = await db.query<NumberedItem>(FIND_BY_NUMBER, [numbers, [...gtins.values()]]);
      const byId = new Map(rows.map((row) => [row.itemId, row]));
      const byGtin = new Map(rows.map((row) => [row.ean, row]));
      return new Map(
        numbers.flatMap((number) => {
          const row = byId.get(number) ?? byGtin.get(gtins.get(number) ?? number);
          return row ? [[number, row]] : [];
        }),
      );
    },
  };
}
