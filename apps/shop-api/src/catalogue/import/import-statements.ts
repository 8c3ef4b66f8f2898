import type { Queryable } from '@fachwerk/database';
import {
  type CatalogueItem,
  type CatalogueProduct,
  DEFAULT_TAX_RATE,
} from '@fachwerk/shared/catalogue-format';
import { WAREHOUSE, writeNextDeliveries, writeStock } from '../../stores/stock/write-stock';
import { ONLINE_LIST } from '../prices/price-lists';
import { appendSupplies } from '../supply/item-supplies';
import { type ListPrice, storePrices } from './write-prices';
import { writeProductRecords } from './write-product-records';

export interface ProductRows {
  product: CatalogueProduct;
  /** A tsvector literal. */
  document: string;
  tokens: readonly string[];
}

/** One statement per batch with the rows as one JSON text, sorted so that two imports cannot deadlock. */
export async function writeProducts(db: Queryable, batch: readonly ProductRows[]): Promise<void> {
  const rows = [...batch].sort((a, b) => (a.product.productId < b.product.productId ? -1 : 1));
  const products = rows.map(({ product }) => product);
  const items = products.flatMap(({ productId, items: variants }) =>
    variants.map((item, position) => ({ ...item, productId, position })),
  );

  await db.query(UPSERT_PRODUCTS, [JSON.stringify(products.map(productRow))]);
  await db.query('delete from discontinued_item where item_id = any($1)', [
    items.map(({ itemId }) => itemId),
  ]);
  await db.query(UPSERT_ITEMS, [JSON.stringify(items.map(itemRow))]);
  await appendSupplies(db, items);
  const prices = items.flatMap(listPrices);
  await db.query(ADD_HISTORY, [
    JSON.stringify(
      prices.flatMap(({ itemId, listId, history }) =>
        history.map(({ cents, from }) => ({ itemId, listId, cents, from })),
      ),
    ),
  ]);
  await storePrices(db, prices);
  await writeStock(
    db,
    'import',
    items.flatMap(({ itemId, onlineStock }) =>
      onlineStock === undefined ? [] : [{ itemId, locationId: WAREHOUSE, quantity: onlineStock }],
    ),
  );
  await writeNextDeliveries(
    db,
    items.map(({ itemId, nextDelivery }) => ({ itemId, locationId: WAREHOUSE, date: nextDelivery ?? null })),
  );
  await db.query(UPSERT_LISTINGS, [JSON.stringify(rows.map(listingRow))]);
  await db.query(ADD_FACET_VALUES, [JSON.stringify(facetValues(products))]);
  await db.query(UPSERT_DOCUMENTS, [
    products.map(({ productId }) => productId),
    rows.map(({ document }) => document),
  ]);
  await writeProductRecords(
    db,
    products.map(({ productId }) => productId),
  );
}

const productRow = (product: CatalogueProduct) => ({
  id: product.productId,
  name: product.name,
  slug: product.slug,
  brand: product.brand,
  category_id: product.categoryId,
  search_terms: product.searchTerms,
  description: product.description,
  features: product.features,
  attributes: product.attributes,
  variant_attributes: product.variantAttributes,
  energy_label: product.energyLabel ?? null,
  producer: product.producer,
  warnings: product.warnings,
  presentation: product.presentation ?? {},
  documents: product.documents ?? [],
  hazards: product.hazards ?? null,
  rating_average: product.rating.average,
  rating_count: product.rating.count,
  popularity: product.popularity,
  listed_since: product.listedSince,
});

const itemRow = (item: CatalogueProduct['items'][number] & { productId: string; position: number }) => ({
  id: item.itemId,
  product_id: item.productId,
  ean: item.ean,
  position: item.position,
  attributes: item.attributes,
  price_cents: item.priceCents,
  tax_rate: item.taxRate ?? DEFAULT_TAX_RATE,
  deposit_cents: item.depositCents ?? 0,
  duties: item.duties ?? {},
  rrp_cents: item.rrpCents ?? null,
  content_amount: item.content?.amount ?? null,
  content_unit: item.content?.unit ?? null,
  delivery_days_min: item.deliveryDays.min,
  delivery_days_max: item.deliveryDays.max,
  weight_grams: item.weightGrams,
  pictures: item.pictures,
  picture_variants: item.pictureVariants ?? [],
});

