import { statSync } from 'node:fs';
import type { Database } from '@fachwerk/database';
import { type ImportArguments, NEEDS_CONFIRMATION } from '../../kernel/commands/import-arguments';
import { printRead, printRefused } from '../../kernel/commands/print-import';
import { print } from '../../kernel/commands/with-database';
import { describeChanges } from '../../kernel/import/import-changes';
import { productFileOf } from '../file/read-products';
import { findFrame } from '../records/catalogue-frame';
import { noteEffect } from './import-effects';
import { type FileReport, importFile } from './import-file';
import { folderFrame } from './import-folder';
import type { ImportLimits } from './import-limits';
import { summaryOf } from './import-summary';
import { type ImportPlan, planImport } from './plan-import';

/**
 * Prints what a folder or a file of products would change, imports the valid products and reports the invalid
 * rows. Returns whether it imported: not on a dry run, and not without a confirmation that is needed.
 */
export async function runImport(
  db: Database,
  path: string,
  { isDryRun, isConfirmed }: Omit<ImportArguments, 'path'>,
  limits: ImportLimits,
): Promise<boolean> {
  const isFolder = statSync(path).isDirectory();
  const file = isFolder ? productFileOf(path) : path;
  // The products of a file may refer to the categories and attributes in the database.
  const frame = isFolder ? await folderFrame(db, path) : await findFrame(db);
  const plan = await planImport(db, frame, file, limits, isDryRun ? printRefused : undefined);
  for (const line of describeChanges(plan.changes)) print(line);
  if (isDryRun) printRead(file, plan);
  if (plan.refusals.length > 0 && !isConfirmed) {
    for (const refusal of plan.refusals) print(`Needs --confirm: ${refusal}`);
    process.exitCode = NEEDS_CONFIRMATION;
  }
  if (isDryRun || process.exitCode === NEEDS_CONFIRMATION) {
    print('Nothing was changed.');
    return false;
  }
  const report = await importFile(db, frame, file, printRefused);
  await noteEffect(db, plan.changes, isConfirmed);
  printReport(plan, report);
  return true;
}

function printReport(plan: ImportPlan, report: FileReport): void {
  printRead(report.file, report);
  if (report.alreadyRead > 0)
    print(`Continued after ${report.alreadyRead} products of an interrupted import of the same file.`);
  print(summaryOf(plan, report));
}
