import type { Database, Queryable } from '@fachwerk/database';
import {
  type AttributeValue,
  type CatalogueFrame,
  type DiscontinuedItem,
  slugify,
} from '@fachwerk/shared/catalogue-format';
import { countProducts } from './count-products';
import { importContext, type IndexedProduct } from './import-context';
import { writeProductRecords } from './write-product-records';

export interface DiscontinuedRow {
  item: DiscontinuedItem;
  /** In the file. */
  line: number;
}

type RefuseRow = (row: { line: number; field: string; reason: string }) => void;

/** A row of `discontinued_item`. */
interface Remembered {
  itemId: string;
  productId: string;
  ean: string | null;
  name: string;
  variantName: string;
  slug: string;
  brand: string;
  categoryId: string;
  successorId: string | null;
  isReplaced: boolean;
}

interface KnownItem {
  [column: string]: unknown;
  itemId: string;
  productId: string;
  ean: string;
  name: string;
  slug: string;
  brand: string;
  categoryId: string;
  variantAttributes: readonly string[];
  attributes: Record<string, AttributeValue>;
}

const BATCH = 200;

/**
 * Takes items out of the catalogue and remembers them with their successors, in batches while the shop runs.
 * A product without items leaves with its last one. A row may come again, for example with another successor.
 */
export async function discontinueItems(
  db: Database,
  frame: CatalogueFrame,
  rows: readonly DiscontinuedRow[],
  onRefused: RefuseRow,
): Promise<number> {
  if (rows.length === 0) return 0;
  // In the order of the items, so that two imports cannot deadlock.
  const sorted = [...rows].sort((a, b) => (a.item.itemId < b.item.itemId ? -1 : 1));
  let discontinued = 0;
  for (let start = 0; start < sorted.length; start += BATCH) {
    const batch = sorted.slice(start, start + BATCH);
    discontinued += await db.transaction((tx) => discontinueBatch(tx, frame, batch, onRefused));
  }
  await db.transaction(countProducts);
  return discontinued;
}

async function discontinueBatch(
  tx: Queryable,
  frame: CatalogueFrame,
  batch: readonly DiscontinuedRow[],
  onRefused: RefuseRow,
): Promise<number> {
  const itemIds = batch.map(({ item }) => item.itemId);
  await lockCarts(tx, itemIds);
  const known = new Map((await tx.query<KnownItem>(FIND_ITEMS, [itemIds])).map((row) => [row.itemId, row]));
  const earlier = await tx.query<{ itemId: string }>(
    'select item_id as "itemId" from discontinued_item where item_id = any($1)',
    [itemIds],
  );
  const earlierIds = new Set(earlier.map(({ itemId }) => itemId));
  const remembered: Remembered[] = [];
  const repeated: Pick<Remembered, 'itemId' | 'successorId' | 'isReplaced'>[] = [];

  for (const { item, line } of batch) {
    const { itemId, productId, successorId = null, isReplaced, shown } = item;
    const facts = { itemId, productId, successorId, isReplaced };
    const found = known.get(itemId);
    if (found && found.productId !== productId)
      onRefused({
        line,
        field: 'productId',
        reason: `item ${itemId} belongs to product ${found.productId}`,
      });
    else if (found) remembered.push({ ...facts, ...rememberedFacts(found) });
    else if (earlierIds.has(itemId)) repeated.push(facts);
    else if (shown)
      remembered.push({
        ...facts,
        name: shown.name,
        brand: shown.brand,
        categoryId: shown.categoryId,
        ean: shown.ean ?? null,
        variantName: '',
        slug: slugify(`${shown.brand} ${shown.name}`),
      });
    else
      onRefused({
        line,
        field: 'itemId',
        reason: `the shop has never had '${itemId}': state name, brand and category to remember it`,
      });
  }
  await tx.query(REMEMBER, [JSON.stringify(remembered)]);
  await tx.query(CHANGE_SUCCESSORS, [JSON.stringify(repeated)]);
  await removeItems(tx, frame, [...known.values()], new Set(remembered.map(({ itemId }) => itemId)));
  return remembered.length + repeated.length;
}

const rememberedFacts = ({
  name,
  slug,
  brand,
  categoryId,
  ean,
  variantAttributes,
  attributes,
}: KnownItem) => ({
  name,
  slug,
  brand,
  categoryId,
  ean,
  variantName: variantAttributes.flatMap((id) => attributes[id]?.text ?? []).join(', '),
});