interface ImportedPrice extends ListPrice {
  history: CatalogueItem['priceHistory'];
}

const listPrices = ({ itemId, priceCents, priceHistory, prices = [] }: CatalogueItem): ImportedPrice[] => [
  { itemId, listId: ONLINE_LIST, cents: priceCents, history: priceHistory },
  ...prices.map(({ listId, cents, history = [] }) => ({ itemId, listId, cents, history })),
];

const listingRow = ({ product, tokens }: ProductRows) => ({
  product_id: product.productId,
  tokens,
  price_cents: Math.min(...product.items.map(({ priceCents }) => priceCents)),
  popularity: product.popularity,
  listed_since: product.listedSince,
});

/** Attributes of all kinds. The attribute table decides which of them are facets. */
function facetValues(products: readonly CatalogueProduct[]) {
  const values = new Map<
    string,
    { facet_id: string; value: string; number: number | null; hex: string | null }
  >();
  for (const product of products)
    for (const attributes of [product.attributes, ...product.items.map((item) => item.attributes)])
      for (const [id, { text, number, hex }] of Object.entries(attributes))
        values.set(`${id}=${text}`, { facet_id: id, value: text, number: number ?? null, hex: hex ?? null });
  return [...values.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

const PRODUCT_COLUMNS = `name, slug, brand, category_id, search_terms, description, features, attributes,
  variant_attributes, energy_label, producer, warnings, presentation, documents, hazards, rating_average, rating_count, popularity, listed_since`;
const excluded = (columns: string): string =>
  columns
    .split(',')
    .map((column) => `excluded.${column.trim()}`)
    .join(', ');

const UPSERT_PRODUCTS = `
  insert into product (id, ${PRODUCT_COLUMNS})
  select id, ${PRODUCT_COLUMNS} from jsonb_populate_recordset(null::product, $1::jsonb)
  on conflict (id) do update set (${PRODUCT_COLUMNS}) = (${excluded(PRODUCT_COLUMNS)})`;

const ITEM_COLUMNS = `product_id, ean, position, attributes, price_cents, tax_rate, deposit_cents, duties, rrp_cents, content_amount,
  content_unit,  delivery_days_min, delivery_days_max, weight_grams, pictures, picture_variants`;
const UPSERT_ITEMS = `
  insert into item (id, ${ITEM_COLUMNS})
  select id, ${ITEM_COLUMNS} from jsonb_populate_recordset(null::item, $1::jsonb)
  on conflict (id) do update set (${ITEM_COLUMNS}) = (${excluded(ITEM_COLUMNS)})`;

/** The history of an item in a list that has none yet. */
const ADD_HISTORY = `
  insert into price_history (item_id, list_id, valid_from, cents)
  select r."itemId", r."listId", r."from", r.cents
  from jsonb_to_recordset($1::jsonb) as r("itemId" text, "listId" text, "from" timestamptz, cents int)
  where not exists (select 1 from price_history h where h.item_id = r."itemId" and h.list_id = r."listId")
  on conflict do nothing`;

const ADD_FACET_VALUES = `
  insert into facet_value (facet_id, value, number, hex)
  select r.facet_id, r.value, r.number, r.hex from jsonb_populate_recordset(null::facet_value, $1::jsonb) r
  join attribute a on a.id = r.facet_id and a.is_facet
  on conflict (facet_id, value) do update set (number, hex) = (excluded.number, excluded.hex)
  where (facet_value.number, facet_value.hex) is distinct from (excluded.number, excluded.hex)`;

const UPSERT_LISTINGS = `
  insert into product_listing (product_id, tokens, price_cents, popularity, rating, listed_since)
  select l.product_id, l.tokens, l.price_cents, l.popularity, r.average, l.listed_since
  from jsonb_populate_recordset(null::product_listing, $1::jsonb) l
  join product_rating r using (product_id)
  on conflict (product_id) do update set (tokens, price_cents, popularity, rating, listed_since) =
    (excluded.tokens, excluded.price_cents, excluded.popularity, excluded.rating, excluded.listed_since)`;

const UPSERT_DOCUMENTS = `
  insert into product_search (product_id, document)
  select r.product_id, r.document::tsvector from unnest($1::text[], $2::text[]) as r(product_id, document)
  on conflict (product_id) do update set document = excluded.document`;
