import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Queryable } from '@fachwerk/database';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { ANALYSER_VERSION } from '../text-index/search-document';

/** How many products of its file an import has read and written, kept with each batch. */
export interface ImportProgress {
  /** Products of the file that an interrupted run has dealt with. */
  readonly alreadyRead: number;
  keep(tx: Queryable, read: number): Promise<void>;
  end(tx: Queryable): Promise<void>;
}

/** For products that do not come from a file. */
export const NO_PROGRESS: ImportProgress = {
  alreadyRead: 0,
  keep: () => Promise.resolve(),
  end: () => Promise.resolve(),
};

/** The same file with the same categories and attributes is the same import, wherever the file lies. */
export async function importKeyOf(file: string, frame: CatalogueFrame): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([ANALYSER_VERSION, frame]));
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Continues the import of this key if it was the last one that began and did not end. */
export async function beginProgress(db: Queryable, key: string): Promise<ImportProgress> {
  const [row] = await db.query<{ products: number }>(
    `insert into import_progress (import_key, products) values ($1, 0)
     on conflict (is_only) do update set
       products = case when import_progress.import_key = $1 then import_progress.products else 0 end,
       import_key = $1
     returning products`,
    [key],
  );
  return {
    alreadyRead: row?.products ?? 0,
    async keep(tx, read) {
      await tx.query('update import_progress set products = greatest(products, $2) where import_key = $1', [
        key,
        read,
      ]);
    },
    async end(tx) {
      await tx.query('delete from import_progress where import_key = $1', [key]);
    },
  };
}
