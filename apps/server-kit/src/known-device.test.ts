/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { knownDevices } from './known-device';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = Date.UTC(2026, 10, 1);
const serverWith = (secret: string, isSecure = false): FastifyInstance => {
  const devices = knownDevices({ secret, path: '/login/', isSecure: () => isSecure, now: () => now });
  const app = Fastify();
  app.get<{ Params: { account: string } }>('/id/:account', (request) => ({
    id: devices.idOf(request, request.params.account) ?? null,
  }));
  app.get<{ Params: { account: string } }>('/remember/:account', (request, reply) => {
    devices.remember(request, reply, request.params.account);
    return reply.send('');
  });
  return app;
};
let app: FastifyInstance;
beforeEach(() => (app = serverWith('secret')));
afterEach(() => app.close());

const remember = async (account: string, server = app) =>
  String((await server.inject(`/remember/${account}`)).headers['set-cookie']);
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';
const idOf = async (account: string, cookie: string, server = app) =>
  (await server.inject({ url: `/id/${account}`, headers: { cookie } })).json<{ id: string | null }>().id;

describe('a known device', () => {
  it('has a cookie for scripts of nobody, for the login only, for half a year', async () => {
    expect(await remember('anna')).toMatch(
      /^known-device-[\w-]{8}=[\w-]{22}\.\d{10}\.[\w-]{43}; Path=\/login\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect(await remember('anna', serverWith('secret', true))).toMatch(/^__Secure-known-device-.*; Secure$/);
  });

  it('stays known while the secret is replaced', async () => {
    const pair = pairOf(await remember('anna'));

    expect(await idOf('anna', pair, serverWith('another secret,secret'))).toMatch(/^[\w-]{22}$/);
    expect(await idOf('anna', pair, serverWith('another secret'))).toBeNull();
  });

  it('is known for the account that logged in, and gets another id with every login', async () => {
    const [first, second] = [pairOf(await remember('anna')), pairOf(await remember('anna'))];

    const ids = [await idOf('anna', first), await idOf('anna', second)];
    expect(ids).toEqual([expect.any(String), expect.any(String)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is not known for another account, not even under the name of its cookie', async () => {
    const anna = pairOf(await remember('anna'));
    const [bertName] = pairOf(await remember('bert')).split('=');

    expect(await idOf('bert', anna)).toBeNull();
    expect(await idOf('bert', `${bertName}=${anna.split('=')[1]}`)).toBeNull();
  });

  it('is known for several accounts at once', async () => {
    const both = `${pairOf(await remember('anna'))}; ${pairOf(await remember('bert'))}`;

    expect(await idOf('anna', both)).not.toBeNull();
    expect(await idOf('bert', both)).not.toBeNull();
  });

  it('is known to every instance with the same secret, and to no other', async () => {
    const cookie = pairOf(await remember('anna'));

    expect(await idOf('anna', cookie, serverWith('secret'))).not.toBeNull();
    expect(await idOf('anna', cookie, serverWith('another'))).toBeNull();
  });

  it('is forgotten half a year after the last login, whatever the browser keeps', async () => {
    const cookie = pairOf(await remember('anna'));
    const later = cookie.replace(/\.\d{10}\./, (end) => `.${Number(end.slice(1, -1)) + 1000}.`);
    expect(await idOf('anna', later)).toBeNull();

    now += 181 * DAY_MS;

    expect(await idOf('anna', cookie)).toBeNull();
  });

  it.each(['', 'x', 'a.b.c', '..', 'a.9999999999.', `a.9999999999.${'x'.repeat(43)}`])(
    'is not known by the invented value %j',
    async (value) => {
      const [name] = pairOf(await remember('anna')).split('=');

      expect(await idOf('anna', `${name}=${value}`)).toBeNull();
    },
  );
});
