import type { Database, Queryable } from '@fachwerk/database';
import type { CatalogueFrame, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { fillStoreStock } from '../../stores/stock/fill-store-stock';
import { writeFrame } from '../records/catalogue-frame';
import { correctionTerms } from '../text-index/search-document';
import { batchesOf, completeBatch, type IncomingProduct, type Rejection } from './complete-batch';
import { countProducts } from './count-products';
import { importContext } from './import-context';
import { type ImportProgress, NO_PROGRESS } from './import-progress';
import { writeProducts } from './import-statements';

export interface ImportReport {
  products: number;
  items: number;
  rejected: number;
  /** Products that an interrupted run of the same import has dealt with. */
  alreadyRead: number;
}

export interface ImportOptions {
  onReject: (rejection: Rejection) => void;
  onProgress?: ((report: ImportReport) => void) | undefined;
  progress?: ImportProgress | undefined;
}

/** A product with its number in the import. */
interface Numbered extends IncomingProduct {
  number: number;
}

/** Imports products that are complete. */
export function importCatalogue(
  db: Database,
  frame: CatalogueFrame,
  products: Iterable<CatalogueProduct> | AsyncIterable<CatalogueProduct>,
  onReject: (rejection: Rejection) => void,
): Promise<ImportReport> {
  async function* incoming(): AsyncGenerator<IncomingProduct> {
    for await (const product of products)
      yield {
        line: 0,
        productId: product.productId,
        itemIds: product.items.map(({ itemId }) => itemId),
        complete: () => ({ product, faults: [] }),
      };
  }
  return importProducts(db, frame, incoming(), { onReject });
}

/**
 * Writes products in batches while the shop runs. Each batch is one transaction with its search documents, so
 * that a reader sees a product completely or not at all. Other products stay unchanged. An invalid product is
 * reported, and the valid ones are imported. After a kill, the import continues behind its last batch.
 */
export async function importProducts(
  db: Database,
  frame: CatalogueFrame,
  products: AsyncIterable<IncomingProduct>,
  { onReject, onProgress = () => undefined, progress = NO_PROGRESS }: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    products: 0,
    items: 0,
    rejected: 0,
    alreadyRead: progress.alreadyRead,
  };
  const frequencies = new Map<string, { display: string; frequency: number }>();
  const context = importContext(frame);
  await db.transaction((tx) => writeFrame(tx, frame));

  const reject = (rejection: Rejection) => {
    report.rejected++;
    onReject(rejection);
  };
  const countTerms = (product: CatalogueProduct) => {
    for (const [term, display] of correctionTerms(context.searchable(product))) {
      const known = frequencies.get(term);
      if (known) known.frequency++;
      else frequencies.set(term, { display, frequency: 1 });
    }
  };
  /** Products whose EAN another article has, which may give it up in a later row. */
  const postponed: Numbered[] = [];
  const write = async (batch: readonly Numbered[], isLast = false) => {
    if (batch.length === 0) return;
    try {
      const { valid, rejections } = await db.transaction(async (tx) => {
        const completed = await completeBatch(tx, batch, context, { locks: true });
        await writeProducts(
          tx,
          completed.valid.map(({ product }) => context.toRows(product)),
        );
        // Before a postponed product, so that an interrupted run reads it again.
        await progress.keep(tx, (postponed[0]?.number ?? (batch.at(-1)?.number ?? 0) + 1) - 1);
        return completed;
      });
      rejections.forEach(reject);
      for (const { product, incoming } of valid) {
        report.products++;
        report.items += product.items.filter(({ itemId }) => incoming.itemIds.includes(itemId)).length;
        countTerms(product);
      }
      onProgress(report);
    } catch (error) {
      if (!isDataError(error)) throw error;
      const [only, ...others] = batch;
      if (only && others.length === 0) {
        const { line, productId } = only;
        if (!isLast && isSharedEan(error) && postponed.length < MOST_POSTPONED) {
          postponed.push(only);
          return;
        }
        return reject({ line, productId, ...(await faultOf(db, error)) });
      }
      // A product violates a database rule (a duplicate EAN, for example): import one by one to find it.
      for (const one of batch) await write([one], isLast);
    }
  };
  /** What an interrupted run has read: its invalid rows are reported again, and its words are counted. */
  const readAgain = async (batch: readonly Numbered[]) => {
    if (batch.length === 0) return;
    const { valid, rejections } = await completeBatch(db, batch, context, { locks: false });
    rejections.forEach(reject);
    for (const { product } of valid) countTerms(product);
  };

  let number = 0;
  for await (const batch of batchesOf(products)) {
    const numbered = batch.map((product): Numbered => ({ ...product, number: ++number }));
    await readAgain(numbered.filter((one) => one.number <= progress.alreadyRead));
    await write(numbered.filter((one) => one.number > progress.alreadyRead));
  }
  // Together, because articles may exchange their EANs.
  await write(postponed.splice(0), true);
  await db.transaction((tx) => finishImport(tx, frequencies));
  await fillStoreStock(db);
  await progress.end(db);
  return report;
}

async function finishImport(
  db: Queryable,
  frequencies: ReadonlyMap<string, { display: string; frequency: number }>,
): Promise<void> {
  await db.query(
    `insert into search_term (term, display, frequency)
     select * from unnest($1::text[], $2::text[], $3::int[])
     on conflict (term) do update set frequency = greatest(search_term.frequency, excluded.frequency)`,
    [
      [...frequencies.keys()],
      [...frequencies.values()].map(({ display }) => display),
      [...frequencies.values()].map(({ frequency }) => frequency),
    ],
  );
  await countProducts(db);
}

const DATA_EXCEPTION = '22';
const INTEGRITY_VIOLATION = '23';

const isDataError = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && [DATA_EXCEPTION, INTEGRITY_VIOLATION].includes(code.slice(0, 2));
};

/** So many products with an EAN of another article are tried again; the file of more is wrong. */
const MOST_POSTPONED = 1000;

/** What the driver knows about a violated rule. */
interface Violation {
  constraint?: string;
  /** "Key (ean)=(4006381333931) already exists." */
  detail?: string;
  message: string;
}

const isSharedEan = (error: unknown): boolean => (error as Violation).constraint === 'item_ean_key';

/** The field and the reason of a violated rule, by the article that has the EAN already. */
async function faultOf(db: Queryable, error: unknown): Promise<{ field: string; reason: string }> {
  const { constraint = 'product', detail = '', message } = error as Violation;
  const [, ean] = isSharedEan(error) ? (/\(ean\)=\(([^)]*)\)/.exec(detail) ?? []) : [];
  if (ean === undefined) return { field: constraint, reason: message };
  const [owner] = await db.query<{ id: string }>('select id from item where ean = $1', [ean]);
  return {
    field: 'ean',
    reason: owner
      ? `'${ean}' is the EAN of article ${owner.id}`
      : `'${ean}' is the EAN of two articles of this product`,
  };
}
