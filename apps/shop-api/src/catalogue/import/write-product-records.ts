import { createHash } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import { storeProof } from '@fachwerk/shared/rules';
import { lengthMmColumn } from '../records/parcel-size';
import { type ProductRecord, RECORD_FORMAT, tileRecord } from '../records/product-record';

const READ_PRODUCTS = `
  select p.id as "productId", p.name, p.slug, p.brand, p.category_id as "categoryId",
    p.description, p.features, p.attributes, p.variant_attributes as "variantAttributes", p.energy_label as "energyLabel",
    p.producer, p.warnings, p.presentation, p.documents, p.hazards, r.average::float8 as "ratingAverage", r.count as "ratingCount",
    i.items
  from product p
  join product_rating r on r.product_id = p.id
  cross join lateral (
    select json_agg(json_build_object(
      'itemId', i.id, 'ean', i.ean, 'attributes', i.attributes, 'priceCents', o.cents, 'taxRate', i.tax_rate,
      'rrpCents', i.rrp_cents,
      'contentAmount', i.content_amount, 'contentUnit', i.content_unit,
      'deliveryMin', i.delivery_days_min, 'deliveryMax', i.delivery_days_max,
      'pictures', i.pictures, 'pictureVariants', i.picture_variants,
      'available', greatest(0, coalesce(s.quantity - s.reserved, 0)), 'nextDelivery', s.next_delivery,
      'duties', i.duties, 'depositCents', i.deposit_cents, 'weightGrams', i.weight_grams,
      'recalls', (
        select json_agg(json_build_object('recallId', r.recall_id, 'title', r.title) order by r.published_on, r.recall_id)
        from open_recall r where r.item_id = i.id),
      'lengthMm', ${lengthMmColumn('(p.attributes || i.attributes)')},
      'priceHistory', coalesce((
        select json_agg(json_build_object('cents', h.cents, 'validFrom', h.valid_from) order by h.valid_from)
        from price_history h where h.item_id = i.id and h.list_id = 'online'), '[]')
    ) order by i.position) as items
    from item i
    join item_price o on o.item_id = i.id and o.list_id = 'online'
    left join stock s on s.item_id = i.id and s.location_id = 'online'
    where i.product_id = p.id
  ) i
  where p.id = any($1) and i.items is not null
  order by p.id`;

/** A new format, and the first hash of an older record, are no change of the product. */
const UPSERT_RECORDS = `
  insert into product_record as known (product_id, record, tile, format, content_hash, changed_at)
  select r."productId", r.record, r.tile, $2, r."contentHash", now()
  from json_to_recordset($1::json) as r("productId" text, record json, tile json, "contentHash" text)
  on conflict (product_id) do update set (record, tile, format, content_hash, changed_at) =
    (excluded.record, excluded.tile, excluded.format, excluded.content_hash,
      case when known.format = excluded.format and known.content_hash <> excluded.content_hash
        then excluded.changed_at else known.changed_at end)`;

const LOCK_RECORDS = `
  select from product_record where product_id = any($1) order by product_id for update`;

/**
 * Writes the records of products whose rows have changed, in the transaction of the change. The lock comes
 * before the reading: of two writers, the second one reads what the first one has changed.
 */
export async function writeProductRecords(db: Queryable, productIds: readonly string[]): Promise<void> {
  await db.query(LOCK_RECORDS, [productIds]);
  const products = await db.query<ProductRecord & { [column: string]: unknown }>(READ_PRODUCTS, [productIds]);
  const rows = products.map(withSaleRules).map((record) => ({
    productId: record.productId,
    record,
    tile: tileRecord(record),
    contentHash: contentHash(record),
  }));
  await db.query(UPSERT_RECORDS, [JSON.stringify(rows), RECORD_FORMAT]);
}

const withSaleRules = (product: ProductRecord): ProductRecord => ({
  ...product,
  items: product.items.map(({ recalls, ...item }) => {
    const proof = storeProof(item.duties);
    return {
      ...item,
      ...(proof ? { storeProof: proof } : {}),
      ...(recalls ? { isRecalled: true, recalls } : {}),
    };
  }),
});

/** Covers everything that the page shows, and of the stock only whether there is any. */
const contentHash = (record: ProductRecord): string =>
  createHash('sha256')
    .update(
      JSON.stringify(record, (key, value: unknown) => (key === 'available' ? Number(value) > 0 : value)),
    )
    .digest('base64url')
    .slice(0, 22);

const BATCH = 500;
const FIND_OUTDATED = `
  select p.id from product p join category c on c.id = p.category_id and c.is_listed
  left join product_record r on r.product_id = p.id
  where p.id > $1 and (r.product_id is null or r.format <> $2) order by p.id limit ${BATCH}`;

/** Writes records that are missing or of an older format: an update of the shop does not import again. */
export async function updateProductRecords(db: Database): Promise<number> {
  const [state] = await db.query<{ record_format: number }>('select record_format from catalogue_state');
  if (state?.record_format === RECORD_FORMAT) return 0;
  const written = await writeOutdated(db);
  await db.query('update catalogue_state set record_format = $1', [RECORD_FORMAT]);
  return written;
}

async function writeOutdated(db: Database): Promise<number> {
  let written = 0;
  for (let last = ''; ;) {
    const outdated = await db.query<{ id: string }>(FIND_OUTDATED, [last, RECORD_FORMAT]);
    const ids = outdated.map(({ id }) => id);
    if (ids.length === 0) return written;
    await db.transaction((tx) => writeProductRecords(tx, ids));
    written += ids.length;
    last = ids.at(-1) ?? '';
  }
}
