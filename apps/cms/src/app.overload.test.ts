/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import type { FakeShop } from './testing/fake-shop';
import { median } from './testing/median';
import { aSecondLater, cmsForTests, type RunningCms } from './testing/start-cms';

const start = cmsForTests();

const hasMain = (body: string) => body.includes('<h1 id="kauf">Hammer</h1>');
const hasTeaser = (body = '') => body.includes('Passt zu /advice/');
/** The health check requests the version of the catalogue, as pages do in the background. */
const confirmData = (get: RunningCms['get']) => get('/healthz');
const ERROR_PAGE = 'Das hat leider nicht geklappt';

describe('a page whose main widget has no HTML', () => {
  it.each([
    ['its data is missing', (shop: FakeShop) => void (shop.product = 500)],
    ['it is late', (shop: FakeShop) => shop.holdProduct()],
  ])('is 503 when %s, for search engines and caches', async (_why, fail) => {
    const { shop, get } = await start({ deadlineMs: 1500 });
    await get('/g/Anna/');
    const release = fail(shop);

    const { statusCode, headers, body } = await get('/p/1/');
    release?.();

    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(body).toContain('data-widget="product"');
    expect(body).toContain('Hallo Kopf');
  });
});

describe('under overload', () => {
  it('64 clients on cold pages get whole pages or a refusal', async () => {
    const { shop, get } = await start({ keepMs: 10_000, deadlineMs: 20_000 });
    shop.productDelayMs = 150;
    await get('/p/0/');

    const pages = await Promise.all(Array.from({ length: 64 }, (_, index) => get(`/p/${index + 1}/`)));

    const whole = pages.filter(({ statusCode, body }) => statusCode === 200 && hasMain(body));
    const refused = pages.filter(({ statusCode }) => statusCode === 503);
    expect(whole.length + refused.length).toBe(64);
    expect(whole.length).toBeGreaterThan(10);
    for (const { headers, body } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain(ERROR_PAGE);
    }
  });

  it('extra widgets leave first, the product and the frame never', async () => {
    const { shop, get } = await start({ keepMs: 10_000, deadlineMs: 20_000 });
    shop.productDelayMs = 150;
    await get('/advice/0/');

    const pages = await Promise.all(Array.from({ length: 48 }, (_, index) => get(`/advice/${index + 1}/`)));

    const sent = pages.filter(({ statusCode }) => statusCode === 200);
    for (const { body } of sent) {
      expect(hasMain(body)).toBe(true);
      expect(body).toContain('Hallo Kopf');
    }
    const sparing = sent.filter(({ body }) => body.includes('data-left-out'));
    // Those that did not wait leave nothing out.
    expect(pages[0]?.body).not.toContain('data-left-out');
    expect(sparing.length).toBeGreaterThan(0);
    for (const { body, headers } of sparing) {
      expect(hasTeaser(body)).toBe(false);
      expect(body).toMatch(/class="[^"]*page-reserve-4" data-widget="teaser" data-left-out/);
      expect(headers['cache-control']).toBe('no-store');
    }
    // When no page waits, the same address is whole again.
    const path = `/advice/${pages.indexOf(sparing[0] as (typeof pages)[0]) + 1}/`;
    const later = await get(path);
    expect(hasTeaser(later.body)).toBe(true);
    expect(later.headers['cache-control']).toMatch(/^public/);
  });

  it('one client with many cold pages does not keep others waiting', async () => {
    const { shop, get } = await start({ keepMs: 10_000, proxies: 1, deadlineMs: 20_000 });
    shop.productDelayMs = 40;
    await get('/p/0/');
    let isOver = false;
    let started = 0;
    let finished = 0;
    const flood = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        await get(`/p/f${(started += 1)}/`, { 'x-forwarded-for': '203.0.113.7' });
        finished += 1;
      }
    });

    /** How many pages of the one client were sent while a visitor waited. */
    const before: number[] = [];
    for (let visitor = 0; visitor < 15; visitor += 1) {
      const since = finished;
      const { statusCode, body } = await get(`/p/v${visitor}/`, {
        'x-forwarded-for': `198.51.100.${visitor}`,
      });
      before.push(finished - since);
      expect([statusCode, hasMain(body)]).toEqual([200, true]);
    }
    isOver = true;
    await Promise.all(flood);

    // Those that are rendered with its own page. Without turns it waits for all 20 before.
    expect(median(before)).toBeLessThan(12);
  });

  it('pages in the cache go on being sent when they cannot be composed', async () => {
    const { shop, get } = await start({ keepMs: 100 });
    const encoding = { 'accept-encoding': 'br' };
    const first = await get('/p/1/', encoding);
    shop.product = 500;
    // Changed data, so that the page may not be sent without an attempt.
    shop.dataVersion = '2';
    aSecondLater();
    await confirmData(get);

    const again = await get('/p/1/', encoding);

    expect(again.statusCode).toBe(200);
    expect(hasMain(brotliDecompressSync(again.rawPayload).toString())).toBe(true);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(Number(again.headers.age)).toBeGreaterThanOrEqual(1);
  });
});

describe('cached pages', () => {
  it('show changed data about a second later, and are the same for all visitors until then', async () => {
    const { shop, get } = await start({ keepMs: 60_000 });
    const first = await get('/p/1/');
    shop.product = { name: 'Hammer', page: { title: 'Neu' } };
    expect((await get('/p/1/', { cookie: 'session=anna' })).body).toBe(first.body);

    shop.dataVersion = '2';
    aSecondLater();
    await confirmData(get);

    expect((await get('/p/1/')).body).toContain('<title>Neu');
  });

  it('are other ones for another mode, host or release', async () => {
    const { shop, get } = await start({ keepMs: 60_000 });
    const own = await get('/p/1/');

    const others = [
      await get('/p/1/', { cookie: 'mode=prohibis' }),
      await get('/p/1/', { host: 'other.example' }),
    ];
    shop.publish('2');
    aSecondLater();
    others.push(await get('/p/1/'));

    expect(new Set([own, ...others].map(({ body }) => body)).size).toBe(4);
  });
});

describe('the health of the page server', () => {
  it('names what is degraded, in time', async () => {
    const { shop, get } = await start();
    await get('/g/Anna/');
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });

    shop.dataVersion = undefined;
    shop.isRegistryDown = true;

    const answer = await get('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'degraded', degraded: ['registry', 'api'] },
    ]);
  });
});
