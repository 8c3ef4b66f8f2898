/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './project.mjs';
import { runShop } from './run-shop.mjs';

const IS_LONG = process.env.LONG === '1';
const OUTAGE_MS = IS_LONG ? 20_000 : 4000;
const SHOPPERS = IS_LONG ? 300 : 30;
const SHOPPING_MS = IS_LONG ? 60_000 : 6000;
const THINK_MS = 3000;

const dataDir = join(ROOT, '.cache/overload-data');
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let shop;
let lists;
let products;

/** Status, body and duration of a GET request, for a visitor with this address. */
const request = (path, address = '198.51.100.1') =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(new URL(path, shop.url), { agent, headers: { 'x-forwarded-for': address } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body,
          ms: performance.now() - start,
        });
      });
    }).on('error', reject);
  });

const hasMain = (body) =>
  /data-widget="product-(list|details)-page"[^>]*><div data-widget-root data-ssr>/.test(body);

beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  const env = { PROCESSES: '1', CATALOGUE_ITEMS: '600', TRUST_PROXY: '1' };
  shop = await runShop({ root: ROOT, dataDir, env });
  const { children } = JSON.parse((await request('/rest/navigation/')).body);
  const all = (categories) => categories.flatMap((one) => [one.url, ...all(one.children)]);
  lists = all(children);
  products = JSON.parse((await request('/rest/products/?size=48')).body).items.map(({ url }) => url);
});
afterAll(async () => {
  agent.destroy();
  await shop?.stop();
});

it('sends whole pages or a refusal to 64 clients on cold pages', async () => {
  const paths = lists.slice(0, 32).flatMap((url) => [`${url}?sort=price-asc`, `${url}?sort=price-desc`]);

  const answers = await Promise.all(paths.map((path) => request(path)));

  for (const { status, headers, body } of answers) {
    expect([200, 503]).toContain(status);
    expect(hasMain(body)).toBe(status === 200);
    if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(answers.some(({ status }) => status === 200)).toBe(true);
});

it(`serves ${SHOPPERS} shoppers who look at lists and products`, async () => {
  const answers = [];
  const end = Date.now() + SHOPPING_MS;
  const shopper = async (_none, index) => {
    await wait(Math.random() * THINK_MS);
    for (let count = index; Date.now() < end; count += 1) {
      const paths = count % 3 === 0 ? lists : products;
      answers.push(
        await request(
          paths[Math.floor(Math.random() ** 2 * paths.length)],
          `10.0.${index >> 8}.${index & 255}`,
        ),
      );
      await wait(Math.random() * 2 * THINK_MS);
    }
  };

  await Promise.all(Array.from({ length: SHOPPERS }, shopper));

  for (const { status, body } of answers) expect(hasMain(body)).toBe(status === 200);
  // Other work on the machine may cause refusals.
  if (!IS_LONG) return;
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(1000);
});

describe('while the database is stopped', () => {
  /** The server processes of the embedded PostgreSQL. */
  const signalDatabase = (signal) => {
    const [first = ''] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
    const rows = execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const children = rows.filter(([, parent]) => parent === Number(first)).map(([pid]) => pid);
    for (const pid of [Number(first), ...children])
      try {
        process.kill(pid, signal);
      } catch (error) {
        // A server process ends with its connection.
        if (error.code !== 'ESRCH') throw error;
      }
  };

  it('health answers in time, and pages in the cache are sent', async () => {
    const cached = [lists[0], products[0]];
    for (const path of cached) expect((await request(path)).status).toBe(200);

    signalDatabase('SIGSTOP');
    try {
      const end = Date.now() + OUTAGE_MS;
      do {
        const health = await request('/healthz');
        expect([health.status, JSON.parse(health.body)]).toEqual([
          503,
          { status: 'unavailable', degraded: ['database'] },
        ]);
        expect(health.ms).toBeLessThan(2000);
        for (const path of cached) {
          const { status, body } = await request(path);
          expect([path, status, hasMain(body)]).toEqual([path, 200, true]);
        }
        await wait(500);
      } while (Date.now() < end);
    } finally {
      signalDatabase('SIGCONT');
    }

    const since = Date.now();
    while ((await request('/healthz')).status !== 200) expect(Date.now() - since).toBeLessThan(10_000);
    const { status, body } = await request(`${products[1]}?after=outage`);
    expect([status, hasMain(body)]).toEqual([200, true]);
  });
});
