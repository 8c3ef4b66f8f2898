/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aSecondLater, cmsForTests } from '../testing/start-cms';

const start = cmsForTests();
/** A server that has composed nothing yet. */
const startAnew = () => start({});

const linkIn = (body: string) => {
  const [, address = '', integrity = ''] =
    /href="(\/pages\/styles\/[^"]+)" integrity="([^"]+)"/.exec(body) ?? [];
  return { address, integrity };
};
const singleLinks = (body: string) =>
  Array.from(body.matchAll(/<link rel="stylesheet" href="(\/(?:shell|assets)\/[^"]+)"/g), ([, href]) => href);
const SINGLE = ['/shell/1/page.css', '/assets/example/1/browser/greeting.css'];

describe('the style sheet of a page', () => {
  it('has the rules of all its sheets in their order, once, under the hash in the link', async () => {
    const { get } = await start();

    const { address, integrity } = linkIn((await get('/g/Anna/')).body);
    const sheet = await get(address);

    expect(sheet.statusCode).toBe(200);
    expect(sheet.body).toBe('.page{color:red}.button{margin:0}\n.greeting{color:red}');
    expect(integrity).toBe(`sha256-${createHash('sha256').update(sheet.body).digest('base64')}`);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('is compressed', async () => {
    const { get } = await start();
    const { address } = linkIn((await get('/')).body);
    const plain = await get(address);

    const br = await get(address, { 'accept-encoding': 'gzip, br' });
    const gzip = await get(address, { 'accept-encoding': 'gzip' });

    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('is composed once for all pages with these widgets', async () => {
    const { get, shop } = await startAnew();
    await get('/g/Anna/');
    await get('/g/Berta/');

    expect(shop.styleCalls.sort()).toEqual([...SINGLE].sort());
  });

  it('follows the release', async () => {
    const { get, shop } = await start();
    await get('/g/Anna/');
    shop.publish('2');
    aSecondLater();

    const { body } = await get('/g/Anna/');

    expect(linkIn(body).address).toContain('assets/example/2/browser/greeting.css');
  });
});

describe('without a composed style sheet a page links the single ones', () => {
  const [, greeting = ''] = SINGLE;
  it.each([
    ['is missing', 404],
    ['has another hash', '.greeting{color:blue}'],
  ])('if one %s', async (_what, answer) => {
    const { get, shop, log } = await startAnew();
    shop.styles[greeting] = answer;

    const { body, statusCode } = await get('/g/Anna/');

    expect(statusCode).toBe(200);
    expect(linkIn(body).address).toBe('');
    expect(singleLinks(body)).toEqual(SINGLE);
    expect(log.filter((line) => line.includes('No composed style sheet'))).toHaveLength(1);
  });
});

describe('an address of a composed style sheet', () => {
  it('is answered after a restart and by another instance', async () => {
    const first = await start();
    const { address } = linkIn((await first.get('/g/Anna/')).body);
    const { body } = await first.get(address);

    const { get } = await startAnew();

    expect(await get(address)).toMatchObject({ statusCode: 200, body });
  });

  it('of a version that is not live any more is answered with exactly its content', async () => {
    const { get, shop } = await startAnew();
    const { address } = linkIn((await get('/g/Anna/')).body);
    const old = address.replaceAll('example/1/', 'example/0/');

    // The example sheets of all versions are equal.
    expect(await get(old)).toMatchObject({ statusCode: 200, body: (await get(address)).body });
    shop.styles['/assets/example/0/browser/lazy.css'] = '.lazy{color:blue}';
    const other = old.replace('greeting.css', 'lazy.css');
    expect(await get(other)).toMatchObject({ statusCode: 404, body: '' });
  });

  it.each([
    ['without its parts', (address: string) => address.replace(/\?.*/, '')],
    ['with another hash', (address: string) => address.replace(/styles\/..../, 'styles/abcd')],
    ['with parts in another order', (address: string) => address.replace(/of=(.*),(.*)/, 'of=$2,$1')],
    ['with a part elsewhere', (address: string) => address.replace('of=', 'of=rest/../')],
    ['with a part of another server', (address: string) => address.replace('of=', 'of=/evil.example/x.css,')],
    ['with a script', (address: string) => address.replace('greeting.css', 'greeting.js')],
    ['with more parts than a page has', (address: string) => address + ',shell/1/page.css'.repeat(100)],
    ['given twice', (address: string) => `${address}&of=shell/1/page.css`],
  ])('%s is unknown', async (_what, change) => {
    const { get } = await start();
    const { address } = linkIn((await get('/g/Anna/')).body);

    const answer = await get(change(address));

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that is unknown gets 503 while four others are being composed', async () => {
    const { get } = await startAnew();
    const { address } = linkIn((await get('/g/Anna/')).body);
    const madeUp = [2, 3, 4, 5, 6].map((version) => address.replace('example/1/', `example/${version}/`));
    const other = (one: string) => one.replace('greeting.css', 'lazy.css');

    const [known, ...unknown] = await Promise.all([address, ...madeUp.map(other)].map((one) => get(one)));

    expect(known?.statusCode).toBe(200);
    expect(unknown.map(({ statusCode }) => statusCode).sort()).toContain(503);
    expect((await get(other(madeUp[4] ?? ''))).statusCode).toBe(404);
  });
});
