import { readTextFile } from '@fachwerk/server-kit/text-file';
import { importRecalls } from './catalogue/recalls/import-recalls';
import { readConfig } from './config';
import { statGiven } from './kernel/commands/given-path';
import { NOT_READ_COMPLETELY, readArguments } from './kernel/commands/import-arguments';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';

/**
 * `node dist/recalls.entry.js recalls.json` stores the recalls of the file: their items are not sold any
 * more, and the running shop writes to their buyers. A recall with a fault is reported and left out.
 */
async function main(): Promise<void> {
  const { path, isDryRun } = readArguments();
  if (!path || statGiven(path).isDirectory())
    throw new Error('Usage: npm run recalls -- <recalls.json> [--dry-run]');
  const content = await readTextFile(path);
  await withDatabase(readConfig(), async (db) => {
    const { results, unknownItems, faults } = await importRecalls(db, content, { isDryRun });
    for (const { recallId, result } of results) print(`${recallId}: ${result}`);
    for (const { recallId, itemIds } of unknownItems)
      print(`${recallId}: not in the catalogue, so its earlier buyers are found only: ${itemIds.join(', ')}`);
    for (const { recall, field, reason } of faults)
      print(field === '' ? `${recall}: ${reason}` : `${recall}, ${field}: ${reason}`);
    if (isDryRun) print('Nothing was changed.');
    if (faults.length > 0) process.exitCode = NOT_READ_COMPLETELY;
  });
}

runCommand(main());
