import { type NewOrder, placeOrder } from '../orders/lifecycle/place-order';
import { aCartToOrder } from './an-order';
import type { Purchases } from './buying-process';
import { openInstance } from './open-instance';

const [url = '', , buyers = '', ...items] = process.argv.slice(2);
const db = openInstance(url);

async function carts(): Promise<NewOrder[]> {
  const lines = items.map((itemId) => ({ itemId }));
  const orders: NewOrder[] = [];
  for (let buyer = 0; buyer < Number(buyers); buyer++)
    orders.push(await aCartToOrder(db, buyer % 2 ? lines : [...lines].reverse(), { needsPayment: false }));
  return orders;
}

async function placeAll(orders: readonly NewOrder[]): Promise<Purchases> {
  const purchases = await Promise.all(
    orders.map(async (order) => {
      const start = performance.now();
      // One statement. A deadlock would reject it: `query` does not retry.
      const { outcome } = await placeOrder(db, order, new Date());
      return { outcome, milliseconds: performance.now() - start };
    }),
  );
  return {
    outcomes: purchases.map(({ outcome }) => outcome),
    milliseconds: purchases.map(({ milliseconds }) => milliseconds),
  };
}

const fail = (error: unknown) => {
  process.stderr.write(String(error));
  process.exit(1);
};

// The carts are filled before; all processes place at the same moment, when they get a line.
carts().then((orders) => {
  process.stdout.write('ready\n');
  process.stdin.once('data', () => {
    placeAll(orders).then(
      (purchases) => process.stdout.write(JSON.stringify(purchases), () => process.exit(0)),
      fail,
    );
  });
}, fail);
