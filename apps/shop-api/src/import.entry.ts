import { isProductFile } from './catalogue/file/read-products';
import { runImport } from './catalogue/import/import-command';
import { readConfig } from './config';
import { statGiven } from './kernel/commands/given-path';
import { readArguments } from './kernel/commands/import-arguments';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';
import { readStorePictures, writeStorePictures } from './stores/import/store-pictures';

/**
 * `node dist/import.entry.js products.csv` prints what the file would change, imports the valid products and
 * reports the invalid rows. The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const { path, ...options } = readArguments();
  const isFolder = path !== undefined && statGiven(path).isDirectory();
  if (!path || !(isFolder || isProductFile(path)))
    throw new Error(
      'Usage: npm run import-catalogue <folder | file.csv | file.json | file.jsonl> [--dry-run] [--confirm]',
    );
  const storePictures = isFolder ? await readStorePictures(path) : {};
  await withDatabase(readConfig(), async (db) => {
    if (!(await runImport(db, path, options, readConfig().importLimits))) return;
    for (const store of await writeStorePictures(db, storePictures))
      print(`store-pictures.json: the shop has no store '${store}'.`);
  });
}

runCommand(main());
