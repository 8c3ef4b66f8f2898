import { basename } from 'node:path';
import { encodingOf, readTextFile } from '@fachwerk/server-kit/text-file';
import { readConfig } from './config';
import { statGiven } from './kernel/commands/given-path';
import { NEEDS_CONFIRMATION, NOT_READ_COMPLETELY, readArguments } from './kernel/commands/import-arguments';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';
import { describeChanges } from './kernel/import/import-changes';
import { importVehicles } from './rental/vehicles/import-vehicles';

/**
 * `node dist/vehicles.entry.js vehicles.json` makes the vehicles of the file those that stores rent out, or
 * reports its faults and changes nothing. The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const { path, isDryRun, isConfirmed } = readArguments();
  if (!path || statGiven(path).isDirectory())
    throw new Error('Usage: npm run import-vehicles <vehicles.json> [--dry-run] [--confirm]');
  const encoding = await encodingOf(path);
  const content = await readTextFile(path);
  const { endedPercent } = readConfig().importLimits;
  await withDatabase(readConfig(), async (db) => {
    print(`${basename(path)} was read as ${encoding}.`);
    const done = await importVehicles(db, content, { endedPercent, isDryRun, isConfirmed });
    for (const line of describeChanges(done.changes)) print(line);
    for (const { vehicle, field, reason } of done.faults)
      print(field === '' ? `${vehicle}: ${reason}` : `${vehicle}, ${field}: ${reason}`);
    if (!isConfirmed) for (const refusal of done.refusals) print(`Needs --confirm: ${refusal}`);
    print(done.isWritten ? `${done.count} vehicles are rented out now.` : 'Nothing was changed.');
    if (done.faults.length > 0) process.exitCode = NOT_READ_COMPLETELY;
    else if (done.refusals.length > 0 && !isConfirmed) process.exitCode = NEEDS_CONFIRMATION;
  });
}

runCommand(main());
