import { join } from 'node:path';
import { openDatabase, startEmbeddedPostgres } from '@fachwerk/database';
import { readConfig } from './config';
import { findStockDifferences } from './stock/stock-differences';

const print = (message: string): void => void process.stdout.write(`${message}\n`);

/** `node dist/check-stock.entry.js` prints wrong balances of stock. The shop may run meanwhile. */
async function main(): Promise<void> {
  const config = readConfig();
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: print });
  const db = openDatabase({ url: config.databaseUrl ?? embedded?.url ?? '', maxConnections: 1 });
  try {
    const differences = await findStockDifferences(db);
    for (const { itemId, locationId, ...figures } of differences)
      print(`${itemId} in ${locationId}: ${JSON.stringify(figures)}`);
    print(`${differences.length} differences between stock, ledger, holds and allocations.`);
    if (differences.length > 0) process.exitCode = 2;
  } finally {
    await db.close();
    if (embedded?.isOurs) await embedded.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
