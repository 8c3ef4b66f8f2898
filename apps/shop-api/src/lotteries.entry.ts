import { readTextFile } from '@fachwerk/server-kit/text-file';
import { readConfig } from './config';
import { importLotteries } from './customers/lottery/import-lotteries';
import { statGiven } from './kernel/commands/given-path';
import { NOT_READ_COMPLETELY, readArguments } from './kernel/commands/import-arguments';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';

/**
 * `node dist/lotteries.entry.js lotteries.json` stores the lotteries of the file. A lottery with a fault is
 * reported and left out.
 */
async function main(): Promise<void> {
  const { path, isDryRun } = readArguments();
  if (!path || statGiven(path).isDirectory())
    throw new Error('Usage: npm run lotteries -- <lotteries.json> [--dry-run]');
  const content = await readTextFile(path);
  await withDatabase(readConfig(), async (db) => {
    const { results, faults } = await importLotteries(db, content, { isDryRun });
    for (const { lotteryId, result } of results) print(`${lotteryId}: ${result}`);
    for (const { lottery, field, reason } of faults)
      print(field === '' ? `${lottery}: ${reason}` : `${lottery}, ${field}: ${reason}`);
    if (isDryRun) print('Nothing was changed.');
    if (faults.length > 0) process.exitCode = NOT_READ_COMPLETELY;
  });
}

runCommand(main());
