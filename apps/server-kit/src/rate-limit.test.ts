/** @jest-environment node */
import Fastify from 'fastify';
import { registerRateLimit } from './rate-limit';

/** The statuses of one request from each address. */
async function statusesOf(addresses: readonly string[], limit = 2): Promise<number[]> {
  const app = Fastify();
  await registerRateLimit(app, { changes: limit, reads: limit });
  app.get('/', () => 'ok');
  const statuses: number[] = [];
  for (const remoteAddress of addresses)
    statuses.push((await app.inject({ url: '/', remoteAddress })).statusCode);
  await app.close();
  return statuses;
}
const times = <T>(count: number, valueOf: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => valueOf(index));

describe('requests of one minute are limited', () => {
  it('by the address', async () => {
    expect(await statusesOf(times(3, () => '198.51.100.7'))).toEqual([200, 200, 429]);
    expect(await statusesOf(times(3, (index) => `198.51.100.${index}`))).toEqual([200, 200, 200]);
  });

  it('by the network of an IPv6 address', async () => {
    expect(await statusesOf(times(3, (index) => `2001:db8:1:2::${index}`))).toEqual([200, 200, 429]);
  });

  it('by the site of an IPv6 address: ten times as many', async () => {
    const statuses = await statusesOf(times(21, (index) => `2001:db8:1:${index}::1`));

    expect(statuses).toEqual([...times(20, () => 200), 429]);
  });
});
