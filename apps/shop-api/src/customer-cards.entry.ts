import { readConfig } from './config';
import { importCards } from './customers/cards/import-cards';
import { statGiven } from './kernel/commands/given-path';
import { NOT_READ_COMPLETELY, readArguments } from './kernel/commands/import-arguments';
import { printRefused } from './kernel/commands/print-import';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';

/**
 * `node dist/customer-cards.entry.js cards.csv` imports customer cards, or receipts of tills where the file
 * has the column `receipt`, and reports the invalid rows. The shop may run meanwhile; a repeated import has
 * no effect.
 */
async function main(): Promise<void> {
  const { path, isDryRun } = readArguments();
  if (!path || statGiven(path).isDirectory())
    throw new Error('Usage: npm run import-cards <cards.csv | receipts.csv> [--dry-run]');
  await withDatabase(readConfig(), async (db) => {
    const done = await importCards(db, path, {
      isDryRun,
      onRefused({ line, field, message }) {
        printRefused({ line, field, reason: message });
        process.exitCode = NOT_READ_COMPLETELY;
      },
    });
    if (!done) return print('Nothing was changed.');
    const { kind, stored, known, refused } = done;
    print(
      `${kind}: ${stored} ${isDryRun ? 'would be stored' : 'stored'}, ${known} known, ${refused} rows not read.`,
    );
  });
}

runCommand(main());
