/** @jest-environment node */
import { LiveWidgets, PageRelease, Release } from '@fachwerk/shared/contracts';
import { createVerifier, releaseFor, ReleasePlan } from '@fachwerk/shared/federation';
import { startTestRegistry, type TestRegistry } from './testing/test-registry';
import { mfeFolder, shellFolder } from './testing/version-folder';

let registry: TestRegistry;
const get: TestRegistry['get'] = (url, headers) => registry.get(url, headers);
/** Composed in the same way as in the page server. */
const pageRelease = async () =>
  PageRelease.parse(releaseFor(ReleasePlan.parse((await get('/federation/plan')).json())));

beforeEach(async () => {
  registry = await startTestRegistry();
  for (const folder of [
    shellFolder(),
    mfeFolder(),
    mfeFolder({ mfe: 'search', widgets: ['list', 'teaser'] }),
  ])
    await registry.release(folder);
});
afterEach(() => registry.close());

describe('the plan', () => {
  it('is signed, and names every version with what pages need of it', async () => {
    const { body, headers } = await get('/federation/plan');

    createVerifier(registry.publicKey).check(body, String(headers['x-registry-signature']));
    const plan = ReleasePlan.parse(JSON.parse(body));
    expect(plan.channels.map(({ mfe, major, stable }) => `${mfe} ${major} ${stable}`)).toEqual([
      'cart 1 1.0.0-abc1234',
      'search 1 1.0.0-abc1234',
      'shell 1 1.0.0-5e11000',
    ]);
    expect(Object.keys(plan.versions)).toEqual(['cart@1.0.0-abc1234', 'search@1.0.0-abc1234']);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

it('is healthy while its database answers', async () => {
  const answer = await get('/healthz');

  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

describe('what is live', () => {
  it('is one release with exact versions and the hash of every script and style', async () => {
    const release = await pageRelease();

    expect(release.shell.script).toBe('/shell/1.0.0-5e11000/shell.js');
    expect(release.servers.cart).toMatchObject({ url: '/assets/cart/1.0.0-abc1234/node/widgets.js' });
    expect(release.release.widgets['cart-page']).toMatchObject({
      mfe: 'cart',
      js: ['/assets/cart/1.0.0-abc1234/browser/page.js'],
    });
    const { chunks } = release.release;
    for (const { js, css } of Object.values(release.release.widgets))
      for (const url of [...js, ...css]) expect(chunks[url]).toMatch(/^sha256-/);
    expect(Object.keys(chunks).some((url) => url.includes('/node/'))).toBe(false);
  });

  it('changes with the next publication, without a restart', async () => {
    const before = await pageRelease();

    await registry.release(mfeFolder({ version: '1.1.0-def5678' }));

    const after = await pageRelease();
    expect(after.release.mfes.cart?.version).toBe('1.1.0-def5678');
    expect(after.release.id).not.toBe(before.release.id);
    expect((await get('/federation/messages?lang=de')).json()).toMatchObject({
      'cart.title': 'Titel von 1.1.0-def5678',
    });
  });

  it('is reported per widget to third-party pages', async () => {
    const release = Release.parse((await get('/federation/resolve?widgets=list,nobody,__proto__')).json());

    expect(Object.keys(release.widgets)).toEqual(['list']);
    expect(Object.keys(release.mfes)).toEqual(['search']);
    expect(Object.keys(release.chunks).every((url) => url.startsWith('/assets/search/'))).toBe(true);
  });

  it('lists every widget with what it is part of, for editors', async () => {
    const { widgets } = LiveWidgets.parse((await get('/federation/widgets')).json());
    expect(widgets.map(({ partOf }) => partOf)).not.toContain(undefined);

    expect(widgets.map(({ name, mfe }) => `${mfe}/${name}`).sort()).toEqual([
      'cart/cart-page',
      'search/list',
      'search/teaser',
    ]);
  });

  it('gives no release before there is a shell', async () => {
    const empty = await startTestRegistry();

    expect(releaseFor((await empty.get('/federation/plan')).json<ReleasePlan>())).toBeUndefined();
    expect((await empty.get('/federation/resolve?widgets=list')).json()).toMatchObject({ widgets: {} });
    expect((await empty.get('/shell/shell.js')).statusCode).toBe(404);
    await empty.close();
  });
});

describe('third-party pages', () => {
  it('may ask what is live from any origin, with the shell’s HTTP client', async () => {
    const { headers } = await get('/federation/resolve?widgets=list', { origin: 'https://blog.example' });

    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://blog.example',
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('addresses for third-party pages', () => {
  it('are those of the host that was asked', async () => {
    const config = (await get('/federation/config', { host: 'shop.example:8080' })).json();

    expect(config).toEqual({
      shopLocale: 'de-DE',
      pageUrls: {
        start: 'http://shop.example:8080/',
        search: 'http://shop.example:8080/search/',
        basket: 'http://shop.example:8080/basket/',
      },
      apiOrigin: 'http://shop.example:8080',
    });
  });

  it.each(['evil.example/x', 'a b', 'x"onload="', 'user@evil.example'])(
    'are not made of the host %j',
    async (host) => {
      expect((await get('/federation/config', { host })).statusCode).toBe(400);
    },
  );

  it('are the public address where one is set', async () => {
    const app = await startTestRegistry({ publicUrl: 'https://shop.example' });

    const config = (await app.get('/federation/config', { host: 'other' })).json<{
      apiOrigin: string;
    }>();

    expect(config.apiOrigin).toBe('https://shop.example');
    await app.close();
  });
});

describe('files', () => {
  it('of a version are kept for ever, compressed, for every origin', async () => {
    const { headers, statusCode } = await get('/assets/cart/1.0.0-abc1234/browser/page.js', {
      'accept-encoding': 'br',
    });

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  it('come plain where the browser takes nothing else', async () => {
    const { headers, body } = await get('/assets/cart/1.0.0-abc1234/browser/page.css');

    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toMatch(/^text\/css/);
    expect(body).toBe('.page { color: red }');
  });

  it('that are pictures run nothing when somebody opens them as a page', async () => {
    const folder = mfeFolder({
      version: '3.0.0-abc1234',
      more: { 'browser/logo.svg': '<svg onload="alert(1)"/>' },
    });
    await registry.publish(folder);

    const { headers, statusCode } = await registry.get('/assets/cart/3.0.0-abc1234/browser/logo.svg');

    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('stay after a newer version is live', async () => {
    await registry.release(mfeFolder({ version: '1.1.0-def5678' }));

    expect((await get('/assets/cart/1.0.0-abc1234/browser/page.js')).statusCode).toBe(200);
  });

  it('the shell has a name without version for third-party pages, kept for a minute only', async () => {
    const first = await get('/shell/shell.js');
    await registry.release(shellFolder('1.1.0-5e11001'));

    expect(first.body).toBe('// shell 1.0.0-5e11000');
    expect(first.headers['cache-control']).toMatch(/max-age=60/);
    expect((await get('/shell/shell.js')).body).toBe('// shell 1.1.0-5e11001');
    expect((await get('/shell/1.0.0-5e11000/shell.js')).headers['cache-control']).toMatch(/immutable/);
  });

  it.each([
    '/assets/cart',
    '/assets/shell/1.0.0-5e11000/shell.js',
    '/assets/cart/1.0.0-abc1234/../../../package.json',
    '/assets/cart/1.0.0-abc1234/..%2f..%2f..%2fpackage.json',
    '/assets/cart/..%2f..%2f/package.json',
    '/assets/cart/1.0.0-abc1234/browser/page.js.br',
    '/assets/cart/1.0.0-abc1234/browser%2fpage.js%00',
    '/assets/%2e%2e/1.0.0-abc1234/x',
    '/assets/cart/1.0.0-abc1234/',
    '/assets/cart/1.0.0-abc1234/browser',
    '/assets/cart/1.0.0-abc1234/.env',
    '/assets/cart/9.9.9-0000000/browser/page.js',
    '/nothing',
  ])('%s is none', async (url) => {
    const { statusCode, headers } = await get(url);

    expect([403, 404]).toContain(statusCode);
    expect(headers['cache-control']).not.toMatch(/immutable/);
  });
});
