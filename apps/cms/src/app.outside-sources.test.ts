/** @jest-environment node */
import type { CmsOptions } from './app';
import { cmsForTests, type RunningCms } from './testing/start-cms';

const MAP_TILES = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  provider: 'Karten GmbH',
  credit: [{ text: '© Karten GmbH' }],
  maxZoom: 19,
};

const serve = cmsForTests();
let get: RunningCms['get'];
const start = async (options: Partial<CmsOptions>) => ({ get } = await serve(options));
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
const imagesOf = async (url: string) => /img-src ([^;]*)/.exec(await policyOf(url))?.[1];

describe('a widget that names an outside source', () => {
  it('lets its own page load pictures of the operator’s server, and no other page', async () => {
    await start({ mapTiles: MAP_TILES });

    // The page with the greeting has none; that of the device shows the widget that declares the source.
    expect(await imagesOf('/device/')).toBe("'self' data: https://tiles.example");
    expect(await imagesOf('/g/Anna/')).toBe("'self' data:");
    expect(await imagesOf('/%')).toBe("'self' data:");
  });

  it('lets its own page show frames of the operator’s addresses, and no other page', async () => {
    const registration = 'https://karte.example/anmelden';
    await start({ cardFrames: { registration, optIn: 'https://karte.example/ja' } });
    const framesOf = async (url: string) => /frame-src ([^;]*)/.exec(await policyOf(url))?.[1];

    expect(await framesOf('/device/')).toBe("'self' https://karte.example");
    expect(await framesOf('/g/Anna/')).toBe("'self'");
    expect((await get('/device/')).body).toContain(`"registration":"${registration}"`);
    expect((await get('/g/Anna/')).body).not.toContain('karte.example');
  });

  it('changes nothing else of the policy', async () => {
    await start({ mapTiles: MAP_TILES });
    const own = await policyOf('/device/');

    expect(own.replace(' https://tiles.example', '')).toBe(await policyOf('/g/Anna/'));
    expect(own).toContain("require-trusted-types-for 'script'");
  });

  it('gets the settings of the source in the page, and other pages do not contain them', async () => {
    await start({ mapTiles: MAP_TILES });

    expect((await get('/device/')).body).toContain('"mapTiles":{"url":"https://tiles.example/');
    expect((await get('/g/Anna/')).body).not.toMatch(/"mapTiles"|tiles\.example/);
  });

  it('has the same policy in a page that the browser has kept', async () => {
    await start({ mapTiles: MAP_TILES });
    const { headers } = await get('/device/');

    const again = await get('/device/', { 'if-none-match': String(headers.etag) });

    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('is not offered on pages of others, which decide themselves what they load', async () => {
    await start({ mapTiles: MAP_TILES });
    const { body } = await get('/fragments/device');
    const head = await get('/fragments/head?widgets=device');

    expect(body).toContain('data-widget="device"');
    expect(body + head.body).not.toContain('tiles.example');
  });

  it('gets nothing where the operator has set no server', async () => {
    await start({});

    expect(await imagesOf('/device/')).toBe("'self' data:");
    const { body } = await get('/device/');
    expect(body).not.toMatch(/tiles|outsideSources/);
  });
});

describe('a widget of the frame that is there with its source only', () => {
  const chat = {
    script: 'https://chat.example/chat.js',
    connect: ['https://chat.example', 'https://daten.chat.example'],
    provider: 'Chat GmbH',
    answeredBy: 'machine' as const,
  };
  const CHAT = /chat\.example\/|answeredBy|Kopf mit Chat|data-widget="device"/;

  it('is on public pages, whose policy names its hosts and their sockets', async () => {
    await start({ chat });
    const policy = await policyOf('/g/Anna/');

    expect(policy).toContain("script-src 'self' https://chat.example;");
    expect(policy).toContain(
      "connect-src 'self' https://chat.example wss://chat.example https://daten.chat.example wss://daten.chat.example;",
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    const { body } = await get('/g/Anna/');
    expect(body).toContain('data-widget="device"');
    expect(body).toContain('Kopf mit Chat');
    expect(body).toContain('"chat":{"answeredBy":"machine"}');
    expect(body).toContain('"outsideScripts":{"chat":"https://chat.example/chat.js"}');
    expect(body).toContain('"providers":{"chat":"Chat GmbH"}');
  });

  it.each([
    ['private pages', '/basket/', {}],
    ['pages in the app', '/g/Anna/', { cookie: 'app=android' }],
    ['fragments', '/fragments/head?widgets=greeting', {}],
  ])('is not on %s', async (_pages, url, headers) => {
    await start({ chat });
    const { body, headers: answered } = await get(url, headers);

    expect(body + String(answered['content-security-policy'])).not.toMatch(CHAT);
  });

  it('is nowhere without the setting', async () => {
    await start({});
    expect((await get('/g/Anna/')).body).not.toMatch(CHAT);
  });
});

describe('Google Analytics', () => {
  const analytics = {
    measurementId: 'G-TEST1',
    script: 'https://tag.example/gtag/js?id=G-TEST1',
    connect: ['https://collect.example'],
  };
  const MEASURED = /tag\.example|collect\.example|G-TEST1/;

  it('may be loaded by public pages, whose policy names its hosts for what it needs', async () => {
    await start({ analytics });
    const policy = await policyOf('/g/Anna/');

    expect(policy).toContain("script-src 'self' https://tag.example;");
    expect(policy).toContain("connect-src 'self' https://collect.example;");
    expect(policy).toContain("img-src 'self' data: https://collect.example;");
    expect(policy).toContain("require-trusted-types-for 'script'");
    const { body } = await get('/g/Anna/');
    expect(body).toContain('"analytics":{"measurementId":"G-TEST1"}');
    expect(body).toContain('"outsideScripts":{"analytics":"https://tag.example/gtag/js?id=G-TEST1"}');
    // The page names it for the shell, which loads it with the consent of the visitor.
    expect(body).not.toMatch(/<script[^>]+tag\.example/);
  });

  it.each([
    ['private pages', '/basket/'],
    ['pages that do not exist', '/%'],
    ['fragments', '/fragments/device'],
  ])('is unknown to %s', async (_pages, url) => {
    await start({ analytics });
    const { headers, body } = await get(url);

    expect(String(headers['content-security-policy'])).not.toMatch(MEASURED);
    expect(body).not.toMatch(MEASURED);
  });

  it('is unknown to the app, which measures itself', async () => {
    await start({ analytics });
    const { body, headers } = await get('/g/Anna/', { cookie: 'app=android' });

    expect(body).toContain('"appDevice":"android"');
    expect(body + String(headers['content-security-policy'])).not.toMatch(MEASURED);
  });

  it('gets no address of a page that does not exist, which may contain anything', async () => {
    await start({ analytics });
    const { statusCode, body } = await get('/gibt-es-nicht/erika@example.org/');

    expect(statusCode).toBe(404);
    expect(body).toContain('"analytics":{"measurementId":"G-TEST1","path":""}');
  });

  it('shares a page with other sources', async () => {
    await start({ analytics, mapTiles: MAP_TILES });

    expect(await imagesOf('/device/')).toBe("'self' data: https://tiles.example https://collect.example");
  });
});
