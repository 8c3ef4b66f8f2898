import { basename } from 'node:path';
import { encodingOf, readTextFile } from '@fachwerk/server-kit/text-file';
import { statGiven } from './given-path';
import { importPromotions } from './promotions/import-promotions';
import { print, runCommand, withDatabase } from './with-database';

/**
 * `node dist/promotions.entry.js promotions.json` replaces all promotions by those of the file, or reports
 * its faults and changes nothing. The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const [, , path] = process.argv;
  if (!path || statGiven(path).isDirectory()) throw new Error('Usage: npm run promotions <promotions.json>');
  const encoding = await encodingOf(path);
  const content = await readTextFile(path);
  await withDatabase(async (db) => {
    print(`${basename(path)} was read as ${encoding}.`);
    const { count, faults } = await importPromotions(db, content);
    for (const { promotion, field, reason } of faults)
      print(field === '' ? `${promotion}: ${reason}` : `${promotion}, ${field}: ${reason}`);
    print(faults.length === 0 ? `${count} promotions are valid now.` : 'Nothing was changed.');
    if (faults.length > 0) process.exitCode = 2;
  });
}

runCommand(main());
