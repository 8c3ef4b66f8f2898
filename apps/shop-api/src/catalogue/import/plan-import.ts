import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@fachwerk/database';
import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import type { CatalogueFitRule, CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import type { UnknownColumn } from '../../kernel/import/column-names';
import type { Change } from '../../kernel/import/import-changes';
import { findFrame } from '../records/catalogue-frame';
import { findFitRules } from '../records/fit-rules';
import { batchesOf, completeBatch } from './complete-batch';
import { countChanges, ENDED_FITS, LEFT_LISTS, type OtherArticles, UNLISTED } from './import-changes';
import { importContext } from './import-context';
import { leftSaleToday } from './import-effects';
import { type ImportLimits, refusals } from './import-limits';
import { openImportFile, type RefusedRow } from './open-import-file';

export interface ImportPlan {
  /** What the import would change, by kind. */
  changes: ReadonlyMap<string, Change>;
  /** Articles without a change that the summary names. */
  others: OtherArticles;
  /** Why it needs a confirmation; empty if it does not. */
  refusals: string[];
  /** Rows that would not be read. */
  rejected: number;
  encoding: TextEncoding;
  unknownColumns: readonly UnknownColumn[];
}

/** Reads a file as its import does, compares it with the shop, and changes nothing. */
export async function planImport(
  db: Queryable,
  frame: CatalogueFrame,
  file: string,
  limits: ImportLimits,
  onRefused: (row: RefusedRow) => void = () => undefined,
): Promise<ImportPlan> {
  let rejected = 0;
  const reject = (row: RefusedRow) => {
    rejected++;
    onRefused(row);
  };
  const { changes, others, note, compare } = countChanges(limits.priceFactor);
  const context = importContext(frame);
  const { products, leaving, ...read } = await openImportFile(frame, file, reject);
  for await (const batch of batchesOf(products)) {
    const { known, valid, rejections } = await completeBatch(db, batch, context, { locks: false });
    rejections.forEach(reject);
    for (const { product, incoming } of valid) compare(product, known, incoming.itemIds);
  }
  const leavingIds = leaving.map(({ item }) => item.itemId);
  for (const { id } of await db.query<{ id: string }>(FIND_ITEMS, [leavingIds])) note(UNLISTED, id);
  const storesInLists = await noteLeftLists(db, frame, note);
  const [row] = await db.query<{ articles: number }>(COUNT_ON_SALE);
  const fitRules = await noteEndedFits(db, frame, note);
  const leftToday = await leftSaleToday(db);
  const base = { articlesOnSale: row?.articles ?? 0, leftToday, storesInLists, fitRules };
  return { changes, others, refusals: refusals(changes, base, limits), rejected, ...read };
}

/** Stores that a price list of the frame does not name any more. Returns how many stores are in lists. */
async function noteLeftLists(
  db: Queryable,
  frame: CatalogueFrame,
  note: (kind: string, example: string) => void,
): Promise<number> {
  const { priceLists: before = [] } = await findFrame(db);
  const after = new Map((frame.priceLists ?? []).map(({ id, stores = [] }) => [id, new Set(stores)]));
  const assigned = before.flatMap(({ id, stores = [] }) => stores.map((store) => ({ id, store })));
  for (const { id, store } of assigned)
    if (after.get(id)?.has(store) === false) note(LEFT_LISTS, `${store} of ${id}`);
  return assigned.length;
}

/** Rules of what fits that the frame does not state any more. Returns how many rules the shop has. */
async function noteEndedFits(
  db: Queryable,
  { fits }: CatalogueFrame,
  note: (kind: string, example: string) => void,
): Promise<number> {
  const before = await findFitRules(db);
  const isStated = (rule: CatalogueFitRule) => fits?.some((one) => isDeepStrictEqual(one, rule)) ?? true;
  for (const rule of before) if (!isStated(rule)) note(ENDED_FITS, `${rule.of.join(', ')} → ${rule.fits}`);
  return before.length;
}

const FIND_ITEMS = 'select id from item where id = any($1) order by id';

const COUNT_ON_SALE = `
  select count(*)::int as articles
  from item i join product p on p.id = i.product_id join category c on c.id = p.category_id and c.is_listed`;