/** Carts and wishlists are changed before their items, in the order of their own changes. */
async function lockCarts(tx: Queryable, itemIds: readonly string[]): Promise<void> {
  await tx.query(
    `select from cart where id in (select cart_id from cart_position where item_id = any($1))
     order by id for update`,
    [itemIds],
  );
  await tx.query(
    `select from wishlist where id in (select wishlist_id from wishlist_entry where item_id = any($1))
     order by id for update`,
    [itemIds],
  );
}

async function removeItems(
  tx: Queryable,
  frame: CatalogueFrame,
  known: readonly KnownItem[],
  itemIds: ReadonlySet<string>,
): Promise<void> {
  const removed = known.filter(({ itemId }) => itemIds.has(itemId));
  if (removed.length === 0) return;
  const productIds = [...new Set(removed.map(({ productId }) => productId))].sort();
  await tx.query('delete from item where id = any($1)', [[...itemIds]]);
  await tx.query(
    `delete from product p where id = any($1) and not exists (select from item i where i.product_id = p.id)`,
    [productIds],
  );
  await tx.query(CLOSE_GAPS, [productIds]);
  const remaining = await tx.query<IndexedProduct & { [column: string]: unknown }>(READ_INDEXED, [
    productIds,
  ]);
  const { indexRows } = importContext(frame);
  await tx.query(WRITE_INDEX, [
    JSON.stringify(
      remaining.map((product) => ({
        ...indexRows(product),
        productId: product.productId,
        priceCents: Math.min(...product.items.map(({ priceCents }) => priceCents)),
      })),
    ),
  ]);
  await writeProductRecords(
    tx,
    remaining.map(({ productId }) => productId),
  );
}

const FIND_ITEMS = `
  select i.id as "itemId", i.product_id as "productId", i.ean, p.name, p.slug, p.brand, p.category_id as "categoryId",
    p.variant_attributes as "variantAttributes", i.attributes
  from item i join product p on p.id = i.product_id where i.id = any($1) order by i.id for update of i`;

const REMEMBER = `
  insert into discontinued_item
    (item_id, product_id, ean, name, variant_name, slug, brand, category_id, successor_id, is_replaced)
  select r."itemId", r."productId", r.ean, r.name, r."variantName", r.slug, r.brand, r."categoryId", r."successorId",
    r."isReplaced"
  from json_to_recordset($1::json) as r("itemId" text, "productId" text, ean text, name text, "variantName" text,
    slug text, brand text, "categoryId" text, "successorId" text, "isReplaced" boolean)
  on conflict (item_id) do nothing`;

const CHANGE_SUCCESSORS = `
  update discontinued_item d set (successor_id, is_replaced) = (r."successorId", r."isReplaced")
  from json_to_recordset($1::json) as r("itemId" text, "successorId" text, "isReplaced" boolean)
  where d.item_id = r."itemId"`;

/** The first item of a product has the position 0. */
const CLOSE_GAPS = `
  update item set position = r.position
  from (
    select id, (row_number() over (partition by product_id order by position, id) - 1)::int as position
    from item where product_id = any($1)
  ) r
  where item.id = r.id and item.position <> r.position`;

const READ_INDEXED = `
  select p.id as "productId", p.name, p.brand, p.category_id as "categoryId", p.search_terms as "searchTerms",
    p.description, p.features, p.attributes, p.variant_attributes as "variantAttributes",
    p.energy_label as "energyLabel",
    coalesce((select json_agg(json_build_object('attributes', i.attributes, 'priceCents', o.cents) order by i.position)
     from item i join item_price o on o.item_id = i.id and o.list_id = 'online'
     where i.product_id = p.id), '[]') as items
  from product p where p.id = any($1) order by p.id`;

const WRITE_INDEX = `
  with rows as (
    select * from json_to_recordset($1::json)
      as r("productId" text, "priceCents" int, document text, tokens json)
  ), listed as (
    update product_listing l set price_cents = r."priceCents",
      tokens = array(select json_array_elements_text(r.tokens))
    from rows r where l.product_id = r."productId"
  )
  update product_search s set document = r.document::tsvector from rows r where s.product_id = r."productId"`;
