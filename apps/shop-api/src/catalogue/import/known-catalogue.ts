import type { Queryable } from '@fachwerk/database';
import type { CatalogueItem, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import type { KnownCatalogue, KnownItem } from '../file/complete-product';

/** Numbers of a product and of its items in an import. */
export interface Numbers {
  productId: string;
  itemIds: readonly string[];
}

/** Optional fields are null in the database. */
type WithNulls<Type> = {
  [Name in keyof Type]-?: undefined extends Type[Name] ? Exclude<Type[Name], undefined> | null : Type[Name];
};
type ProductRow = WithNulls<Omit<CatalogueProduct, 'items'>> & {
  [column: string]: unknown;
  productId: string;
  items: WithNulls<CatalogueItem>[];
};

/**
 * Reads what the shop has of these products and items. With `locks`, their rows stay as they are until the
 * transaction ends: a price that changes meanwhile is not overwritten by the one that was read.
 */
export async function findKnown(
  db: Queryable,
  batch: readonly Numbers[],
  { locks }: { locks: boolean },
): Promise<KnownCatalogue> {
  const productIds = batch.map(({ productId }) => productId);
  const owners = new Map(batch.flatMap(({ productId, itemIds }) => itemIds.map((id) => [id, productId])));
  const parameters = [productIds, [...owners.keys()]];
  if (locks) await db.query(LOCK_ITEMS, parameters);
  const rows = await db.query<ProductRow>(FIND_PRODUCTS, parameters);
  const products = new Map<string, CatalogueProduct>();
  const items = new Map<string, KnownItem>();
  for (const row of rows) {
    const own = row.items.map((one) => withoutNulls<CatalogueItem>(one));
    const product = { ...withoutNulls<Omit<CatalogueProduct, 'items'>>(row), items: own };
    products.set(product.productId, product);
    for (const item of own)
      items.set(item.itemId, {
        // An item can move to another product of the file.
        productId: owners.get(item.itemId) ?? product.productId,
        item,
        attributes: { ...product.attributes, ...item.attributes },
      });
  }
  return { products, items };
}

const withoutNulls = <Type extends object>(row: WithNulls<Type>): Type =>
  // What is null is an optional field of the type.
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Type;

/** In the order of every other change of items. */
const LOCK_ITEMS = `
  select from item where product_id = any($1) or id = any($2) order by id for no key update`;

const FIND_PRODUCTS = `
  select p.id as "productId", p.name, p.slug, p.brand, p.category_id as "categoryId",
    p.search_terms as "searchTerms", p.description, p.features, p.attributes,
    p.variant_attributes as "variantAttributes", p.energy_label as "energyLabel", p.producer, p.warnings,
    nullif(p.presentation, '{}') as presentation, nullif(p.documents, '[]') as documents, p.hazards,
    json_build_object('average', p.rating_average, 'count', p.rating_count) as rating, p.popularity,
    p.listed_since::text as "listedSince", i.items
  from product p
  cross join lateral (
    select coalesce(json_agg(json_build_object(
      'itemId', i.id, 'ean', i.ean, 'attributes', i.attributes, 'priceCents', i.price_cents,
      'taxRate', i.tax_rate, 'depositCents', nullif(i.deposit_cents, 0), 'duties', nullif(i.duties, '{}'),
      'rrpCents', i.rrp_cents,
      'content', case when i.content_amount is not null
        then json_build_object('amount', i.content_amount, 'unit', i.content_unit) end,
      'onlineStock', s.quantity, 'nextDelivery', s.next_delivery,
      'deliveryDays', json_build_object('min', i.delivery_days_min, 'max', i.delivery_days_max),
      'prices', (select json_agg(json_build_object('listId', o.list_id, 'cents', o.cents) order by o.list_id)
        from item_price o where o.item_id = i.id and o.list_id <> 'online'),
      'weightGrams', i.weight_grams, 'pictures', i.pictures,
      'pictureVariants', nullif(i.picture_variants, '[]')
    ) order by i.position, i.id), '[]') as items
    from item i
    left join stock s on s.item_id = i.id and s.location_id = 'online'
    where i.product_id = p.id
  ) i
  where p.id in (select unnest($1::text[]) union select product_id from item where id = any($2))
  order by p.id`;
