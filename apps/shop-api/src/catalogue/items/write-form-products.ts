import type { Queryable } from '@fachwerk/database';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import { storePrices } from '../import/write-prices';
import { ONLINE_LIST } from '../prices/price-lists';

/** The category of products that only a form sells; it is not listed. */
export interface FormCategory {
  /** Also the type of its products. */
  id: string;
  name: string;
  slug: string;
}

/** A product with one item, without list and search entries, stock and VAT. */
export interface FormProduct {
  productId: string;
  itemId: string;
  name: string;
  slug: string;
  /** Price in the online shop, in cents. */
  cents: number;
  picture: string;
}

/** Writes products that only a form sells, gift cards for example. May run again. */
export async function writeFormProducts(
  tx: Queryable,
  category: FormCategory,
  products: readonly FormProduct[],
): Promise<void> {
  await tx.query(
    `insert into category (id, level, name, slug, path, position, is_listed)
     values ($1, 1, $2, $3, $3, 1000, false) on conflict (id) do nothing`,
    [category.id, category.name, category.slug],
  );
  for (const { productId, itemId, name, slug, cents, picture } of products) {
    await tx.query(
      `insert into product (id, name, slug, brand, category_id, product_type, search_terms, description, features,
         attributes, variant_attributes, producer, warnings, rating_average, rating_count, popularity, listed_since)
       values ($1, $2, $3, 'Fachwerk', $4, $4, '{}', '', '{}', '{}', '{}', '{}', '{}', 0, 0, 0, '2026-11-01')
       on conflict (id) do update set name = excluded.name`,
      [productId, name, slug, category.id],
    );
    await tx.query(
      `insert into item (id, product_id, ean, position, attributes, price_cents, tax_rate, delivery_days_min,
         delivery_days_max, weight_grams, pictures)
       values ($1, $2, $3, 0, '{}', $4, 0, 0, 0, 0, array[$5]) on conflict (id) do update set pictures = excluded.pictures`,
      [itemId, productId, inStoreEan(itemId), cents, picture],
    );
  }
  await storePrices(
    tx,
    products.map(({ itemId, cents }) => ({ itemId, listId: ONLINE_LIST, cents })),
  );
}
