import { isCustomerCard, plainCustomerCard } from '@fachwerk/shared/rules';
import { readConfig } from './config';
import { cardRepository, freeCard } from './customers/cards/card-repository';
import { importCards } from './customers/cards/import-cards';
import { statGiven } from './kernel/commands/given-path';
import { NOT_READ_COMPLETELY, readArguments } from './kernel/commands/import-arguments';
import { printRefused } from './kernel/commands/print-import';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';

/**
 * `node dist/customer-cards.entry.js cards.csv` imports customer cards, or receipts of tills where the file
 * has the column `receipt`, and reports the invalid rows. The shop may run meanwhile; a repeated import has
 * no effect. `unlink <number>` frees a card that a wrong person has in the account.
 */
async function main(): Promise<void> {
  if (process.argv[2] === 'unlink') return unlink(process.argv[3] ?? '');
  const { path, isDryRun } = readArguments();
  if (!path || statGiven(path).isDirectory())
    throw new Error('Usage: npm run import-cards <cards.csv | receipts.csv> [--dry-run] | unlink <number>');
  await withDatabase(readConfig(), async (db) => {
    const done = await importCards(db, path, {
      isDryRun,
      onRefused({ line, field, message }) {
        printRefused({ line, field, reason: message });
        process.exitCode = NOT_READ_COMPLETELY;
      },
    });
    if (!done) return print('Nothing was changed.');
    const { kind, stored, known, refused, unlinked } = done;
    print(
      `${kind}: ${stored} ${isDryRun ? 'would be stored' : 'stored'}, ${known} known, ${refused} rows not read.`,
    );
    for (const number of unlinked)
      print(`${number} ${isDryRun ? 'would leave' : 'left'} its account: it has another owner.`);
  });
}

async function unlink(given: string): Promise<void> {
  const number = plainCustomerCard(given);
  if (!isCustomerCard(number)) throw new Error('Usage: npm run import-cards unlink <number>');
  await withDatabase(readConfig(), async (db) => {
    const customerId = (await cardRepository(db).find(number))?.customerId ?? null;
    if (customerId !== null) await freeCard(db, number, customerId);
    print(
      customerId !== null ? `${number} left its account.` : `${number} has no account. Nothing was changed.`,
    );
  });
}

runCommand(main());
