/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import { VISITOR_NETWORK } from '@fachwerk/shared/calls';
import { TelemetryReport } from '@fachwerk/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { FragmentJob } from '../fragment-job';
import { failureReporter } from './failure-reporter';

let registry: FastifyInstance;
let received: { authorization: string | undefined; visitor: unknown; cookie: unknown; body: unknown }[];
let registryUrl: string;
const log = { warn: jest.fn() };

beforeEach(async () => {
  received = [];
  registry = Fastify();
  registry.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  registry.post('/federation/telemetry', (request, reply) => {
    const { authorization, cookie, [VISITOR_NETWORK]: visitor } = request.headers;
    received.push({ authorization, cookie, visitor, body: JSON.parse(String(request.body)) });
    return reply.code(204).send();
  });
  registryUrl = await registry.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => registry.close());

const job = {
  mfe: 'cart',
  version: '1.0.0-abc1234',
  widget: 'cart-page',
  pageUrl: 'https://shop.test/basket/?token=secret',
  viewer: { network: '192.0.2.7', bucket: 17 },
} as FragmentJob;
const receives = (count: number) => until(() => received.length >= count);

it('reports a failed widget as a browser does, without the query of the page', async () => {
  failureReporter({ registryUrl, token: 'page-server', log })(job, 'hangs');
  await receives(1);

  expect(received).toMatchObject([{ authorization: 'Bearer page-server' }]);
  expect(TelemetryReport.parse(received[0]?.body)).toMatchObject({
    isFirst: false,
    page: '/basket/',
    versions: { cart: '1.0.0-abc1234' },
    failed: [
      { widget: 'cart-page', mfe: 'cart', version: '1.0.0-abc1234', step: 'server', message: 'hangs' },
    ],
  });
});

it('names the network and the bucket of the visitor, by which the registry limits and compares', async () => {
  failureReporter({ registryUrl, token: 'page-server', log })(job, 'hangs');
  await receives(1);

  expect(received).toMatchObject([{ visitor: '192.0.2.7', cookie: 'bucket=17' }]);
});

it('names a shell on trial as the cause if the version itself is stable', async () => {
  const react = { version: '3.0.0-abc1234', url: '', integrity: '', trialReason: 'rollout' as const };
  const report = failureReporter({ registryUrl, token: 'page-server', log });
  report({ ...job, react }, 'hangs');
  report({ ...job, react, trialReason: 'rollout' }, 'hangs');
  await receives(2);

  const causes = received.map(({ body }) => TelemetryReport.parse(body).failed[0]?.cause);
  expect(causes).toEqual(expect.arrayContaining([{ mfe: 'shell', version: react.version }, undefined]));
});

it('reports no preview, as browsers do not', async () => {
  const report = failureReporter({ registryUrl, token: 'page-server', log });
  report({ ...job, trialReason: 'preview' }, 'hangs');
  report(job, 'hangs');
  await receives(1);
  await new Promise((next) => setTimeout(next, 100));

  expect(received).toHaveLength(1);
});

const of = (network: string): FragmentJob => ({ ...job, viewer: { network, bucket: 17 } });

it('sends at most ten reports of a version in a second', async () => {
  const report = failureReporter({ registryUrl, token: 'page-server', log });

  for (let i = 0; i < 30; i += 1) report(of(`198.51.${i}.1`), 'hangs');
  report({ ...job, version: '2.0.0-abc1234' }, 'hangs');
  await receives(11);
  await new Promise((next) => setTimeout(next, 100));

  expect(received).toHaveLength(11);
});

it('sends the failures of other visitors while addresses of one network repeat a page', async () => {
  const report = failureReporter({ registryUrl, token: 'page-server', log });

  for (let i = 0; i < 30; i += 1) report(of(`192.0.2.${i}`), 'hangs');
  for (let i = 0; i < 3; i += 1) report(of(`198.51.${i}.1`), 'hangs');
  await receives(7);

  expect(received.filter(({ visitor }) => String(visitor).startsWith('198.51'))).toHaveLength(3);
});

it('sends nothing without a token, and logs a registry that is away', async () => {
  failureReporter({ registryUrl, token: undefined, log })(job, 'hangs');
  failureReporter({ registryUrl: 'http://127.0.0.1:9', token: 'page-server', log })(job, 'hangs');
  await until(() => log.warn.mock.calls.length > 0);

  expect(received).toEqual([]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
