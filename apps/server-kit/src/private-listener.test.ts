/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { isPrivate, listenPrivately, OWN_LOOPBACK, type PrivateListener } from './private-listener';
import { registerRateLimit } from './rate-limit';

let app: FastifyInstance;
let inside: PrivateListener;
let publicUrl: string;
beforeEach(async () => {
  app = Fastify({ trustProxy: true });
  await registerRateLimit(app, { reads: 1, changes: 1 });
  app.all('/', (request) => ({
    isPrivate: isPrivate(request),
    encoding: request.headers['accept-encoding'] ?? null,
  }));
  publicUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  inside = await listenPrivately(app.routing, OWN_LOOPBACK);
});
afterEach(async () => {
  await inside.close();
  await app.close();
});

const statuses = async (url: string, method: string): Promise<number[]> => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const answers = [await fetch(url, { method, headers }), await fetch(url, { method, headers })];
  return answers.map(({ status }) => status);
};

describe('a private listener', () => {
  it.each(['GET', 'POST'])('is not counted by rate limits, while the public port is (%s)', async (method) => {
    expect(await statuses(inside.url, method)).toEqual([200, 200]);
    expect(await statuses(publicUrl, method)).toEqual([200, 429]);
  });

  it('gets uncompressed answers whatever the client accepts', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };

    expect(await (await fetch(inside.url, { headers })).json()).toEqual({ isPrivate: true, encoding: null });
    expect(await (await fetch(publicUrl, { headers })).json()).toMatchObject({ isPrivate: false });
  });

  it('cannot be imitated by a header', async () => {
    const headers = { 'x-fachwerk-private': 'true', host: new URL(inside.url).host };

    expect(await (await fetch(publicUrl, { headers })).json()).toMatchObject({ isPrivate: false });
  });
});
