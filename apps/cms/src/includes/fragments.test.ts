/** @jest-environment node */
import { exampleCss } from '../testing/fake-shop';
import { exampleNodeFile, integrityOf } from '../testing/node-files';
import { cmsForTests, releaseIn } from '../testing/start-cms';

// The bytes of a page change with the minute.
jest.mock('../page/render-instant', () => ({ renderInstant: () => '2026-11-22T10:00:00.000Z' }));

const start = cmsForTests();

const fragment = (widget: string, props: unknown, more = '') =>
  `/fragments/${widget}?props=${encodeURIComponent(JSON.stringify(props))}${more}`;
const ANNA = fragment('greeting', { name: 'Anna' });

describe('a fragment', () => {
  it('is the element of our own pages: server HTML, props, data', async () => {
    const { get } = await start();

    const { body, statusCode, headers } = await get(fragment('greeting', { name: 'Anna' }, '&id=gruss'));

    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /^<div id="gruss" data-widget="greeting" data-props="\{&quot;name&quot;:&quot;Anna&quot;\}"><div data-widget-root data-ssr><p id="[^"]*gruss[^"]*">Hallo Anna aus der API<\/p><\/div><script type="application\/json" data-widget-data>.*<\/script><\/div>\n$/,
    );
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([ANNA, '/fragments/head?widgets=greeting', '/fragments/release', '/fragments/nobody'])(
    'is not listed by search engines and never shown by a browser that opens it: %s',
    async (url) => {
      const { get } = await start();

      expect((await get(url)).headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'content-disposition': 'attachment; filename="fragment.txt"',
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/) as string,
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('lists the files it needs, with their hashes', async () => {
    const { get } = await start();

    const { link } = (await get(ANNA)).headers;

    expect(link).toContain(
      `<http://shop.example/assets/example/1/browser/greeting.css>; rel=preload; as=style; crossorigin=anonymous; integrity="${integrityOf(exampleCss('greeting'))}"`,
    );
    expect(link).toContain('<http://shop.example/shell/1/guest.css>; rel=preload; as=style');
    expect(link).toContain('<http://shop.example/shell/1/shell.js>; rel=preload; as=script');
  });

  it('may be cached like a public page, with identical bytes for all visitors', async () => {
    const { get } = await start();
    const { body, headers } = await get(ANNA);
    const other = await get(ANNA, { cookie: 'session=anna; mode=prohibis' });

    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(other.body).toBe(body);
    expect((await get(ANNA, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('shows a trial to its visitors only, and its head the same one', async () => {
    const { shop, get } = await start();
    shop.tryOut('2', 50, exampleNodeFile('Neu'));
    const buckets = Array.from({ length: 20 }, (_, index) => index * 500);

    for (const bucket of buckets) {
      const cookie = `bucket=${bucket}`;
      const part = await get(ANNA, { cookie });
      const head = await get('/fragments/head?widgets=greeting', { cookie });
      const isNew = part.body.includes('Neu Anna');
      expect(releaseIn(head.body).mfes.example?.version).toBe(isNew ? '2' : '1');
      expect(head.headers['x-release']).toBe(part.headers['x-release']);
      for (const { headers } of [part, head])
        expect(headers['cache-control']).toMatch(isNew ? /^private, no-cache$/ : /^public/);
    }
  });

  it.each([
    ['/fragments/greeting?props={', 400, /props must be a JSON object/],
    ['/fragments/greeting?props=[1]', 400, /props must be a JSON object/],
    ['/fragments/greeting', 400, /field "name": expected a text/],
    [`${ANNA}&id=1%22%3E`, 400, /id must begin with a letter/],
    [`${ANNA}&id=a&id=b`, 400, /once each/],
    [`${ANNA}&page=https://evil.example/`, 400, /page must be the path/],
    [`${ANNA}&page=//evil.example/`, 400, /page must be the path/],
    ['/fragments/cart', 400, /data of the visitor/],
    ['/fragments/nobody', 404, /widget "nobody"/],
    ['/fragments/__proto__', 404, /widget/],
    ['/fragments/head', 400, /widgets is missing/],
  ])('%s answers %i and says why, in a comment', async (url, status, reason) => {
    const { get } = await start();

    const { body, statusCode, headers } = await get(url);

    expect(statusCode).toBe(status);
    expect(body).toMatch(/^<!-- Fachwerk: [^<>]* -->\n$/);
    expect(body).toMatch(reason);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('cannot break out of the comment', async () => {
    const { get } = await start();

    const { body } = await get(`/fragments/${encodeURIComponent('--><script>alert(1)</script>')}`);

    expect(body).not.toMatch(/<script|-->./);
  });

  it('that cannot be rendered is the empty element, for a moment', async () => {
    const { get } = await start();

    const { body, statusCode, headers } = await get('/fragments/throws?id=kaputt');

    expect(statusCode).toBe(503);
    expect(body).toBe('<div id="kaputt" class="page-reserve-4" data-widget="throws"></div>\n');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=5', 'retry-after': '5' });
  });

  it('has absolute addresses of the shop in all links', async () => {
    const { shop, get } = await start({ publicUrl: 'https://www.shop.example' });
    shop.product = { name: 'Hammer', url: '/p/hammer-1/' };

    expect((await get('/fragments/product', { host: 'intern:8080' })).body).toContain(
      '"url":"https://www.shop.example/p/hammer-1/"',
    );
  });

  it('leads links in settings and in loaded data to the shop, also in what hydration gets', async () => {
    const { get } = await start({ publicUrl: 'https://www.shop.example' });

    const { body } = await get(fragment('link', { href: '/c/holz/' }));

    const [, rendered, data] = /data-ssr>(.*?)<\/div>(.*)/.exec(body) ?? [];
    expect(rendered).toBe(
      '<p><a href="https://www.shop.example/c/holz/"></a><a href="https://www.shop.example/c/holz/"></a></p>',
    );
    expect(data).toContain('"props":{"href":"https://www.shop.example/c/holz/"}');
    expect(data).toContain('"data":{"link":"https://www.shop.example/c/holz/"}');
  });
});

describe('the head of fragments', () => {
  it('links styles and the shell with hashes, and contains release and addresses', async () => {
    const { get } = await start({ publicUrl: 'https://www.shop.example' });

    const { body } = await get('/fragments/head?widgets=greeting,lazy,nobody');

    expect(body).toContain(
      '<link rel="stylesheet" href="https://www.shop.example/shell/1/guest.css" integrity="sha384-guest" crossorigin="anonymous">',
    );
    expect(body).toContain(
      `/assets/example/1/browser/lazy.css" integrity="${integrityOf(exampleCss('lazy'))}"`,
    );
    expect(body).toContain(
      '<script src="https://www.shop.example/shell/1/shell.js" integrity="sha384-shell" crossorigin="anonymous" defer></script>',
    );
    expect(body).not.toContain('page.css');
    expect(body).toContain('<!-- Fachwerk: no live micro-frontend offers a widget "nobody" -->');
    expect(Object.keys(releaseIn(body).widgets)).toEqual(['greeting', 'lazy']);
    const config = JSON.parse(/id="fachwerk-config">(.*?)<\/script>/.exec(body)?.[1] ?? '') as object;
    expect(config).toMatchObject({
      apiOrigin: 'https://www.shop.example',
      pageUrls: { basket: 'https://www.shop.example/basket/' },
    });
  });
});

it('a cache can request the release of a visitor without a page', async () => {
  const { shop, get } = await start();
  shop.tryOut('3', 100);

  const answer = await get('/fragments/release', { cookie: 'bucket=1' });

  expect(answer.statusCode).toBe(204);
  expect(answer.headers['x-release']).toBe((await get('/', { cookie: 'bucket=1' })).headers['x-release']);
});
