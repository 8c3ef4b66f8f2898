/** @jest-environment node */
import type { UserState } from '@fachwerk/shared/contracts';
import { formEncoded, openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';

describe('a session', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { allowedOrigins: ['http://*.shop.test'] });
  });
  afterAll(() => shop.close());

  it('is an opaque cookie that scripts cannot read', async () => {
    const response = await shop.app.inject('/rest/user/');

    expect(response.headers['set-cookie']).toMatch(
      /^session=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is bound to the host, and to https if the shop is served over https', async () => {
    const secure = await openTestShop('embedded', { publicUrl: 'https://shop.test' }, []);
    const response = await secure.app.inject('/rest/user/');

    expect(response.headers['set-cookie']).toMatch(
      /^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.close();
  });

  it('is replaced by a new one when the cookie has no valid signature', async () => {
    const response = await shop.app.inject({
      url: '/rest/user/',
      headers: { cookie: 'session=AAAAAAAAAAAAAAAAAAAAAA.x' },
    });

    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).not.toContain('AAAAAAAAAAAAAAAAAAAAAA');
  });

  it('has one token for all its tabs', async () => {
    const visitor = new Visitor(shop.app);
    const first = (await visitor.get('/rest/user/')).json<UserState>().csrf;
    const second = (await visitor.get('/rest/user/')).json<UserState>().csrf;

    expect(second).toEqual(first);
    expect(first).toMatchObject({ name: '_csrf', header: 'x-csrf-token' });
  });

  it('is named as lost for a page of another site, to which browsers do not send its cookie', async () => {
    const from = async (site: string) =>
      (await shop.app.inject({ url: '/rest/user/', headers: { 'sec-fetch-site': site } })).json<UserState>()
        .isOtherSite;

    expect(await from('cross-site')).toBe(true);
    expect(await from('same-site')).toBeUndefined();
    expect(await from('same-origin')).toBeUndefined();
  });

  it('is not set by public responses', async () => {
    for (const url of [
      '/rest/navigation/',
      '/rest/products/',
      '/rest/products/1001/',
      '/messages/filtered',
      '/rest/items/?number=100101',
    ])
      expect((await shop.app.inject(url)).headers['set-cookie']).toBeUndefined();
  });

  it('is neither created nor prolonged by a prefetch, which changes nothing either', async () => {
    const headers = { 'sec-purpose': 'prefetch;prerender' };
    const unknown = await shop.app.inject({ url: '/rest/user/', headers });
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');
    const known = await visitor.get('/rest/user/', headers);
    const change = await visitor.post('/basket/add/', { itemId: '100401' }, headers);

    expect([unknown.statusCode, known.statusCode, change.statusCode]).toEqual([200, 200, 403]);
    expect(unknown.headers['set-cookie']).toBeUndefined();
    expect(known.headers['set-cookie']).toBeUndefined();
    expect((await visitor.get('/rest/user/')).json<UserState>().cartCount).toBe(0);
  });

  it('returns the valid token when it refuses a stale one, and the retry works', async () => {
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');
    visitor.csrf = 'stale';

    const refused = await visitor.post('/basket/add/', { itemId: '100401' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ fieldErrors: [], globalErrors: [{ msg: 'technical.error' }] });

    visitor.csrf = String(refused.headers['x-refreshed-csrf']);
    expect((await visitor.post('/basket/add/', { itemId: '100401' })).statusCode).toBe(200);
  });

  it('refuses the token of another session', async () => {
    const stranger = new Visitor(shop.app);
    await stranger.get('/rest/user/');
    await stranger.post('/basket/clear/', {});
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');
    visitor.csrf = stranger.csrf;

    expect((await visitor.post('/basket/add/', { itemId: '100401' })).statusCode).toBe(403);
  });

  it('accepts the token as a form field', async () => {
    const visitor = new Visitor(shop.app);
    const { csrf } = (await visitor.get('/rest/user/')).json<UserState>();
    const response = await shop.app.inject({
      method: 'POST',
      url: '/basket/add/',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: visitor.cookie,
      },
      payload: formEncoded({ itemId: '100401', [csrf.name]: csrf.value }),
    });
    expect(response.statusCode).toBe(200);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x'])(
    'does not read a body of type %s',
    async (type) => {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/basket/add/',
        headers: { accept: 'text/html', 'content-type': type, origin: PUBLIC_URL },
        payload: 'itemId=100401',
      });
      expect(response.statusCode).toBe(type.startsWith('text') ? 403 : 415);
    },
  );

  describe('from pages on other hosts', () => {
    const preflight = (origin: string) =>
      shop.app.inject({
        method: 'OPTIONS',
        url: '/basket/add/',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-csrf-token',
        },
      });

    it('may be used by pages of the same site', async () => {
      const { headers, statusCode } = await preflight('http://blog.shop.test');

      expect(statusCode).toBe(204);
      expect(headers['access-control-allow-origin']).toBe('http://blog.shop.test');
      expect(headers['access-control-allow-credentials']).toBe('true');
      expect(headers['access-control-allow-headers']).toContain('x-csrf-token');
      expect(headers.vary).toContain('Origin');
    });
    it('may not be used by other sites', async () => {
      expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
      const read = await shop.app.inject({ url: '/rest/user/', headers: { origin: 'https://evil.example' } });
      expect(read.headers).not.toHaveProperty('access-control-allow-origin');
    });
  });

  it('is deleted after its time, even if more sessions expire in an hour than one batch contains', async () => {
    await shop.db.query(
      `insert into session (id, expires_at) select 'alt-' || n, now() - interval '1 second' from generate_series(1, 25) n`,
    );
    const { createSessionRepository } = await import('./session-repository');

    await createSessionRepository(shop.db).removeExpired(10);

    expect(await shop.db.query(`select 1 from session where id like 'alt-%'`)).toEqual([]);
  });

  it('ends after its time together with its cart', async () => {
    const visitor = new Visitor(shop.app);
    await visitor.post('/basket/add/', { itemId: '100401' });
    const { createSessionRepository } = await import('./session-repository');
    await shop.db.query(`update session set expires_at = now() - interval '1 second'`);

    await createSessionRepository(shop.db).removeExpired();

    expect((await visitor.get('/rest/basket/')).json()).toMatchObject({ onlineCart: null });
  });
});

it('limits the number of changes and returns a waiting time', async () => {
  const shop = await openTestShop('embedded', { rateLimit: { changes: 5, reads: 100 } }, []);
  const visitor = new Visitor(shop.app);
  for (let call = 0; call < 5; call++)
    expect((await visitor.post('/basket/clear/', {})).statusCode).toBe(200);

  const refused = await visitor.post('/basket/clear/', {});

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ globalErrors: [{ msg: 'error.request.tooMany' }] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await shop.close();
});
