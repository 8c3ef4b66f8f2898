import { berlinDate, calendarDay } from '@fachwerk/shared/time';
import { findSupplies } from './catalogue/supply/item-supplies';
import { readConfig } from './config';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';

/**
 * `node dist/who-supplied.entry.js 80000002 2026-11-01` prints who supplied an item on a day, today by
 * default, and what was stated before. The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const today = berlinDate(new Date().toISOString());
  const [itemId, given = today] = process.argv.slice(2);
  const day = calendarDay(given);
  if (itemId === undefined || day === null || day > today)
    throw new Error('Usage: npm run who-supplied <article number> [day up to today such as 2026-11-01]');
  await withDatabase(readConfig(), async (db) => {
    const supplies = await findSupplies(db, itemId, day);
    for (const { validFrom, supplier, euOperator, dueDiligence } of supplies)
      print(
        `${itemId} from ${validFrom}: supplier ${supplier ?? '-'}; EU operator ${euOperator ?? '-'}; ` +
          `due diligence ${dueDiligence ?? '-'}`,
      );
    if (supplies.length > 0) return;
    print(`No supplier of ${itemId} is known on ${day}.`);
    process.exitCode = 2;
  });
}

runCommand(main());
