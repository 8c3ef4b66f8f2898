/** @jest-environment node */
import Fastify from 'fastify';
import { healthRoute } from './health-route';

describe('the health of an app', () => {
  it('is 200 when its check succeeds', async () => {
    const app = Fastify();
    healthRoute(app, async () => undefined);

    const answer = await app.inject('/healthz');

    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    await app.close();
  });

  it('is what the app answers to the failure of its check', async () => {
    const app = Fastify();
    app.setErrorHandler((_error, _request, reply) => reply.code(503).send({ message: 'no database' }));
    healthRoute(app, () => Promise.reject(new Error('away')));

    expect((await app.inject('/healthz')).statusCode).toBe(503);
    await app.close();
  });
});
