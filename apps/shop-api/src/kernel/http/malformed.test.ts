/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import type { InjectOptions } from 'fastify';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const long = 'x'.repeat(10_000);
const reads = [
  '/rest/products/?q=%00',
  '/rest/products/?q=a%00b',
  `/rest/products/?q=${long}`,
  `/rest/products/?q=${'ü'.repeat(3000)}`,
  '/rest/products/?q=%F0%9F%94%A8',
  '/rest/products/?q=%ED%A0%80',
  "/rest/products/?q=';drop table product;--",
  "/rest/products/?q=a'b\\c:*&|!()<->",
  '/rest/products/?q=\\',
  '/rest/products/?q[]=a&q[]=b',
  '/rest/products/?q=a&q=b',
  '/rest/products/?q=' + '1x'.repeat(2000),
  '/rest/products/?q=' + '('.repeat(2000),
  '/rest/products/?page=0',
  '/rest/products/?page=-1',
  '/rest/products/?page=1e9',
  '/rest/products/?page=NaN',
  '/rest/products/?page=1.5',
  '/rest/products/?size=1000',
  '/rest/products/?sort=price;--',
  '/rest/products/?sort=__proto__',
  '/rest/products/?category=../../etc/passwd',
  '/rest/products/?category=%00',
  '/rest/products/?__proto__=x&constructor=y&f.__proto__=z&f.constructor=a',
  '/rest/products/?f.marke=%00',
  `/rest/products/?f.marke=${long}`,
  `/rest/products/?${Array.from({ length: 500 }, (_, i) => `f.marke=${i}`).join('&')}`,
  `/rest/products/?${Array.from({ length: 500 }, (_, i) => `f.x${i}=1`).join('&')}`,
  '/rest/products/%00/',
  '/rest/products/%',
  '/rest/products/..%2f..%2f/',
  `/rest/products/${'1'.repeat(200)}/`,
  `/rest/products/${long}/`,
  '/rest/products/__proto__/',
  '/rest/products/1001/?itemId=%00',
  '/messages/filtered?lang=xx',
  '/messages/filtered?prefix=%00',
  '/messages/filtered?prefix[]=a',
  `/messages/filtered?${'prefix=a&'.repeat(200)}`,
  '/rest/user/?x=%00',
  '/rest/form-answer/%00/',
  '/rest/form-answer/x/',
  `/rest/form-answer/${long}/`,
  '/rest/account/?id=1',
  '/dev/mailbox/',
  '/nowhere',
  '/%c0%ae%c0%ae/',
];

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const bodies: [string, Record<string, string>, string][] = [
  ['nothing', form, ''],
  ['no content type', {}, 'itemId=1'],
  ['a NUL byte', form, 'itemId=%00'],
  ['a long id', form, `itemId=${long}`],
  ['an id twice', form, 'itemId=100401&itemId=100201'],
  ['a negative quantity', form, 'itemId=100401&quantity=-1'],
  ['half a piece', form, 'itemId=100401&quantity=0.5'],
  ['no number', form, 'itemId=100401&quantity=NaN'],
  ['a huge quantity', form, 'itemId=100401&quantity=1e99'],
  ['Infinity', form, 'itemId=100401&quantity=Infinity'],
  ['broken percents', form, '%%%=%'],
  ['broken JSON', json, '{"itemId":'],
  ['JSON null', json, 'null'],
  ['a JSON list', json, '[1,2,3]'],
  ['__proto__ in JSON', json, '{"__proto__":{"isAdmin":true},"itemId":"x y"}'],
  ['constructor in JSON', json, '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['deep JSON', json, '['.repeat(20_000) + ']'.repeat(20_000)],
  ['an object for an id', json, '{"itemId":{"$gt":""}}'],
  ['a form full of NUL bytes', form, 'email=a%00%40b.de&password=%00&token=%00&name=%00x&orderNumber=%00'],
  [
    'a form of objects',
    json,
    '{"email":{"a":1},"password":["x"],"token":{},"name":[],"successUrl":{"$ne":1}}',
  ],
  ['a very long password', form, `email=a%40b.de&password=${'P'.repeat(50_000)}`],
  ['a body that is too large', form, `itemId=${'1'.repeat(100_000)}`],
  ['a foreign body type', { 'content-type': 'application/xml' }, '<a/>'],
];

describe('malformed requests', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop();
    visitor = new Visitor(shop.app);
    await visitor.post('/basket/clear/', {});
  });
  afterAll(() => shop.close());

  /** Requires a response within ten seconds that is no server error and reveals no internals. */
  async function isHandled(request: InjectOptions): Promise<number> {
    const start = Date.now();
    const response = await shop.app.inject(request);
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode >= 400) {
      expect(response.json()).toMatchObject({
        globalErrors: [{ msg: expect.stringMatching(/^[a-zA-Z.]+$/) }],
      });
      expect(response.body).not.toMatch(/ at .+:\d+:\d+|node_modules|postgres|syntax error/i);
    }
    return response.statusCode;
  }

  it.each(reads.map((url) => [url.slice(0, 90), url]))('GET %s', async (_, url) => {
    await isHandled({ url });
  });

  describe.each([
    '/basket/add/',
    '/basket/edit/',
    '/basket/remove/',
    '/basket/clear/',
    '/rest/stores/select/',
    '/login/',
    '/logout/',
    '/register/',
    '/register/confirm/',
    '/rest/password/request/',
    '/rest/password/reset/',
    '/widerruf/',
    '/widerruf/bestaetigen/',
  ])('POST %s', (url) => {
    it.each(bodies)('with %s', async (_, headers, payload) => {
      await isHandled({
        method: 'POST',
        url,
        headers: { cookie: visitor.cookie, 'x-csrf-token': visitor.csrf, ...headers },
        payload,
      });
    });
  });

  it.each([
    ['POST', '/rest/products/'],
    ['PUT', '/basket/add/'],
    ['DELETE', '/rest/user/'],
    ['TRACE', '/rest/user/'],
    ['PATCH', '/rest/navigation/'],
  ])('%s %s is not offered', async (method, url) => {
    expect(await isHandled({ method: method as 'POST', url })).toBeGreaterThanOrEqual(404);
  });

  it('leave the cart and the prototypes unchanged', async () => {
    expect((await visitor.get('/rest/basket/')).json()).toMatchObject({ onlineCart: null });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const [{ products }] = (await shop.db.query('select count(*) as products from product')) as [
      { products: number },
    ];
    expect(products).toBe(4);
  });

  it('report the invalid field', async () => {
    const response = await visitor.post('/basket/add/', { itemId: '100401', quantity: -1 });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      fieldErrors: [{ field: 'quantity', msg: 'error.validation.general.message' }],
      globalErrors: [{ msg: 'error.validation.general.message' }],
    });
  });
});

it('reveals no internals and asks for a later retry when the database is unavailable', async () => {
  const shop = await openTestShop();
  await shop.app.inject('/healthz');
  await shop.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const after = await Promise.all([
    shop.app.inject('/rest/products/1001/'),
    shop.app.inject('/rest/products/1001/'),
  ]);
  for (const { statusCode } of after) expect([200, 503]).toContain(statusCode);
  await until(async () => (await shop.app.inject('/rest/products/1001/')).statusCode === 200);
  await shop.close();

  const { buildShopApi } = await import('../../app');
  const alone = await buildShopApi({
    databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none',
    sessionSecret: 's',
    publicUrl: 'http://shop.test',
  });
  const response = await alone.inject('/rest/products/1001/');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({ fieldErrors: [], globalErrors: [{ msg: 'technical.error' }] });
  await alone.close();
});
