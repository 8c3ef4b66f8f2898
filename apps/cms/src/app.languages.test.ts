/** @jest-environment node */
import type { CmsOptions } from './app';
import type { FakeShop } from './testing/fake-shop';
import { cmsForTests, type RunningCms } from './testing/start-cms';

// The bytes of a page change with the minute.
jest.mock('./page/render-instant', () => ({ renderInstant: () => '2026-11-22T10:00:00.000Z' }));

const serve = cmsForTests();
let shop: FakeShop;
let get: RunningCms['get'];
const start = async (options?: Partial<CmsOptions>) => ({ shop, get } = await serve(options));

const ENGLISH = { cookie: 'session=a; language=en' };
const ORIGIN = 'http://shop.example';

describe('a page in the language of the visitor', () => {
  it('has its texts, its locale and its names', async () => {
    await start();

    const { body, headers } = await get('/g/Anna/', ENGLISH);

    expect(body).toContain('<html lang="en">');
    expect(headers['content-language']).toBe('en');
    expect(body).toContain('Hallo Anna from the API');
    expect(body).toContain('Hallo Head from the API');
    expect(body).toContain('>Skip to content</a>');
    expect(body).toMatch(/id="fachwerk-messages">[^<]*"greeting.end":"from the API"/);
    expect(body).toMatch(/id="fachwerk-config">[^<]*"shopLocale":"en-DE"/);
    // Content of editors is German.
    expect(body).toContain('<div lang="de"><p>Fuß</p></div>');
  });

  it('has the title of its file in this language, and the German one where there is none', async () => {
    await start();

    expect((await get('/language-of/', ENGLISH)).body).toContain('<title>Title | Fachwerk</title>');
    expect((await get('/language-of/')).body).toContain('<title>Titel | Fachwerk</title>');
    expect((await get('/g/Anna/', ENGLISH)).body).toContain('<title>Titel | Fachwerk</title>');
  });

  it('asks the API for texts in this language where the answer has some, and only there', async () => {
    await start();

    expect((await get('/language-of/', ENGLISH)).body).toContain('Open today');
    expect(shop.apiCalls.map(({ path }) => path)).toContain('/rest/stores/1/?lang=en');
    shop.forgetCalls();
    expect((await get('/language-of/')).body).toContain('Heute geöffnet');
    expect(shop.apiCalls.map(({ path }) => path)).toContain('/rest/stores/1/');
    shop.forgetCalls();
    await get('/p/1/', ENGLISH);
    expect(shop.apiCalls.map(({ path }) => path).filter((path) => path.startsWith('/rest/'))).toEqual([
      '/rest/products/1/',
    ]);
  });

  it('is another page than the German one for each cache, also of fragments', async () => {
    await start({ keepMs: 60_000 });

    const german = await get('/language-of/');
    const english = await get('/language-of/', ENGLISH);

    expect(german.body).toContain('Sprache: de-DE, Wahl: /language/');
    expect(english.body).toContain('Sprache: en-DE, Wahl: /language/');
    expect(german.headers['cache-control']).toMatch(/^public/);
    expect(english.headers['cache-control']).toBe('private, no-cache');
    expect(english.headers.etag).not.toBe(german.headers.etag);
    expect((await get('/language-of/')).body).toBe(german.body);
    expect((await get('/language-of/', ENGLISH)).body).toBe(english.body);
  });

  it('has the texts of the registry while the API has none', async () => {
    const own = await serve({ apiUrl: 'http://127.0.0.1:9' });

    expect((await own.get('/g/Anna/', ENGLISH)).body).toContain('Hallo Head from the registry');
  });

  it('is German for everybody where its file says so, and offers no choice', async () => {
    await start({ keepMs: 60_000 });

    const { body, headers } = await get('/german/', ENGLISH);

    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Sprache: de-DE, Wahl: keine');
    expect(body).toContain('Hallo Kopf aus der API');
    expect(headers['content-language']).toBe('de');
    expect(headers['cache-control']).toMatch(/^public/);
    // A fragment without a choice is another one.
    expect((await get('/language-of/')).body).toContain('Wahl: /language/');
    expect((await get('/german/')).body).toBe(body);
  });

  it('is the page for unknown addresses, too', async () => {
    await start();
    const { statusCode, body } = await get('/nix/', ENGLISH);

    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Hallo Head from the API');
    expect(body).toContain('<div lang="de"><h1>Gibt es nicht</h1></div>');
  });

  it('is the page for failures, too', async () => {
    await start();

    const english = await get('/%', ENGLISH);
    const german = await get('/%');

    expect(english.statusCode).toBe(400);
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('Your basket isn’t affected.');
    expect(english.headers['content-language']).toBe('en');
    expect(german.body).toContain('<html lang="de">');
  });

  it.each([
    'language=fr',
    'language=EN',
    'language=en%0d%0aX: y',
    'language=__proto__',
    'language=constructor',
    'language="><script>',
    'language=de; language=en',
    'language=en; language',
    `language=${'e'.repeat(200)}`,
    'languages=en',
  ])('is German for another cookie: %s', async (cookie) => {
    await start();
    const { body, headers } = await get('/g/Anna/', { cookie });

    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Hallo Anna aus der API');
    expect(headers['cache-control']).toMatch(/^public/);
  });

  // The API reads it in the same way: private answers and the page have one language.
  it.each(['language=%65n', 'language =en', 'language= en', 'a=b;language=en'])(
    'is English for each form of the cookie that the API accepts: %s',
    async (cookie) => {
      await start();
      const { body, headers } = await get('/g/Anna/', { cookie });

      expect(body).toContain('<html lang="en">');
      expect(headers['cache-control']).toBe('private, no-cache');
    },
  );

  it('is German in previews of the catalogue and in fragments for other pages', async () => {
    await start();

    expect((await get('/widgets/preview/language/', ENGLISH)).body).toContain('Sprache: de-DE, Wahl: keine');
    expect((await get('/fragments/language', ENGLISH)).body).toContain('Sprache: de-DE, Wahl: keine');
  });
});

