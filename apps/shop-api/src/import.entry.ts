import { basename } from 'node:path';
import type { Database } from '@fachwerk/database';
import { findFrame } from './catalogue/catalogue-frame';
import { importFile, type RefusedRow } from './catalogue/import-file';
import { importFolder } from './catalogue/import-folder';
import { readStorePictures } from './catalogue-file/read-frame';
import { isProductFile } from './catalogue-file/read-products';
import { statGiven } from './given-path';
import { writeStorePictures } from './stores/store-repository';
import { print, runCommand, withDatabase } from './with-database';

/**
 * `node dist/import.entry.js products.csv` imports the valid products and reports the invalid rows. The shop
 * may run meanwhile.
 */
async function main(): Promise<void> {
  const [, , path] = process.argv;
  const isFolder = path !== undefined && statGiven(path).isDirectory();
  if (!path || !(isFolder || isProductFile(path)))
    throw new Error('Usage: npm run import-catalogue <folder | file.csv | file.json | file.jsonl>');
  const refused = ({ line, field, reason }: RefusedRow) => print(`line ${line}, ${field}: ${reason}`);
  await withDatabase(async (db) => {
    const report = isFolder ? await importFolder(db, path, refused) : await importProducts(db, path, refused);
    if (isFolder) await writeStorePictures(db, await readStorePictures(path));
    print(`${basename(report.file)} was read as ${report.encoding}.`);
    for (const { line, column, nearest } of report.unknownColumns)
      print(
        `line ${line}, ${column}: is not a column of the import and was not read` +
          (nearest === undefined ? '' : `; is it '${nearest}'?`),
      );
    if (report.alreadyRead > 0)
      print(`Continued after ${report.alreadyRead} products of an interrupted import of the same file.`);
    if (report.discontinued > 0)
      print(`${report.discontinued} items are discontinued and not in the catalogue any more.`);
    print(
      `${report.products} products with ${report.items} items imported, ${report.rejected} rows not read.`,
    );
    if (report.rejected + report.unknownColumns.length > 0) process.exitCode = 2;
  });
}

/** The products may refer to the categories and attributes in the database. */
async function importProducts(db: Database, file: string, refused: (row: RefusedRow) => void) {
  const frame = await findFrame(db);
  return importFile(db, frame, file, refused);
}

runCommand(main());
