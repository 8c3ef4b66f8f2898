import { basename } from 'node:path';
import type { Database } from '@fachwerk/database';
import { importFolder } from '../import/import-folder';
import { updateProductRecords } from '../import/write-product-records';
import { findFilling, noteFilling } from '../records/catalogue-state';
import { fillSearches } from '../suggestions/fill-searches';
import { ANALYSER_VERSION } from '../text-index/search-document';
import { fillSynonyms } from '../words/synonym-repository';

/**
 * Products of the folder, unless the shop is filled from it already, and what the shop starts with: synonyms
 * and sample searches. Writes records of an older format again.
 */
export async function prepareCatalogue(
  db: Database,
  folder: string | undefined,
  log: (message: string) => void,
): Promise<void> {
  const written = await updateProductRecords(db);
  if (written > 0) log(`Product records: ${written} written again`);
  if (folder !== undefined && !(await isFilledFrom(db, folder))) await fill(db, folder, log);
  const synonyms = await fillSynonyms(db);
  if (synonyms > 0) log(`Synonyms of the search: ${synonyms} groups`);
  if (folder !== undefined) await fillSearches(db, folder, log);
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
