/** @jest-environment node */
import { addOperator } from '../access/operators';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';

const PASSWORD = 'Ein langes Wort 7';
const HERE = { host: 'shop.example', origin: 'http://shop.example' };
let registry: TestRegistry;

beforeEach(async () => {
  registry = await startTestRegistry();
  await addOperator(registry.db, { name: 'anna', password: PASSWORD, by: 'test' });
});
afterEach(() => registry.close());

const signIn = (name = 'anna', password = PASSWORD, headers: Record<string, string> = HERE) =>
  registry.send('POST', '/federation/session', { name, password }, headers);
const cookies = (answer: Awaited<ReturnType<typeof signIn>>) => [answer.headers['set-cookie'] ?? []].flat();
const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) => cookies(answer)[0]?.split(';')[0] ?? '';
const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>) => cookies(answer)[1]?.split(';')[0] ?? '';
const order = (
  headers: Record<string, string>,
  body: unknown = { mfe: 'cart', version: '1.0.0', hours: 1 },
) => registry.send('POST', '/federation/previews', body, headers);

describe('an operator', () => {
  it('of the demonstration, whose password everybody knows, signs in on the same machine only', async () => {
    const demonstration = { name: 'betrieb', password: PASSWORD, by: 'test', isDemonstration: true };
    await addOperator(registry.db, demonstration);
    const from = async (headers: Record<string, string>) =>
      (await signIn('betrieb', PASSWORD, headers)).statusCode;
    const here = { host: 'localhost:8080', origin: 'http://localhost:8080' };

    expect(await from(here)).toBe(200);
    expect(await from(HERE)).toBe(401);
    expect(await from({ ...here, 'x-forwarded-for': '203.0.113.7' })).toBe(401);
  });

  it('signs in, is known by the cookie, and signs out', async () => {
    const answer = await signIn();
    const cookie = cookieOf(answer);

    expect(answer.json()).toEqual({ name: 'anna' });
    expect(cookies(answer)).toEqual([
      `${cookie}; Path=/federation; Max-Age=43200; HttpOnly; SameSite=Strict`,
      `${deviceOf(answer)}; Path=/federation/session; Max-Age=15552000; HttpOnly; SameSite=Strict`,
    ]);
    expect((await registry.get('/federation/session', { cookie })).json()).toEqual({ name: 'anna' });
    expect((await registry.get('/federation/status', { cookie })).statusCode).toBe(200);

    const out = await registry.send('DELETE', '/federation/session', undefined, { ...HERE, cookie });

    expect(out.statusCode).toBe(204);
    expect(out.headers['set-cookie']).toMatch(/^operator=; .*Max-Age=0/);
    expect((await registry.get('/federation/session', { cookie })).statusCode).toBe(401);
    expect((await registry.get('/federation/status', { cookie })).statusCode).toBe(401);
  });

  it('is in the log when they signed in', async () => {
    await signIn();

    const cookie = cookieOf(await signIn());
    const { entries } = (await registry.get('/federation/audit', { cookie })).json<{
      entries: { actor: string }[];
    }>();
    expect(entries[0]).toMatchObject({ actor: 'operator anna', action: 'sign-in' });
  });

  it('has a cookie for https only where the shop is', async () => {
    const secure = await startTestRegistry({
      publicUrl: 'https://shop.example',
      databaseUrl: registry.databaseUrl,
    });

    const answer = await secure.send('POST', '/federation/session', { name: 'anna', password: PASSWORD });

    for (const each of cookies(answer)) expect(each).toMatch(/; Secure$/);
    await secure.close();
  });

  it.each([
    ['anna', 'falsch'],
    ['nobody', PASSWORD],
    ['anna ', PASSWORD],
  ])('is nobody as %j with %j', async (name, password) => {
    const answer = await signIn(name, password);

    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(answer.json()).toEqual({ message: 'Name or password is wrong.' });
  });

  it('cannot be guessed: after five attempts one has to wait, with the right password too', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signIn('anna', `falsch ${attempt}`);

    const answer = await signIn();

    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(20);
  });

  it('is not locked out by strangers in a browser where they signed in before', async () => {
    const device = deviceOf(await signIn());
    for (let attempt = 0; attempt < 25; attempt++) await signIn('anna', `falsch ${attempt}`);

    expect((await signIn()).statusCode).toBe(429);
    expect((await signIn('anna', PASSWORD, { ...HERE, cookie: device })).statusCode).toBe(200);
  });

  it('cannot be guessed in a known browser either, nor with the cookie of another operator', async () => {
    await addOperator(registry.db, { name: 'bert', password: PASSWORD, by: 'test' });
    const [anna, bert] = [deviceOf(await signIn()), deviceOf(await signIn('bert'))];
    const guess = async (cookie: string) => {
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt++)
        statuses.push((await signIn('anna', 'falsch', { ...HERE, cookie })).statusCode);
      return statuses;
    };

    const limited = [401, 401, 401, 401, 401, 429];
    expect(await guess(anna)).toEqual(limited);
    expect(await guess(bert)).toEqual(limited);
  });

  it('loses all sessions with a new password', async () => {
    const cookie = cookieOf(await signIn());

    await addOperator(registry.db, { name: 'anna', password: 'Ein neues Wort 8', by: 'test' });

    expect((await registry.get('/federation/session', { cookie })).statusCode).toBe(401);
  });

  it('is nobody after twelve hours', async () => {
    const cookie = cookieOf(await signIn());
    await registry.db.query(`update registry.operator_session set expires_at = now()`);

    expect((await registry.get('/federation/session', { cookie })).statusCode).toBe(401);
  });
});

