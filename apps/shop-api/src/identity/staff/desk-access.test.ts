/** @jest-environment node */
import { Writable } from 'node:stream';
import type { ErrorBody } from '@fachwerk/shared/contracts';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const RIGHT = 'the-token-of-the-store';
const WRONG = 'a-guess-that-must-not-be-logged';

describe('the API of desks', () => {
  let shop: TestShop;
  let log = '';
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _, done) {
        log += String(chunk);
        done();
      },
    });
    shop = await openTestShop(
      'embedded',
      { deskTokens: [`1001:${RIGHT}`], logger: { level: 'warn', stream } },
      [],
    );
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    log = '';
    await shop.db.query('delete from attempt_limit');
  });

  const read = (token: string, remoteAddress = '203.0.113.7') =>
    shop.app.inject({
      url: '/rest/desk/orders/',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    });

  it('lets a network wait after wrong tokens, also with a right one, and no other network', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(WRONG)));
    const statuses = answers.map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const right = await read(RIGHT);
    expect([right.statusCode, right.json<ErrorBody>().globalErrors[0]?.msg]).toEqual([429, 'deskError.wait']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read(RIGHT, '198.51.100.9')).statusCode).toBe(200);
  });

  it('logs a wrong token with its network, without its text', async () => {
    await read(WRONG);

    expect(log).toContain('a wrong desk token was refused');
    expect(log).toContain('203.0.113.7');
    expect(log).not.toContain(WRONG);
  });

  it('counts no right token', async () => {
    for (let call = 0; call < 30; call++) expect((await read(RIGHT)).statusCode).toBe(200);
    expect(await shop.db.query('select from attempt_limit')).toEqual([]);
  });

  it('is closed without a token, with every call', async () => {
    const { paths } = (await shop.app.inject('/openapi.json')).json<{ paths: Record<string, object> }>();
    const calls = Object.entries(paths).filter(([path]) => path.startsWith('/rest/desk/'));
    expect(calls.length).toBeGreaterThan(10);

    for (const [path, operations] of calls)
      for (const method of Object.keys(operations)) {
        const { statusCode } = await shop.app.inject({
          method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
          url: path.replace(/\{\w+\}/g, '1'),
        });
        expect([method, path, statusCode]).toEqual([method, path, 401]);
      }
  });
});
