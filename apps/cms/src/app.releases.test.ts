/** @jest-environment node */
import { createSigner, newSigningKey } from '@fachwerk/shared/federation';
import { exampleNodeFile } from './testing/node-files';
import { aSecondLater, cmsForTests, releaseIn } from './testing/start-cms';

// The bytes of a page change with the minute.
jest.mock('./page/render-instant', () => ({ renderInstant: () => '2026-11-22T10:00:00.000Z' }));

const start = cmsForTests();

const everybody = Array.from({ length: 40 }, (_, index) => index * 250);
const PUBLIC = /^public, max-age=0, s-maxage=60/;

describe('an answer of the registry', () => {
  it.each([
    ['without a signature', () => undefined],
    ['with a broken one', (signature: string) => signature.slice(0, -4) + 'AAAA'],
    ['signed by somebody else', () => createSigner(newSigningKey()).sign('{}')],
    ['signed an hour ago', (signature: string) => signature.replace(/^\d+/, String(Date.now() - 3_600_000))],
  ])('%s changes nothing: the last known plan stays, and the log says why once', async (_what, mangle) => {
    const { shop, get, log } = await start();
    await get('/g/Anna/');
    shop.publish('2', exampleNodeFile('Moin'));
    shop.signature = mangle;

    aSecondLater();
    expect((await get('/g/Anna/')).body).toContain('Hallo Anna');
    aSecondLater();
    expect((await get('/g/Anna/')).body).toContain('Hallo Anna');

    expect(log.filter((line) => line.includes('No plan from the registry'))).toHaveLength(1);
    shop.signature = (signature) => signature;
    aSecondLater();
    expect((await get('/g/Anna/')).body).toContain('Moin Anna');
  });

  it('is nothing to start with when it is not signed', async () => {
    const { shop, get } = await start({ patience: { totalMs: 50, pauseMs: 10 } });
    shop.signature = () => undefined;

    expect(await get('/')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
    expect(await get('/healthz')).toMatchObject({ statusCode: 503 });
    shop.signature = (signature) => signature;
    expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' });
  });

  it('may come late at a start: the first page waits for it, and the next one needs no restart', async () => {
    const { shop, get, log } = await start({ patience: { totalMs: 20_000, pauseMs: 20 } });
    shop.registryFailures = 5;

    expect(await get('/g/Anna/')).toMatchObject({ statusCode: 200 });
    expect(log.filter((line) => line.includes('"err"'))).toEqual([]);
  });

  it('is 503 while there are no texts, never a page with message keys', async () => {
    const { shop, get, log } = await start({ patience: { totalMs: 60, pauseMs: 10 } });
    shop.hasNoTexts = true;
    const none = await get('/g/Anna/');
    shop.hasNoTexts = false;

    expect(none.statusCode).toBe(503);
    expect(none.body).not.toContain('greeting.');
    expect(log.join()).toContain('There are no texts for the page');
    expect((await get('/g/Anna/')).body).toContain('aus der API');
  });

  it('is rejected without the registry’s key', async () => {
    await expect(start({ registryKey: '' })).rejects.toThrow(/no Ed25519 key/);
  });

  it('applies within a second on a server without visitors', async () => {
    const { shop, get } = await start();
    shop.publish('3', exampleNodeFile('Kaputt'));
    await get('/g/Anna/');
    aSecondLater();
    shop.publish('1');

    expect((await get('/g/Anna/')).body).toContain('Hallo Anna');
  });

  it('is not waited for when it takes long', async () => {
    const { shop, get } = await start({ planWaitMs: 300 });
    await get('/g/Anna/');
    const answer = shop.holdPlans();
    aSecondLater();

    const pages = await Promise.all([get('/g/Anna/'), get('/g/Berta/')]);
    answer();

    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(shop.planCalls).toHaveLength(2);
  });
});

describe('a version that a share of the visitors gets', () => {
  const startWithRollout = async (percent = 25) => {
    const { shop, get } = await start();
    shop.tryOut('4', percent, exampleNodeFile('Neu'));
    await get('/');
    return {
      shop,
      get,
      versionFor: async (bucket: number | string) => {
        const { body } = await get('/', { cookie: `bucket=${bucket}` });
        return releaseIn(body).mfes.example?.version;
      },
    };
  };

  it('is the same for a visitor on every page, and the stable one without a bucket', async () => {
    const { get, versionFor } = await startWithRollout();
    const versions = new Map<number, string | undefined>();
    for (const bucket of everybody) versions.set(bucket, await versionFor(bucket));

    expect([...versions.values()].filter((version) => version === '4')).toHaveLength(10);
    for (const bucket of everybody.slice(0, 20)) {
      const { body } = await get('/g/Anna/', { cookie: `bucket=${bucket}` });
      expect(releaseIn(body).mfes.example?.version).toBe(versions.get(bucket));
      expect(body).toContain(versions.get(bucket) === '4' ? 'Neu Anna' : 'Hallo Anna');
    }
    expect(releaseIn((await get('/')).body).mfes.example?.version).toBe('1');
  });

  it('stays with those who have it when the share grows', async () => {
    const { shop, versionFor } = await startWithRollout(10);
    const before = new Set<number>();
    for (const bucket of everybody) if ((await versionFor(bucket)) === '4') before.add(bucket);
    shop.tryOut('4', 50, exampleNodeFile('Neu'));
    aSecondLater();

    for (const bucket of before) expect(await versionFor(bucket)).toBe('4');
  });

  it('is not stored by shared caches; all other visitors get identical bytes', async () => {
    const { get, versionFor } = await startWithRollout(50);
    const [inIt, outOfIt] = [[] as number[], [] as number[]];
    for (const bucket of everybody) ((await versionFor(bucket)) === '4' ? inIt : outOfIt).push(bucket);

    const page = await get('/g/Anna/');
    const other = await get('/g/Anna/', { cookie: `session=x; bucket=${outOfIt[0]}` });
    const trial = await get('/g/Anna/', { cookie: `bucket=${inIt[0]}` });

    expect(page.headers['cache-control']).toMatch(PUBLIC);
    expect(other.body).toBe(page.body);
    expect(other.headers).toMatchObject({
      'cache-control': page.headers['cache-control'],
      etag: page.headers.etag,
    });
    expect(trial.headers['cache-control']).toBe('private, no-cache');
    expect(trial.headers.etag).toMatch(/^W\/"/);
    expect(releaseIn(trial.body).mfes.example).toMatchObject({ isTrial: true });
    expect(trial.headers['x-release']).toBe(releaseIn(trial.body).id);
    expect(trial.headers['x-release']).not.toBe(page.headers['x-release']);
    expect(other.headers['x-release']).toBe(page.headers['x-release']);
    for (const { headers } of [page, other, trial]) expect(headers['set-cookie']).toBeUndefined();
  });

  it('brings its own texts', async () => {
    const { get } = await startWithRollout(100);

    expect((await get('/g/Anna/', { cookie: 'bucket=1' })).body).toContain('aus der API für example@4');
  });

  it('is replaced by the last good one for a visitor whose browser could not use it', async () => {
    const { shop, get } = await start();
    shop.publish('3', exampleNodeFile('Kaputt'));

    const { body, headers } = await get('/g/Anna/', { cookie: `avoid=${encodeURIComponent('example@3')}` });

    expect(body).toContain('Hallo Anna');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await get('/g/Anna/')).headers['cache-control']).toMatch(PUBLIC);
  });

  it.each(['bucket=abc', 'avoid=%E0%A4%A', 'avoid=nobody@9.9.9', 'preview=%%%', 'bucket=1; bucket=2'])(
    'is nothing that a made-up cookie gets: %s',
    async (cookie) => {
      const { get } = await startWithRollout(50);
      const page = await get('/g/Anna/');

      const same = await get('/g/Anna/', { cookie });

      expect(same.statusCode).toBe(200);
      expect(same.body).toBe(page.body);
      expect(same.headers['cache-control']).toMatch(PUBLIC);
    },
  );
});