describe('the operator’s cookie changes something', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = cookieOf(await signIn());
  });

  it('from a page of the shop', async () => {
    // 404: authorised, but the version does not exist.
    expect((await order({ ...HERE, cookie })).statusCode).toBe(404);
    expect((await order({ cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(404);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example', host: 'shop.example' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', host: 'shop.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page that hides where it is', { origin: 'null', host: 'shop.example' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['a program that says nothing', {}],
  ])('not from %s', async (_what, headers) => {
    expect((await order({ ...headers, cookie } as Record<string, string>)).statusCode).toBe(403);
  });

  it('not by a form', async () => {
    const answer = await registry.send('POST', '/federation/rollbacks', '{"mfe":"cart"}', {
      ...HERE,
      cookie,
      'content-type': 'text/plain',
    });

    expect([400, 415]).toContain(answer.statusCode);
  });

  it('nor signs anybody in or out from elsewhere', async () => {
    const elsewhere = { origin: 'https://evil.example', host: 'shop.example' };

    expect((await signIn('anna', PASSWORD, elsewhere)).statusCode).toBe(403);
    const out = await registry.send('DELETE', '/federation/session', undefined, { ...elsewhere, cookie });
    expect(out.statusCode).toBe(403);
    expect((await registry.get('/federation/session', { cookie })).statusCode).toBe(200);
  });
});

it('nobody reads what operators read from another origin', async () => {
  const { headers } = await registry.get('/federation/status', { origin: 'https://evil.example' });

  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

it.each([['kurz', /10 characters/]])('a password %j is too weak', async (password, message) => {
  await expect(addOperator(registry.db, { name: 'bert', password, by: 'test' })).rejects.toThrow(message);
});

it.each([
  ['GET', '/assets/cart/%00/x', undefined],
  ['GET', '/federation/messages?with=cart@%00', undefined],
  ['GET', '/federation/census?widget=%00', undefined],
  ['POST', '/federation/session', { name: 'a\u0000', password: 'long enough' }],
] as const)('a NUL is refused, whoever sends it: %s %s', async (method, url, body) => {
  const { statusCode } = await registry.send(method, url, body);

  expect(statusCode).toBe(400);
});
