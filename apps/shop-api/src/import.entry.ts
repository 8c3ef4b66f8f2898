import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '@fachwerk/database';
import { findFrame } from './catalogue/catalogue-frame';
import { importFile, type RefusedRow } from './catalogue/import-file';
import { importFolder } from './catalogue/import-folder';
import { readStorePictures } from './catalogue-file/read-frame';
import { isProductFile, readProducts } from './catalogue-file/read-products';
import { readConfig } from './config';
import { migrations } from './paths';
import { writeStorePictures } from './stores/store-repository';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

/**
 * `node dist/import.entry.js products.csv` imports the valid products and reports the invalid rows. The shop
 * may run meanwhile.
 */
async function main(): Promise<void> {
  const [, , path] = process.argv;
  const isFolder = path !== undefined && statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (!path || !(isFolder || isProductFile(path)))
    throw new Error('Usage: node dist/import.entry.js <folder | file.csv | file.json | file.jsonl>');
  const config = readConfig();
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: print });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl, migrations);
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const refused = ({ line, field, reason }: RefusedRow) => print(`line ${line}, ${field}: ${reason}`);
  try {
    const report = isFolder ? await importFolder(db, path, refused) : await importProducts(db, path, refused);
    if (isFolder) await writeStorePictures(db, await readStorePictures(path));
    print(
      `${report.products} products with ${report.items} items imported, ${report.rejected} rows refused.`,
    );
    if (report.rejected > 0) process.exitCode = 2;
  } finally {
    await db.close();
    if (embedded?.isOurs) await embedded.stop();
  }
}

/** The products may refer to the categories and attributes in the database. */
async function importProducts(db: Database, file: string, refused: (row: RefusedRow) => void) {
  const frame = await findFrame(db);
  return importFile(db, frame, readProducts(file, { now: new Date().toISOString(), frame }), refused);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
