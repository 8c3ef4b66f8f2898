/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import { testServers } from '@fachwerk/database/testing';
import { readUser } from '@fachwerk/shared/calls';
import type { Checkout, UserState } from '@fachwerk/shared/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildShopApi } from '../../app';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { aContact, ADDRESS, DELIVERY, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';

const IS_LONG = process.env.LONG === '1';
const BUYERS = IS_LONG ? 1000 : 60;
const PIECES = IS_LONG ? 50 : 6;
const INSTANCES = 3;
const ITEM = '900100';

/** Sends a request until the shop has a connection to the database for it, as a browser does. */
async function repeated(send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await send();
    if (answer.statusCode !== 503) return answer;
    await wait(Number(answer.headers['retry-after']) * 1000);
  }
}

describe.each(testServers)('the last pieces on %s', (server) => {
  let shop: TestShop;
  let instances: FastifyInstance[];
  beforeAll(async () => {
    shop = await openTestShop(server, { payments: UNREACHABLE_PROVIDER }, [
      aProduct({ productId: '9001', items: [anItem({ itemId: ITEM, onlineStock: PIECES })] }),
    ]);
    const others = Array.from({ length: INSTANCES - 1 }, () =>
      buildShopApi({
        databaseUrl: shop.databaseUrl,
        publicUrl: PUBLIC_URL,
        sessionSecret: 'a secret for tests',
        payments: UNREACHABLE_PROVIDER,
      }),
    );
    instances = [shop.app, ...(await Promise.all(others))];
  });
  afterAll(async () => {
    for (const instance of instances.slice(1)) await instance.close();
    await shop.close();
  });

  /** A visitor with a piece in the cart. */
  async function fillCart(buyer: number): Promise<Visitor> {
    const address = `10.0.${Math.floor(buyer / 250)}.${buyer % 250}`;
    const visitor = new Visitor(instances[buyer % INSTANCES] ?? shop.app, address);
    visitor.csrf = (await repeated(() => visitor.get(readUser.path))).json<UserState>().csrf.value;
    const added = await repeated(() => visitor.post('/basket/add/', { itemId: ITEM, quantity: 1 }));
    expect(added.statusCode).toBe(200);
    return visitor;
  }

  /** From the cart to the order; returns the statuses of all answers but 503, which a browser repeats. */
  async function buy(visitor: Visitor): Promise<{ statuses: number[]; milliseconds: number }> {
    const statuses: number[] = [];
    const send = async (path: string, fields: Record<string, string | number>, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      statuses.push((await repeated(() => visitor.post(path, fields, headers))).statusCode);
    };
    await send('/rest/checkout/start/', {});
    await send('/rest/checkout/contact/', aContact());
    await send('/rest/checkout/delivery/', DELIVERY);
    await send('/rest/checkout/address/', ADDRESS);
    await send('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    const { sum, review } = (await repeated(() => visitor.get('/rest/checkout/'))).json<Checkout>();
    const start = performance.now();
    await send('/rest/checkout/submit/', { acceptedTotal: sum.total.value }, review?.submitKey ?? 'none');
    return { statuses, milliseconds: performance.now() - start };
  }

  it('become as many orders of buyers who come at once to three instances; the others are refused', async () => {
    // First all carts: a sold-out item cannot be added.
    const visitors = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => fillCart(buyer)));
    const bought = await Promise.all(visitors.map(buy));

    const times = bought.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
    process.stdout.write(`${server}: ${BUYERS} checkouts at once: p95 of the submit ${p95} ms\n`);
    const last = bought.map(({ statuses }) => statuses.at(-1));
    expect(last.filter((status) => status === 201)).toHaveLength(PIECES);
    expect(last.filter((status) => status === 412)).toHaveLength(BUYERS - PIECES);
    expect([...new Set(bought.flatMap(({ statuses }) => statuses))].sort()).toEqual([200, 201, 412]);
    expect(await shop.db.query('select count(*)::int as n from shop_order')).toEqual([{ n: PIECES }]);
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });
});
