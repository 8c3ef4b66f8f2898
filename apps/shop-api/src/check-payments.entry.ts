import { readConfig } from './config';
import { print, runCommand, withDatabase } from './kernel/commands/with-database';
import { createProviders } from './orders/payments/create-providers';
import { readPaymentConfig } from './orders/payments/payment-config';
import { findPaymentDifferences } from './orders/payments/reconcile';

const DAYS = 60;

/**
 * `node dist/check-payments.entry.js [days]` compares payment providers and books and prints the differences.
 * The shop may run meanwhile.
 */
async function main(): Promise<void> {
  const days = Number(process.argv[2] ?? DAYS);
  if (!(days > 0)) throw new Error('A number of days is expected.');
  const since = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const providers = createProviders(readPaymentConfig(process.env));
  await withDatabase(readConfig(), async (db) => {
    const differences = await findPaymentDifferences({ db, providers, since });
    for (const { paymentId, orderId = '', what } of differences) print(`${paymentId} ${orderId}: ${what}`);
    print(`${differences.length} differences between payment providers and books.`);
    if (differences.length > 0) process.exitCode = 2;
  });
}

runCommand(main());
