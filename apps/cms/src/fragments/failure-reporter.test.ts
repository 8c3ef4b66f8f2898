/** @jest-environment node */
import { TelemetryReport } from '@fachwerk/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { FragmentJob } from '../fragment-job';
import { failureReporter } from './failure-reporter';

let registry: FastifyInstance;
let received: { authorization: string | undefined; body: unknown }[];
let registryUrl: string;
const log = { warn: jest.fn() };

beforeEach(async () => {
  received = [];
  registry = Fastify();
  registry.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  registry.post('/federation/telemetry', (request, reply) => {
    received.push({ authorization: request.headers.authorization, body: JSON.parse(String(request.body)) });
    return reply.code(204).send();
  });
  registryUrl = await registry.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => registry.close());

const job = {
  ...{ mfe: 'cart', version: '1.0.0-abc1234', widget: 'cart-page' },
  pageUrl: 'https://shop.test/basket/?token=secret',
} as FragmentJob;
const until = async (count: number) => {
  for (let i = 0; i < 50 && received.length < count; i += 1)
    await new Promise((next) => setTimeout(next, 20));
};

it('reports a failed widget as a browser does, without the query of the page', async () => {
  failureReporter({ registryUrl, token: 'page-server', log })(job, 'hangs');
  await until(1);

  expect(received).toEqual([{ authorization: 'Bearer page-server', body: expect.anything() }]);
  expect(TelemetryReport.parse(received[0]?.body)).toMatchObject({
    isFirst: false,
    page: '/basket/',
    versions: { cart: '1.0.0-abc1234' },
    failed: [
      { widget: 'cart-page', mfe: 'cart', version: '1.0.0-abc1234', step: 'server', message: 'hangs' },
    ],
  });
});

it('sends at most ten reports of a version in a second', async () => {
  const report = failureReporter({ registryUrl, token: 'page-server', log });

  for (let i = 0; i < 30; i += 1) report(job, 'hangs');
  report({ ...job, version: '2.0.0-abc1234' }, 'hangs');
  await until(11);
  await new Promise((next) => setTimeout(next, 100));

  expect(received).toHaveLength(11);
});

it('sends nothing without a token, and logs a registry that is away', async () => {
  failureReporter({ registryUrl, token: undefined, log })(job, 'hangs');
  failureReporter({ registryUrl: 'http://127.0.0.1:9', token: 'page-server', log })(job, 'hangs');
  await new Promise((next) => setTimeout(next, 100));

  expect(received).toEqual([]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
