import { readStorePictures } from './catalogue/file/read-frame';
import { isProductFile, productFileOf } from './catalogue/file/read-products';
import { noteEffect } from './catalogue/import/import-effects';
import { type FileReport, importFile } from './catalogue/import/import-file';
import { folderFrame } from './catalogue/import/import-folder';
import { summaryOf } from './catalogue/import/import-summary';
import { type ImportPlan, planImport } from './catalogue/import/plan-import';
import { findFrame } from './catalogue/records/catalogue-frame';
import { readConfig } from './config';
import { describeChanges } from './kernel/import/import-changes';
import { statGiven } from './setup/given-path';
import { NEEDS_CONFIRMATION, readArguments } from './setup/import-arguments';
import { printRead, printRefused } from './setup/print-import';
import { print, runCommand, withDatabase } from './setup/with-database';
import { writeStorePictures } from './stores/store/store-repository';

/**
 * `node dist/import.entry.js products.csv` prints what the file would change, imports the valid products and
 * reports the invalid rows. The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const { path, isDryRun, isConfirmed } = readArguments();
  const isFolder = path !== undefined && statGiven(path).isDirectory();
  if (!path || !(isFolder || isProductFile(path)))
    throw new Error(
      'Usage: npm run import-catalogue <folder | file.csv | file.json | file.jsonl> [--dry-run] [--confirm]',
    );
  const file = isFolder ? productFileOf(path) : path;
  const storePictures = isFolder ? await readStorePictures(path) : {};
  await withDatabase(readConfig(), async (db) => {
    // The products of a file may refer to the categories and attributes in the database.
    const frame = isFolder ? await folderFrame(db, path) : await findFrame(db);
    const plan = await planImport(
      db,
      frame,
      file,
      readConfig().importLimits,
      isDryRun ? printRefused : undefined,
    );
    for (const line of describeChanges(plan.changes)) print(line);
    if (isDryRun) printRead(file, plan);
    if (plan.refusals.length > 0 && !isConfirmed) {
      for (const refusal of plan.refusals) print(`Needs --confirm: ${refusal}`);
      process.exitCode = NEEDS_CONFIRMATION;
    }
    if (isDryRun || process.exitCode === NEEDS_CONFIRMATION) return print('Nothing was changed.');
    const report = await importFile(db, frame, file, printRefused);
    await noteEffect(db, plan.changes, isConfirmed);
    printReport(plan, report);
    for (const store of await writeStorePictures(db, storePictures))
      print(`store-pictures.json: the shop has no store '${store}'.`);
  });
}

function printReport(plan: ImportPlan, report: FileReport): void {
  printRead(report.file, report);
  if (report.alreadyRead > 0)
    print(`Continued after ${report.alreadyRead} products of an interrupted import of the same file.`);
  print(summaryOf(plan, report));
}

runCommand(main());