describe('the choice of a language', () => {
  const choose = (language: string, headers: Record<string, string> = {}) =>
    get(`/language/${language}/`, headers);

  it('keeps page and query, in a cookie for this shop', async () => {
    await start();
    const { statusCode, headers } = await choose('en', { referer: `${ORIGIN}/search/?q=bohrer&page=2` });

    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/search/?q=bohrer&page=2');
    expect(headers['set-cookie']).toBe('language=en; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is the same at the address without its last slash, and a page for unknown addresses for others', async () => {
    await start();
    const { statusCode, headers } = await get('/language/en', { referer: `${ORIGIN}/g/Anna/` });

    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/g/Anna/');
    expect(headers['set-cookie']).toContain('language=en');
    expect((await get('/language/fr')).statusCode).toBe(404);
    expect((await get('/language')).statusCode).toBe(404);
  });

  it('has an encrypted cookie where the shop is encrypted', async () => {
    await start({ publicUrl: 'https://shop.example' });
    const { headers } = await choose('en', { referer: 'https://shop.example/g/Anna/' });

    expect(headers['set-cookie']).toMatch(/; Secure$/);
    expect(headers.location).toBe('/g/Anna/');
  });

  it('of German, which needs none, removes the cookie', async () => {
    await start();
    const { headers } = await choose('de', { ...ENGLISH, referer: `${ORIGIN}/g/Anna/` });

    expect(headers['set-cookie']).toBe('language=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(headers.location).toBe('/g/Anna/');
  });

  it.each([
    undefined,
    '',
    'about:blank',
    'https://evil.example/g/Anna/',
    `http://evil.example@shop.example.evil/`,
    `${ORIGIN}//evil.example/`,
    `${ORIGIN}/..//evil.example/`,
    `${ORIGIN}/\\evil.example/`,
    `${ORIGIN}/\t/evil.example/`,
    `http://shop.example:81/g/Anna/`,
    `https://shop.example/g/Anna/`,
    `blob:${ORIGIN}/1`,
    '/g/Anna/',
    `${ORIGIN}/language/en/`,
    'javascript:alert(1)',
  ])('leads to the start page from %s', async (referer) => {
    await start();
    const { statusCode, headers } = await choose('en', referer === undefined ? {} : { referer });

    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']).toContain('language=en');
  });

  it('does not open a preview again', async () => {
    await start();
    const { headers } = await choose('en', { referer: `${ORIGIN}/g/Anna/?preview=secret-token&a=1` });

    expect(headers.location).toBe('/g/Anna/?a=1');
  });

  it('changes nothing when a browser loads it ahead', async () => {
    await start();
    const { statusCode, headers } = await choose('en', { 'sec-purpose': 'prefetch' });

    expect(statusCode).toBe(503);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['fr', 'EN', '__proto__', 'en%0d%0aset-cookie:%20a=b', '..%2f..%2f'])(
    'has no page for %s',
    async (language) => {
      await start();
      const { statusCode, headers } = await choose(language);

      expect(statusCode).toBe(404);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});
