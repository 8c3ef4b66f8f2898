import { readConfig } from './config';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';
import { findStockDifferences } from './stores/stock/stock-differences';

/** `node dist/check-stock.entry.js` prints wrong balances of stock. The shop may run meanwhile. */
const main = (): Promise<void> =>
  withDatabase(readConfig(), async (db) => {
    const differences = await findStockDifferences(db);
    for (const { itemId, locationId, ...figures } of differences)
      print(`${itemId} in ${locationId}: ${JSON.stringify(figures)}`);
    print(`${differences.length} differences between stock, ledger, holds and allocations.`);
    if (differences.length > 0) process.exitCode = 2;
  });

runCommand(main());
