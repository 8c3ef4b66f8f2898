import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAttributes } from '@fachwerk/demo-catalogue/attributes';
import { listCategories } from '@fachwerk/demo-catalogue/categories';
import { parseCatalogueCsv } from './catalogue-source/parse-csv';
import { parseCatalogueJson } from './catalogue-source/parse-json';
import { importFile } from './catalogue/import-file';
import { readConfig } from './config';
import { migrate, openDatabase, startEmbeddedPostgres } from '@fachwerk/database';
import { migrations } from './paths';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

/** `node dist/import.entry.js products.csv`: good products go in, bad rows are named; the shop may run meanwhile. */
async function main(): Promise<void> {
  const [, , file] = process.argv;
  if (!file || !/\.(csv|json)$/i.test(file))
    throw new Error('Usage: node dist/import.entry.js <file.csv|file.json>');
  const config = readConfig();
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: print });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl, migrations);
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const options = { now: new Date().toISOString() };
  const rows = /\.json$/i.test(file)
    ? parseCatalogueJson(await readFile(file, 'utf8'), options)
    : parseCatalogueCsv(createReadStream(file), options);
  try {
    const frame = { categories: listCategories(), attributes: listAttributes() };
    const report = await importFile(db, frame, rows, ({ line, field, reason }) =>
      print(`line ${line}, ${field}: ${reason}`),
    );
    print(
      `${report.products} products with ${report.items} items imported, ${report.rejected} rows refused.`,
    );
    if (report.rejected > 0) process.exitCode = 2;
  } finally {
    await db.close();
    if (embedded?.isOurs) await embedded.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