describe('a second major beside the first', () => {
  it('is rendered on pages that use it', async () => {
    const { shop, get } = await start();
    shop.addMajor('2.0.0-b', exampleNodeFile('Zweite'));

    const { body } = await get('/majors/');

    expect(body).toContain('Hallo Alt');
    expect(body).toContain('Zweite Neu');
    expect(body).toContain('data-widget="greeting@2"');
    const { mfes, widgets } = releaseIn(body);
    expect(Object.keys(mfes)).toEqual(expect.arrayContaining(['example', 'example@2']));
    expect(widgets['greeting@2']?.mfe).toBe('example@2');
    expect(body).toContain('aus der API für example@2.0.0-b');
  });
});

describe('a preview', () => {
  const TOKEN = 'gute-vorschau-1';
  const startWithPreview = async (...options: Parameters<typeof start>) => {
    const started = await start(...options);
    started.shop.offerPreview(TOKEN, '1.9.0-p', exampleNodeFile('Vorab'));
    return started;
  };
  const holder = { cookie: `preview=${TOKEN}` };

  it('is opened by a link, which leads to the same page without it', async () => {
    const { get } = await startWithPreview();

    const { statusCode, headers } = await get(`/g/Anna/?a=1&preview=${TOKEN}`);

    expect([statusCode, headers.location]).toEqual([303, '/g/Anna/?a=1']);
    expect(headers['set-cookie']).toBe(`preview=${TOKEN}; Path=/; HttpOnly; SameSite=Lax`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has a cookie for https only where the shop has https', async () => {
    const { get } = await startWithPreview({ publicUrl: 'https://shop.example' });

    expect((await get(`/?preview=${TOKEN}`)).headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('shows its version and a banner to its holder, and is not cached', async () => {
    const { get } = await startWithPreview();

    const { body, headers } = await get('/g/Anna/', holder);

    expect(body).toContain('Vorab Anna');
    expect(body).toMatch(
      /<aside class="page-preview" aria-label="Vorschau">.*example 1\.9\.0-p bis <time datetime="2099-01-01T11:00:00.000Z">01\.01\.2099, 12:00 Uhr<\/time>/,
    );
    expect(body).toContain('href="/g/Anna/?preview=end"');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(releaseIn(body).preview).toMatchObject({ mfe: 'example', version: '1.9.0-p' });
    expect((await get('/g/Anna/')).body).not.toContain('Vorschau');
  });

  it('is on missing and private pages too', async () => {
    const { get } = await startWithPreview();

    expect((await get('/nix/', holder)).body).toContain('class="page-preview"');
    expect((await get('/basket/', holder)).body).toContain('class="page-preview"');
  });

  it('is ended by a link', async () => {
    const { get } = await startWithPreview();

    const { statusCode, headers } = await get('/g/Anna/?preview=end', holder);

    expect([statusCode, headers.location]).toEqual([303, '/g/Anna/']);
    expect(headers['set-cookie']).toMatch(/^preview=; Path=\/; Max-Age=0/);
  });

  it.each(['abgelaufen-1', 'x', '', '"><script>alert(1)</script>'])(
    'that is over or wrong (%j) shows the stable page with a notice',
    async (token) => {
      const { get } = await startWithPreview();

      const { body, statusCode, headers } = await get(`/g/Anna/?preview=${encodeURIComponent(token)}`);

      expect(statusCode).toBe(200);
      expect(body).toContain('Hallo Anna');
      expect(body).toContain('Dieser Vorschau-Link ist abgelaufen oder ungültig.');
      expect(body).not.toContain('<script>alert');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['set-cookie']).toMatch(/^preview=; .*Max-Age=0/);
    },
  );

  it('that ends meanwhile is taken away, also from the cookies', async () => {
    const { shop, get } = await startWithPreview();
    await get('/g/Anna/', holder);
    shop.endPreview(TOKEN);
    aSecondLater();

    const { body, headers } = await get('/g/Anna/', holder);

    expect(body).toContain('Hallo Anna');
    expect(headers['set-cookie']).toMatch(/Max-Age=0/);
  });

  it.each(['//evil.example/', '/%5Cevil.example/', '/\\evil.example/', '//evil.example/g/x/'])(
    'does not redirect to another host: %s',
    async (path) => {
      const { get } = await startWithPreview();
      for (const value of [TOKEN, 'end']) {
        const { headers } = await get(`${path}?preview=${value}`);
        const location = new URL(String(headers.location), 'http://shop.example');
        expect(location.host).toBe('shop.example');
      }
    },
  );

  it('does not put its token into logs or other pages', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { get } = await startWithPreview({ logger: { level: 'trace', stream } });

    await get(`/g/Anna/?preview=${TOKEN}`);
    await get('/g/Anna/?preview=abgelaufen-1');
    const { body } = await get('/g/Anna/', holder);

    expect(lines.join('')).not.toMatch(/gute-vorschau|abgelaufen-1/);
    expect(body).not.toContain(TOKEN);
  });
});

describe('a widget by itself, for the catalogue', () => {
  it('has an example of its own and nothing around it', async () => {
    const { get } = await start();

    const { body, headers, statusCode } = await get('/widgets/preview/greeting/');

    expect(statusCode).toBe(200);
    expect(body).toContain('Hallo Beispiel');
    expect(body).not.toContain('Hallo Kopf');
    expect(body).not.toContain('Fuß');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await get('/widgets/preview/greeting/?example=1')).body).toContain('Hallo Grenzfall');
  });

  it.each(['nobody', 'greeting@7', '__proto__'])('%s is an unknown page', async (widget) => {
    const { get } = await start();

    expect((await get(`/widgets/preview/${widget}/`)).statusCode).toBe(404);
    expect((await get('/widgets/preview/greeting/?example=9')).statusCode).toBe(404);
  });
});
