import { readConfig } from './config';
import { statGiven } from './kernel/commands/given-path';
import { NEEDS_CONFIRMATION, readArguments } from './kernel/commands/import-arguments';
import { printRead, printRefused } from './kernel/commands/print-import';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';
import { describeChanges } from './kernel/import/import-changes';
import { importStores } from './stores/import/import-stores';
import { isStoreFile, readStoreFile } from './stores/import/read-store-file';

/**
 * `node dist/stores.entry.js stores.csv` prints what the file would change, imports the valid stores and
 * reports the invalid rows. The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const { path, isDryRun, isConfirmed } = readArguments();
  if (!path || statGiven(path).isDirectory() || !isStoreFile(path))
    throw new Error('Usage: npm run import-stores <stores.csv | stores.json> [--dry-run] [--confirm]');
  const file = await readStoreFile(path);
  const { endedPercent } = readConfig().importLimits;
  await withDatabase(readConfig(), async (db) => {
    const done = await importStores(db, file, { endedPercent, isDryRun, isConfirmed });
    for (const line of describeChanges(done.changes)) print(line);
    for (const row of done.refused) printRefused(row);
    printRead(path, { ...file, rejected: done.refused.length });
    if (done.refusals.length > 0 && !isConfirmed) {
      for (const refusal of done.refusals) print(`Needs --confirm: ${refusal}`);
      process.exitCode = NEEDS_CONFIRMATION;
    }
    print(
      done.isWritten
        ? `${done.count} stores imported, ${done.unchanged} of them unchanged; ${done.refused.length} rows not read.`
        : 'Nothing was changed.',
    );
  });
}

runCommand(main());
