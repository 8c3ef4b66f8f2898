/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import type { CmsOptions } from './app';
import type { FakeShop } from './testing/fake-shop';
import { exampleNodeFile } from './testing/node-files';
import { aSecondLater, cmsForTests, type RunningCms } from './testing/start-cms';

// The bytes of a page change with the minute.
jest.mock('./page/render-instant', () => ({ renderInstant: () => '2026-11-22T10:00:00.000Z' }));

const serve = cmsForTests();
let shop: FakeShop;
let cms: RunningCms['cms'];
let get: RunningCms['get'];
const start = async (options?: Partial<CmsOptions>) => ({ shop, cms, get } = await serve(options));

describe('a page', () => {
  it('has its widgets in the HTML, with the data and texts they were made with', async () => {
    await start();

    const { body, statusCode } = await get('/g/Anna/');

    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /<div id="w2" class="fw-container page-widget" data-widget="greeting"><div data-widget-root data-ssr><p id="[^"]*w2[^"]*">Hallo Anna aus der API<\/p>/,
    );
    const data = /data-widget-data>(.*?)<\/script>/.exec(body.slice(body.indexOf('id="w2"')))?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({ props: { name: 'Anna' } });
    expect(body.match(/"greeting.end":"aus der API"/g)).toHaveLength(1);
    expect(body).toMatch(/id="fachwerk-messages">[^<]*"greeting.end":"aus der API"[^<]*<\/script>/);
  });

  it('links the files of its own widgets only, each with its integrity', async () => {
    await start();

    const { body } = await get('/');

    expect(body).toMatch(
      /<link rel="stylesheet" href="\/pages\/styles\/[\w-]{22}\.css\?of=shell\/1\/page\.css,assets\/example\/1\/browser\/greeting\.css,assets\/example\/1\/browser\/lazy\.css" integrity="sha256-[^"]{44}" crossorigin="anonymous">/,
    );
    expect(body).toContain(
      '<script src="/shell/1/shell.js" integrity="sha384-shell" crossorigin="anonymous" defer>',
    );
    // The shell loads it when the page is complete.
    expect(body).not.toContain('href="/assets/example/1/browser/greeting.js"');
    expect(body).toContain('"/assets/example/1/browser/greeting.js":"sha384-greeting-js"');
    // Needed only when visible.
    expect(body).not.toContain('href="/assets/example/1/browser/lazy.js"');
    expect(body).not.toContain('product.css');
    const release = JSON.parse(/id="fachwerk-release">(.*?)<\/script>/.exec(body)?.[1] ?? '') as {
      mfes: object;
      widgets: object;
    };
    expect(Object.keys(release.widgets)).toEqual(['greeting', 'lazy']);
    expect(Object.keys(release.mfes)).toEqual(['example']);
    // Entries contain the files of widgets that do not hydrate at load; the page does not list them again.
    expect(JSON.stringify(release)).not.toMatch(/lazy\.(js|css)/);
  });

  it('starts with a way to its content', async () => {
    await start();

    const { body } = await get('/');

    expect(body).toMatch(/<body>\s*<a class="fw-skip-link" href="#inhalt">Zum Inhalt springen<\/a>\s*<(?!a)/);
    expect(body).toContain('<main id="inhalt" tabindex="-1">');
    expect(body).toContain('<html lang="de">');
  });

  it('has a second way where its main widget names one', async () => {
    await start();

    expect((await get('/p/1/')).body).toContain('<a class="fw-skip-link" href="#kauf">Zum Kauf</a>');
  });

  it('takes title, canonical address and structured data from its main widget and escapes them', async () => {
    await start();

    const { body } = await get('/p/1/');

    expect(body).toContain('<title>Hammer &lt;/title&gt;&lt;script&gt; | Fachwerk</title>');
    expect(body).toContain('<link rel="canonical" href="http://shop.example/p/hammer-1/">');
    expect(body).not.toContain('<script>alert(1)');
    expect(body).toContain('\\u003c/script>');
  });

  it('is none when its main widget refuses a part of the address', async () => {
    await start();

    expect((await get('/only/Anna/')).statusCode).toBe(200);
    const { body, statusCode } = await get(`/only/${'x'.repeat(201)}/`);

    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Nicht gefunden');
  });

  it('escapes everything taken from the address', async () => {
    await start();

    const { body } = await get(`/g/${encodeURIComponent('"\'><script>alert(1)<')}/?q=%3Cscript%3Ealert(2)`);

    expect(body).not.toContain('<script>alert');
    expect(body).toContain('Hallo &quot;&#x27;&gt;&lt;script&gt;alert(1)&lt; aus der API');
    expect(body).toContain(String.raw`{"name":"\"'>\u003cscript>alert(1)\u003c"}`);
  });

  it('keeps the space of a widget that cannot be rendered, and is not kept in caches', async () => {
    await start();

    const { body, statusCode, headers } = await get('/broken/');

    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<div id="w2" class="fw-container page-widget page-reserve-4" data-widget="throws"></div>',
    );
    expect(body).not.toContain('nobody-has-this');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('without the API is shown with status 503 for search engines', async () => {
    await start();
    shop.product = 500;

    const { body, statusCode } = await get('/p/1/');

    expect(statusCode).toBe(503);
    expect(body).toContain('data-widget="product"');
  });
});

