import type { Database, Queryable } from '@fachwerk/database';
import { berlinDate } from '@fachwerk/shared/time';
import { writeProductRecords } from '../import/write-product-records';
import { raiseCatalogueVersion } from '../records/catalogue-state';
import { parseRecalls, type RecallEntry, type RecallFault } from './recall-file';

export interface RecallImport {
  /** What becomes of each recall without a fault. */
  results: { recallId: string; result: 'new' | 'changed' | 'unchanged' }[];
  /** Items that the catalogue does not have, by recall: they may have been sold before. */
  unknownItems: { recallId: string; itemIds: string[] }[];
  faults: RecallFault[];
}

interface ImportOptions {
  isDryRun?: boolean;
  now?: Date;
}

/**
 * Stores the recalls of a file; a recall that the file does not name stays as it is. Its items are not sold
 * from this moment on, and the jobs of the shop look for their buyers.
 */
export function importRecalls(
  db: Database,
  content: string,
  { isDryRun = false, now = new Date() }: ImportOptions = {},
): Promise<RecallImport> {
  const { recalls, faults } = parseRecalls(content, berlinDate(now.toISOString()));
  return db.transaction(async (tx) => {
    const results: RecallImport['results'] = [];
    const unknownItems: RecallImport['unknownItems'] = [];
    const affected = new Set<string>();
    for (const recall of recalls) {
      const { recallId, itemIds } = recall;
      const known = await findKnown(tx, recallId);
      const result = !known ? 'new' : isSame(known, recall) ? 'unchanged' : 'changed';
      results.push({ recallId, result });
      const missing = await findMissing(tx, itemIds);
      if (missing.length > 0) unknownItems.push({ recallId, itemIds: missing });
      if (isDryRun || result === 'unchanged') continue;
      await writeRecall(tx, recall);
      for (const itemId of [...itemIds, ...(known?.itemIds ?? [])]) affected.add(itemId);
    }
    await showRecalls(tx, [...affected]);
    return { results, unknownItems, faults };
  });
}

/** Takes a sample back: its items are for sale again. A real recall is closed and stays. */
export function removeRecall(db: Database, recallId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const known = await findKnown(tx, recallId);
    if (!known) return;
    await tx.query('delete from recall where id = $1', [recallId]);
    await showRecalls(tx, known.itemIds);
  });
}

interface KnownRecall {
  [column: string]: unknown;
  publishedOn: string;
  closedOn: string | null;
  soldFrom: string | null;
  soldTo: string | null;
  content: unknown;
  itemIds: string[];
}

async function findKnown(tx: Queryable, recallId: string): Promise<KnownRecall | undefined> {
  const [known] = await tx.query<KnownRecall>(
    `select published_on::text as "publishedOn", closed_on::text as "closedOn", sold_from::text as "soldFrom",
       sold_to::text as "soldTo", content,
       array(select i.item_id from recall_item i where i.recall_id = recall.id order by i.item_id) as "itemIds"
     from recall where id = $1 for update`,
    [recallId],
  );
  return known;
}

const columnsOf = ({ publishedOn, closedOn, soldFrom, soldTo }: RecallEntry | KnownRecall) => [
  ...[publishedOn, closedOn, soldFrom, soldTo],
];

/** What is stored as it is shown. */
const contentOf = ({
  recallId: _,
  itemIds: _items,
  publishedOn: _published,
  closedOn: _closed,
  soldFrom: _from,
  soldTo: _to,
  ...content
}: RecallEntry) => content;

const isSame = (known: KnownRecall, recall: RecallEntry): boolean =>
  sorted([columnsOf(known), known.content, known.itemIds]) ===
  sorted([columnsOf(recall), contentOf(recall), [...recall.itemIds].sort()]);

/** The database returns the keys of an object in an order of its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const WRITE = `
  insert into recall as known (id, published_on, closed_on, sold_from, sold_to, content)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set published_on = excluded.published_on, closed_on = excluded.closed_on,
    sold_from = excluded.sold_from, sold_to = excluded.sold_to, content = excluded.content,
    search_version = known.search_version + case
      when (known.sold_from, known.sold_to) is distinct from (excluded.sold_from, excluded.sold_to)
        or array(select i.item_id from recall_item i where i.recall_id = known.id order by i.item_id)
          is distinct from array(select one from unnest($7::text[]) one order by one)
      then 1 else 0 end`;

async function writeRecall(tx: Queryable, recall: RecallEntry): Promise<void> {
  const { recallId, itemIds } = recall;
  await tx.query(WRITE, [recallId, ...columnsOf(recall), JSON.stringify(contentOf(recall)), itemIds]);
  await tx.query('delete from recall_item where recall_id = $1 and item_id <> all($2)', [recallId, itemIds]);
  await tx.query(
    'insert into recall_item (recall_id, item_id) select $1, unnest($2::text[]) on conflict do nothing',
    [recallId, itemIds],
  );
}

async function findMissing(tx: Queryable, itemIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ itemId: string }>(
    `select one as "itemId" from unnest($1::text[]) one
     where not exists (select from item i where i.id = one)`,
    [itemIds],
  );
  return rows.map(({ itemId }) => itemId);
}

/** Pages, lists, carts and the checkout of all processes read these products again. */
async function showRecalls(tx: Queryable, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const products = await tx.query<{ productId: string }>(
    'select distinct product_id as "productId" from item where id = any($1)',
    [itemIds],
  );
  await tx.query(
    `update item i set is_recalled = not is_recalled
     where i.id = any($1) and i.is_recalled <> exists (select from open_recall r where r.item_id = i.id)`,
    [itemIds],
  );
  await writeProductRecords(
    tx,
    products.map(({ productId }) => productId),
  );
  await raiseCatalogueVersion(tx);
}
