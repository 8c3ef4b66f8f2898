/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { healthRoute } from './health-route';

const works = { check: async () => undefined };
const fails = { check: () => Promise.reject(new Error('away')) };
const hangs = { check: () => new Promise(() => undefined) };

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());
const health = async () => {
  const answer = await app.inject('/healthz');
  return [answer.statusCode, answer.json()] as const;
};

describe('the health of an app', () => {
  it('is 200 when all parts work', async () => {
    healthRoute(app, { database: works });

    expect(await health()).toEqual([200, { status: 'ok' }]);
  });

  it('is 503 without a part that it needs', async () => {
    healthRoute(app, { database: fails, mail: works });

    expect(await health()).toEqual([503, { status: 'unavailable', degraded: ['database'] }]);
  });

  it('is 200 without an optional part, and names it', async () => {
    healthRoute(app, { plan: works, api: { ...fails, isOptional: true } });

    expect(await health()).toEqual([200, { status: 'degraded', degraded: ['api'] }]);
  });

  it('answers in time although a part hangs, and does not check it again meanwhile', async () => {
    const check = jest.fn(hangs.check);
    healthRoute(app, { database: { check } }, 50);

    await health();

    expect(await health()).toEqual([503, { status: 'unavailable', degraded: ['database'] }]);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