describe('who may see what', () => {
  it('public pages contain no data of the visitor', async () => {
    await start();

    const { body, headers } = await get('/teaser/', { cookie: 'session=anna' });

    expect(body).not.toContain('Warenkorb von');
    expect(body).toContain('data-widget="cart"');
    expect(shop.apiCalls.every(({ cookie }) => cookie === undefined)).toBe(true);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('private pages carry the visitor’s data, go into no cache, and give the cookie to personal widgets only', async () => {
    await start();

    const { body, headers } = await get('/basket/', { cookie: 'session=anna' });

    expect(body).toContain('Warenkorb von session=anna');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
    expect(shop.apiCalls.find(({ path }) => path === '/rest/products/1/')?.cookie).toBeUndefined();
  });
});

describe('a micro-frontend without a file for the server', () => {
  it('has an empty element in a whole page, without a line in the log', async () => {
    const lines: string[] = [];
    await start({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
    shop.publishForBrowsers('2', []);
    aSecondLater();

    const { body, statusCode, headers } = await get('/g/Anna/');

    expect(statusCode).toBe(200);
    expect(body).toContain('"container":"module"');
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(body).toMatch(/data-widget="greeting"[^>]*data-props="[^"]*Anna[^"]*"[^>]*><\/div>/);
    expect(lines.filter((line) => line.includes('Not rendered'))).toEqual([]);
  });

  it('may create the policies that an operator has granted, on pages with its widgets only', async () => {
    await start();
    shop.publishForBrowsers('2', ['vue', 'vue-router']);
    aSecondLater();

    const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];

    expect(await policyOf('/g/Anna/')).toMatch(/; trusted-types fachwerk vue vue-router 'allow-duplicates'/);
    expect(await policyOf('/%')).toMatch(/; trusted-types fachwerk 'allow-duplicates'/);
  });
});

describe('the app of a visitor', () => {
  it('is part of the configuration of server and browser, and of no shared answer', async () => {
    await start();

    const inBrowser = await get('/device/');
    const inApp = await get('/device/', { cookie: 'session=a; app=ios' });

    expect(inBrowser.body).toContain('Gerät: Browser');
    expect(inBrowser.body).not.toContain('"appDevice"');
    expect(inBrowser.headers['cache-control']).toMatch(/^public/);
    expect(inApp.body).toContain('Gerät: ios');
    expect(inApp.body).toContain('"appDevice":"ios"');
    expect(inApp.headers['cache-control']).toBe('private, no-cache');
    expect((await get('/device/')).body).toContain('Gerät: Browser');
  });

  it('has its own notice on privacy, for server and browser', async () => {
    await start();

    const inBrowser = await get('/device/');
    const inApp = await get('/device/', { cookie: 'app=android' });

    expect(inBrowser.body).toContain('Datenschutz: /datenschutz/<');
    expect(inBrowser.body).toContain('"privacy":"/datenschutz/"');
    expect(inApp.body).toContain('Datenschutz: /datenschutz/app/<');
    expect(inApp.body).toContain('"privacy":"/datenschutz/app/"');
    for (const { body } of [inBrowser, inApp]) expect(body).not.toContain('appPageUrls');
  });

  it('has its own frame and the same page, also with the mode of professional customers', async () => {
    await start();

    const inBrowser = await get('/g/Anna/');
    const inApp = await get('/g/Anna/', { cookie: 'app=android' });

    expect(inBrowser.body).toContain('Hallo Kopf');
    expect(inApp.body).not.toContain('Hallo Kopf');
    expect(inApp.body).not.toContain('<p>Fuß</p>');
    expect(inApp.body).toContain('<p>Fuß der App</p>');
    expect(inApp.body).toContain('Hallo Anna aus der API');
    expect(inApp.body.indexOf('class="fw-skip-link" href="#inhalt"')).toBeGreaterThan(0);
    expect(inApp.body.match(/<main/g)).toHaveLength(1);
    expect((await get('/g/Anna/', { cookie: 'app=android; mode=prohibis' })).body).toBe(inApp.body);
  });

  it('is known by the header of its first request, whose answer sets the cookie and is not shared', async () => {
    await start();

    const first = await get('/g/Anna/', { 'x-fachwerk-app': 'ios' });
    const next = await get('/g/Anna/', { cookie: 'app=ios' });

    expect(first.headers['set-cookie']).toBe('app=ios; Path=/; SameSite=Lax');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.body).toBe(next.body);
    expect(next.headers['set-cookie']).toBeUndefined();
    const both = await get('/g/Anna/', { 'x-fachwerk-app': 'ios', cookie: 'app=ios' });
    expect(both.headers['set-cookie']).toBeUndefined();
    expect((await get('/g/Anna/')).body).toContain('Hallo Kopf');
  });

  it.each([
    ['that lacks its slash', '/basket?a=1', 308, '/basket/?a=1'],
    ['that leads to another one', '/p/1/', 301, '/p/2/'],
    ['of a language', '/language/en/', 303, '/'],
  ])('is remembered by an address %s, which no cache keeps', async (_what, path, status, location) => {
    await start();
    shop.product = { name: 'x', page: { redirect: '/p/2/', status: 301 } };
    const answer = await get(path, { 'x-fachwerk-app': 'android' });

    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBe(location);
    expect([answer.headers['set-cookie']].flat()).toContain('app=android; Path=/; SameSite=Lax');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['windows', '', 'ios, android', 'IOS', 'ios; Path=/x'])(
    'is unknown for the header %j',
    async (header) => {
      await start();
      const answer = await get('/g/Anna/', { 'x-fachwerk-app': header });

      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body).toContain('Hallo Kopf');
    },
  );

  it('gets the word for the type of the page', async () => {
    await start();

    expect((await get('/g/Anna/', { cookie: 'app=ios' })).body).toContain('"pageType":"Content"');
    expect((await get('/g/Anna/')).body).not.toContain('"pageType"');
  });

  it.each(['app=windows', 'app=', 'app="ios"', 'app=ios; app=android'])(
    'is unknown for %s',
    async (cookie) => {
      await start();

      expect((await get('/device/', { cookie })).body).toContain('Gerät: Browser');
    },
  );
});

describe('the mode of a visitor', () => {
  const professional = { cookie: 'session=a; mode=prohibis' };

  it('has its own header around the same page of the same release', async () => {
    await start();

    const shopPage = await get('/g/Anna/');
    const modePage = await get('/g/Anna/', professional);

    expect(shopPage.body).toContain('<html lang="de">');
    expect(modePage.body).toContain('<html lang="de" data-mode="prohibis">');
    expect(modePage.body).toContain('Hallo Profi');
    expect(modePage.body).not.toContain('Hallo Kopf');
    expect(modePage.body).toContain('Hallo Anna aus der API');
    expect(modePage.body).toContain('<p>Fuß</p>');
    const releaseOf = (body: string) => /id="fachwerk-release">(.*?)<\/script>/.exec(body)?.[1];
    expect(releaseOf(modePage.body)).toBe(releaseOf(shopPage.body));
  });

  it('never shares an answer with the shop: no shared cache keeps it, and no ETag fits both', async () => {
    await start();
    const shopPage = await get('/g/Anna/');
    const modePage = await get('/g/Anna/', professional);
    expect(shopPage.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(modePage.headers['cache-control']).toBe('private, no-cache');
    expect(modePage.headers['set-cookie']).toBeUndefined();
    expect(modePage.headers.etag).toMatch(/^W\/"/);
    expect(modePage.headers.etag).not.toBe(shopPage.headers.etag);
    const old = { 'if-none-match': String(shopPage.headers.etag) };
    expect((await get('/g/Anna/', { ...professional, ...old })).statusCode).toBe(200);
    const same = { 'if-none-match': String(modePage.headers.etag) };
    expect((await get('/g/Anna/', { ...professional, ...same })).statusCode).toBe(304);
  });

  it.each([
    'mode=admin',
    'mode=prohibis%0d%0aX: y',
    'mode=__proto__',
    'mode="><script>',
    'mode=shop; mode=prohibis',
  ])('is the shop’s own for an unknown cookie: %s', async (cookie) => {
    await start();

    const { body, headers } = await get('/g/Anna/', { cookie });

    expect(body).toContain('Hallo Kopf');
    expect(body).not.toContain('data-mode');
    expect(headers['cache-control']).toMatch(/^public/);
  });

  it('changes nothing about what may be kept of private, missing and degraded pages', async () => {
    await start();

    expect((await get('/basket/', professional)).headers['cache-control']).toBe('private, no-store');
    expect((await get('/broken/', professional)).headers['cache-control']).toBe('no-store');
    expect(await get('/nix/', professional)).toMatchObject({
      statusCode: 404,
      headers: { 'cache-control': 'private, no-cache' },
    });
    expect((await get('/teaser/', professional)).body).not.toContain('Warenkorb von');
  });
});

describe('the lines about the store of a visitor', () => {
  const withStore = { cookie: 'session=a; store=stock' };

  it('are reserved in the same page, which only this visitor keeps', async () => {
    await start();
    const plain = await get('/g/Anna/');
    const marked = await get('/g/Anna/', withStore);

    expect(plain.body).toContain('<html lang="de">');
    expect(marked.body).toContain('<html lang="de" data-store-lines="stock">');
    expect(marked.body.replace(' data-store-lines="stock"', '')).toBe(plain.body);
    expect(plain.headers['cache-control']).toMatch(/^public/);
    expect(marked.headers['cache-control']).toBe('private, no-cache');
    expect(marked.headers.etag).not.toBe(plain.headers.etag);
  });

  it('are in another page than that of a visitor who has closed the banner', async () => {
    await start();
    const { body, headers } = await get('/g/Anna/', { cookie: 'store-banner=exited' });

    expect(body).toContain('<html lang="de" data-store-banner="exited">');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('are not reserved for an unknown cookie', async () => {
    await start();
    const { body, headers } = await get('/g/Anna/', { cookie: 'store=1042' });

    expect(body).toContain('<html lang="de">');
    expect(headers['cache-control']).toMatch(/^public/);
  });
});

describe('status and redirects', () => {
  it('unknown addresses get the page for them', async () => {
    await start();

    const { statusCode, body, headers } = await get('/nix/');

    expect(statusCode).toBe(404);
    expect(body).toContain('Gibt es nicht');
    expect(body).toContain('Hallo Kopf');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  });

  it('a product that is unknown gets it too; one that is gone has a page of its own', async () => {
    await start();
    shop.product = { name: 'Hammer', page: { status: 404 } };
    expect(await get('/p/1/')).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining('Gibt es nicht'),
    });
    shop.product = { name: 'Hammer', page: { status: 410, robots: 'noindex' } };

    const { statusCode, body } = await get('/p/1/');

    expect(statusCode).toBe(410);
    expect(body).toContain('Hammer');
    expect(body).not.toContain('Gibt es nicht');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('the main widget can send visitors to another path of the shop, and nowhere else', async () => {
    await start();

    shop.product = { name: 'x', page: { redirect: '/p/2/', status: 301 } };
    expect(await get('/p/1/')).toMatchObject({ statusCode: 301, headers: { location: '/p/2/' } });
    shop.product = { name: 'x', page: { redirect: '//evil.example/' } };
    expect(await get('/p/1/')).toMatchObject({ statusCode: 200 });
  });

  it('the next visitors of a public page get what was just rendered', async () => {
    await start({ keepMs: 60_000 });
    shop.product = { name: 'Hammer' };
    const first = await get('/p/1/');

    shop.product = { name: 'Säge' };

    expect(first.body).toContain('Hammer');
    expect((await get('/p/1/')).body).toContain('Hammer');
    expect((await get('/p/2/')).body).toContain('Säge');
  });

  it('a missing slash is added, the query kept', async () => {
    await start();

    expect(await get('/basket?a=1')).toMatchObject({
      statusCode: 308,
      headers: { location: '/basket/?a=1' },
    });
    expect(await get('//evil.example')).toMatchObject({ statusCode: 404 });
  });

  it('HEAD has the same headers and no body', async () => {
    await start();

    const { statusCode, body, headers } = await cms.inject({ method: 'HEAD', url: '/' });

    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('a page that the browser has is not sent again', async () => {
    await start();
    const { headers } = await get('/g/Anna/');

    const again = await get('/g/Anna/', { 'if-none-match': String(headers.etag) });

    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is compressed for browsers that take it', async () => {
    await start();

    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('has a style sheet of its own that is compressed too', async () => {
    await start();

    const plain = await get('/pages/page.css');
    const small = await get('/pages/page.css', { 'accept-encoding': 'gzip, br' });

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });
});

describe('next pages', () => {
  const prefetch = { 'sec-purpose': 'prefetch' };

  it('are loaded early by rules in a file that the page names', async () => {
    await start();

    const page = await get('/');
    const address = JSON.parse(String(page.headers['speculation-rules'])) as string;
    const file = await get(address);

    expect(address).toMatch(/^\/pages\/speculation-rules\.json\?v=[0-9a-f]{8}$/);
    expect(page.body).not.toContain('speculationrules');
    expect(file.headers['content-type']).toBe('application/speculationrules+json');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
    expect(file.body).toContain('"/g/:name/"');
  });

  it('are not loaded early for visitors who save data', async () => {
    await start();

    const { body, headers } = await get('/pages/speculation-rules.json', { 'save-data': 'on' });

    expect(body).toBe('{}');
    expect(headers.vary).toBe('save-data');
  });

  it('are the same page when they are loaded early', async () => {
    await start();

    const early = await get('/g/Anna/', prefetch);

    expect(early.statusCode).toBe(200);
    expect(early.body).toBe((await get('/g/Anna/')).body);
    expect(early.headers['set-cookie']).toBeUndefined();
  });

  it('are refused early when they are private or change a cookie', async () => {
    await start({});
    shop.offerPreview('token', '2');

    for (const address of ['/basket/', '/g/Anna/?preview=token', '/?preview=end', '/widgets/preview/cart/']) {
      const { statusCode, headers } = await get(address, { ...prefetch, cookie: 'session=anna' });

      expect([address, statusCode]).toEqual([address, 503]);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['set-cookie']).toBeUndefined();
      expect(shop.apiCalls).toEqual([]);
    }
  });
});

describe('security headers', () => {
  it('allow no inline script, no other host and no framing', async () => {
    await start();

    const { headers, body } = await get('/');

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<[^>]+ style="/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('insist on https where the shop has it', async () => {
    await start({ publicUrl: 'https://shop.example' });

    const { headers } = await get('/');

    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('a made-up Host is not repeated', async () => {
    await start();

    expect((await get('/p/1/', { host: 'evil.example/x"><script>' })).body).not.toContain('evil.example');
  });
});

describe('the token in the address of a mail’s link', () => {
  it('is not logged after any failure', async () => {
    const lines: string[] = [];
    await start({ logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } } });

    await get('/basket/?token=geheim-47');
    await get('/broken/?token=geheim-47');
    await get('/gibt-es-nicht/?token=geheim-47');
    shop.product = 500;
    await get('/p/1/?token=geheim-47');

    expect(lines.join('')).toContain('"url":"/basket/"');
    expect(lines.join('')).not.toContain('geheim-47');
  });

  it('is not sent to other pages: a private page sends only the shop’s origin', async () => {
    await start();

    expect((await get('/basket/?token=geheim-47')).headers['referrer-policy']).toBe('strict-origin');
    expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('releases', () => {
  it('new page views get a new version without a restart', async () => {
    await start();
    expect((await get('/g/Anna/')).body).toContain('Hallo Anna');

    shop.publish('2', exampleNodeFile('Moin'));

    aSecondLater();
    const { body } = await get('/g/Anna/');

    expect(body).toContain('Moin Anna');
    expect(body).toContain('/assets/example/2/browser/remoteEntry.js');
  });

  it('the last known release is used while the registry is down', async () => {
    await start();
    await get('/g/Anna/');

    shop.isRegistryDown = true;
    aSecondLater();

    expect((await get('/g/Anna/')).body).toContain('Hallo Anna');
    expect((await get('/g/Berta/')).body).toContain('Hallo Berta');
  });

  it('without a release is an error page that needs no other file', async () => {
    await start({ patience: { totalMs: 50, pauseMs: 10 } });
    shop.isRegistryDown = true;

    const { statusCode, body, headers } = await get('/');

    expect(statusCode).toBe(503);
    expect(body).toContain('Das hat leider nicht geklappt');
    expect(body).not.toContain('data-widget');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is a page of its own too where the address cannot be read', async () => {
    await start();

    const { body, headers, statusCode } = await get('/%');

    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
    });
    expect(body).toContain('<h1>');
  });
});

describe('crawlers', () => {
  it('get the address of the sitemap', async () => {
    await start();

    const { body, headers } = await get('/robots.txt', { host: 'shop.example' });

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /basket/\n');
    expect(body).toContain('Disallow: /language/\n');
    expect(body).toContain('Sitemap: http://shop.example/sitemap.xml\n');
  });

  it('get the pages of the content files, without products and what is not indexed', async () => {
    await start();

    const { body } = await get('/sitemap-pages.xml', { host: 'shop.example' });

    const urls = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(url).toMatch(/^http:\/\/shop\.example\/[a-z/-]*$/);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

it('stays out of shared caches with the header of the dev server, which the address does not name', async () => {
  await start();

  const { body, headers } = await get('/g/Anna/', { 'x-keep-props': '1' });

  expect(body).toContain('data-props');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await get('/g/Anna/')).headers['cache-control']).toMatch(/^public/);
});

it('sends only the element of a widget that needs consent, without its HTML, styles and texts', async () => {
  await start({ deadlineMs: 20_000 });

  const { body, headers } = await get('/advice/1/');

  expect(body).toMatch(/<div id="w\d" class="fw-container page-widget" data-widget="counter"><\/div>/);
  expect(body).not.toContain('zählt Besuche');
  expect(body).not.toContain('counter.css');
  expect(body).toContain('"consent":"statistics"');
  expect(headers['cache-control']).toMatch(/^public/);
});
