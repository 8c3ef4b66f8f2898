import { basename } from 'node:path';
import { type Database, openDatabase, prepareSchema } from '@fachwerk/database';
import { fillPromotions } from '../benefits/promotions/import-promotions';
import { readStorePictures } from '../catalogue/file/read-frame';
import { importFolder } from '../catalogue/import/import-folder';
import { updateProductRecords } from '../catalogue/import/write-product-records';
import { findFilling, noteFilling } from '../catalogue/records/catalogue-state';
import { fillSearches } from '../catalogue/suggestions/fill-searches';
import { ANALYSER_VERSION } from '../catalogue/text-index/search-document';
import { fillSynonyms } from '../catalogue/words/synonym-repository';
import { migrations } from '../kernel/files/paths';
import { prepareStores } from '../stores/import/prepare-stores';
import { writeStorePictures } from '../stores/store/store-repository';

export interface PrepareOptions {
  databaseUrl: string;
  /** Applies missing steps of the schema; otherwise an older schema is refused. */
  migrates: boolean;
  /** Folder that fills the shop; without it, the catalogue is imported with `npm run import-catalogue`. */
  catalogueFolder?: string | undefined;
  log: (message: string) => void;
}

/** Tables of the shop. Returns the applied steps. */
export const prepareShopSchema = (
  databaseUrl: string,
  options: Parameters<typeof prepareSchema>[2],
): Promise<string[]> => prepareSchema(databaseUrl, migrations, options);

/**
 * Prepares schema, catalogue, stores, promotions and sample searches. Completes an interrupted run and does
 * not change complete data.
 */
export async function prepareDatabase({
  databaseUrl,
  migrates,
  catalogueFolder,
  log,
}: PrepareOptions): Promise<void> {
  const applied = await prepareShopSchema(databaseUrl, { migrates, log });
  if (applied.length > 0) log(`Database schema: ${applied.join(', ')}`);
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  try {
    const written = await updateProductRecords(db);
    if (written > 0) log(`Product records: ${written} written again`);
    if (catalogueFolder !== undefined && !(await isFilledFrom(db, catalogueFolder)))
      await fill(db, catalogueFolder, log);
    const synonyms = await fillSynonyms(db);
    if (synonyms > 0) log(`Synonyms of the search: ${synonyms} groups`);
    await prepareStores(db, log);
    if (catalogueFolder !== undefined) {
      await writeStorePictures(db, await readStorePictures(catalogueFolder));
      await fillPromotions(db, catalogueFolder, log);
      await fillSearches(db, catalogueFolder, log);
    }
  } finally {
    await db.close();
  }
}

/** Search documents of an older analyser are rewritten. */
async function isFilledFrom(db: Database, folder: string): Promise<boolean> {
  const filling = await findFilling(db);
  return filling?.filledBy === basename(folder) && filling.analyserVersion === ANALYSER_VERSION;
}

const LOG_EVERY_ITEMS = 20_000;

async function fill(db: Database, folder: string, log: (message: string) => void): Promise<void> {
  log(`Filling the catalogue from ${basename(folder)} …`);
  const start = Date.now();
  let nextLog = LOG_EVERY_ITEMS;
  const report = await importFolder(
    db,
    folder,
    ({ line, field, reason }) => log(`line ${line}, ${field}: ${reason}`),
    (progress) => {
      if (progress.items < nextLog) return;
      log(`${progress.items} items …`);
      nextLog += LOG_EVERY_ITEMS;
    },
  );
  await noteFilling(db, basename(folder), ANALYSER_VERSION);
  await db.query('analyze');
  if (report.alreadyRead > 0) log(`Continued an interrupted import after ${report.alreadyRead} products`);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  log(`Catalogue: ${report.products} products with ${report.items} items in ${seconds} s`);
}
