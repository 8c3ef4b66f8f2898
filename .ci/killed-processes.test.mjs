/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './project.mjs';
import { freePort, runShop } from './run-shop.mjs';

const IS_LONG = process.env.LONG === '1';
/** Every third kill ends the whole shop, the others one of its processes. */
const KILLS = IS_LONG ? 30 : 3;
/** On an idle machine (`LONG=1`); with other work on it the start takes longer. */
const READY_MS = IS_LONG ? 5000 : 60_000;
const SHOPPERS = 6;
const PAUSE_MS = 100;
/** A request without an answer after this time is sent again. */
const ANSWER_MS = 10_000;

const dataDir = join(ROOT, '.cache/killed-data');
let port;
let shop;

const start = async () => {
  const begin = Date.now();
  shop = await runShop({
    root: ROOT,
    dataDir,
    port,
    env: { PROCESSES: '2', CATALOGUE_ITEMS: '200', CHANGES_PER_MINUTE: '1000000', DEV_MAILBOX: 'true' },
  });
  return Date.now() - begin;
};

/** Process ids of the serving processes. */
const serving = () =>
  execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => row && Number(row[2]) === shop.pid && row[3].includes('all-in-one/dist/server.js'))
    .map(([, pid]) => Number(pid));

/** A visitor with a session who adds items to the cart until `stop`. */
class Shopper {
  acknowledged = new Map();
  isOver = false;

  constructor(itemIds) {
    this.itemIds = itemIds;
  }

  async open() {
    const response = await retry(() => fetch(`${shop.url}/rest/user/`));
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    this.csrf = (await response.json()).csrf.value;
  }

  async run() {
    for (let count = 0; !this.isOver; count += 1) {
      const itemId = this.itemIds[count % this.itemIds.length];
      const key = randomUUID();
      // The same key: a change whose answer was lost counts once.
      const response = await retry(() => this.add(itemId, key));
      if (response.status === 200) this.acknowledged.set(itemId, (this.acknowledged.get(itemId) ?? 0) + 1);
      await wait(PAUSE_MS);
    }
  }

  add(itemId, key) {
    return fetch(`${shop.url}/basket/add/`, {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        ...{ cookie: this.cookie, 'x-csrf-token': this.csrf, 'idempotency-key': key },
        ...{ accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      },
      body: new URLSearchParams({ itemId, quantity: '1' }),
    });
  }

  async positions() {
    const response = await fetch(`${shop.url}/rest/basket/`, { headers: { cookie: this.cookie } });
    return (await response.json()).onlineCart.positions;
  }
}

/** Until there is an answer that is not a failure of the server. */
async function retry(request) {
  for (;;) {
    const response = await request().catch(() => undefined);
    if (response && response.status < 500) return response;
    await wait(50);
  }
}

beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  port = await freePort();
  await start();
}, 240_000);
afterAll(() => shop?.stop(), 60_000);

it(`loses no acknowledged change of a cart in ${KILLS} kills, and is ready again in time`, async () => {
  const { items } = await (await fetch(`${shop.url}/rest/products/?sort=popularity&size=24`)).json();
  const scout = new Shopper([]);
  await scout.open();
  for (const { itemId } of items) await scout.add(itemId, randomUUID());
  const itemIds = (await scout.positions())
    .filter(({ maxStock }) => maxStock >= 100)
    .map(({ itemId }) => itemId);
  const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(itemIds));
  for (const shopper of shoppers) await shopper.open();
  const runs = shoppers.map((shopper) => shopper.run());

  const times = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await wait(500 + Math.random() * 1000);
    if (kill % 3 === 0) {
      process.kill(shop.pid, 'SIGKILL');
      times.push(await start());
    } else {
      while (serving().length < 2) await wait(50);
      const begin = Date.now();
      process.kill(serving()[kill % 2], 'SIGKILL');
      await retry(() => fetch(`${shop.url}/healthz`, { headers: { connection: 'close' } }));
      times.push(Date.now() - begin);
    }
  }
  for (const shopper of shoppers) shopper.isOver = true;
  await Promise.all(runs);
  if (IS_LONG) console.log(`Milliseconds until the shop answered again: ${times.join(', ')}`);

  for (const shopper of shoppers) {
    expect(shopper.acknowledged.size).toBeGreaterThan(0);
    const inCart = (await shopper.positions()).map(({ itemId, quantity }) => [itemId, quantity]);
    expect(new Map(inCart)).toEqual(shopper.acknowledged);
  }
  expect(times.filter((time) => time >= READY_MS)).toEqual([]);
}, 1_200_000);
