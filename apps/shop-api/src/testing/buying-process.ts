import { allocateStock } from '../stores/stock/stock-reservations';
import { openInstance } from './open-instance';

/** What one of the processes did, in the order of its buyers. */
export interface Purchases {
  outcomes: string[];
  milliseconds: number[];
}

/**
 * Each buyer of the process allocates the same two items at once. Arguments: address of the database, name of
 * the process, buyers, items.
 */
async function buy([url = '', name = '', buyers = '', ...items]: string[]): Promise<Purchases> {
  const db = openInstance(url);
  const lines = items.map((itemId) => ({ itemId, locationId: 'online', quantity: 1 }));
  const reversed = [...lines].reverse();
  const purchases = await Promise.all(
    Array.from({ length: Number(buyers) }, async (_, buyer) => {
      const start = performance.now();
      // The order of the lines differs. A deadlock would reject one of the calls: `query` does not retry.
      const { outcome } = await allocateStock(db, buyer % 2 ? lines : reversed, null, {
        cause: 'order',
        reference: `${name}-${buyer}`,
      });
      return { outcome, milliseconds: performance.now() - start };
    }),
  );
  await db.close();
  return {
    outcomes: purchases.map(({ outcome }) => outcome),
    milliseconds: purchases.map(({ milliseconds }) => milliseconds),
  };
}

// All processes begin at the same moment: when they get a line.
process.stdout.write('ready\n');
process.stdin.once('data', () => {
  buy(process.argv.slice(2)).then(
    (purchases) => process.stdout.write(JSON.stringify(purchases), () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(String(error));
      process.exit(1);
    },
  );
});
