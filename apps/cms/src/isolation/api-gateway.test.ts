/** @jest-environment node */
import { readCart, readNavigation, readStatus } from '@fachwerk/shared/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiGateway } from './api-gateway';
import type { ApiCall } from './messages';

let api: FastifyInstance;
let requests: { url: string; cookie: string | undefined }[];
let url: string;

beforeEach(async () => {
  requests = [];
  api = Fastify({ forceCloseConnections: true });
  api.addHook('onRequest', async ({ url: path, headers }) => {
    requests.push({ url: path, cookie: headers.cookie });
  });
  api.get(readNavigation.path, (_request, reply) =>
    reply.header('x-data-version', '7').send({ children: [] }),
  );
  api.get(readCart.path, (_request, reply) =>
    reply.header('set-cookie', 'session=secret').send({ lines: [] }),
  );
  api.get('/rest/products/:id/', (_request, reply) => reply.redirect('/secret'));
  api.get('/rest/items/', () => new Promise(() => undefined));
  url = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => api.close());

const openJob = (cookie?: string) => apiGateway({ apiUrl: url, registryUrl: url }).openJob(cookie);
const wish = (path: string, more: Partial<ApiCall> = {}): ApiCall => ({
  method: 'GET',
  path,
  isPersonal: false,
  ...more,
});

it('makes the calls of our contracts that read, and returns status, data version and body', async () => {
  const { answer, body } = await openJob().call(
    wish(readNavigation.path, { query: { q: 'a&b', f: ['1', '2'] } }),
  );

  expect(answer).toEqual({ status: 200, dataVersion: '7' });
  expect(Buffer.from(body).toString()).toBe('{"children":[]}');
  expect(requests).toEqual([{ url: '/rest/navigation/?q=a%26b&f=1&f=2', cookie: undefined }]);
});

it.each<[string, ApiCall]>([
  ['another path', wish('/secret')],
  ['another server', wish('http://169.254.169.254/')],
  ['a change', wish('/basket/add/', { method: 'POST' })],
  ['a GET that changes something', wish('/basket/verifyInventory/')],
  ['operators’ data', wish(readStatus.path)],
  ['a path that leads upwards', wish('/rest/products/{productId}/', { params: { productId: '..' } })],
  ['no path', { ...wish(''), path: undefined as never }],
])('refuses %s', async (_what, call) => {
  expect((await openJob('session=1').call(call)).answer).toMatchObject({ failure: 'refused' });
  expect(requests).toEqual([]);
});

it('follows no redirect', async () => {
  const { answer } = await openJob().call(
    wish('/rest/products/{productId}/', { params: { productId: '1' } }),
  );

  expect(answer).toEqual({ status: 302 });
  expect(requests).toHaveLength(1);
});

it.each([
  ['a personal widget', readCart.path, true, 'session=1'],
  ['a widget that is not personal', readCart.path, false, undefined],
  ['a public call of a personal widget', readNavigation.path, true, undefined],
])(
  'sends the visitor’s cookie for %s as it should, and never returns one',
  async (_who, path, isPersonal, cookie) => {
    const answer = await openJob('session=1').call(wish(path, { isPersonal }));

    expect(requests).toEqual([{ url: path, cookie }]);
    expect(JSON.stringify(answer)).not.toContain('session');
  },
);

it('limits the calls of one widget', async () => {
  const job = openJob();

  const answers = await Promise.all(Array.from({ length: 60 }, () => job.call(wish(readNavigation.path))));

  expect(answers.filter(({ answer }) => 'status' in answer)).toHaveLength(40);
  expect(requests).toHaveLength(40);
});

it('ends the calls of a job that is over', async () => {
  const job = openJob();
  const call = job.call(wish('/rest/items/'));
  job.end();
  expect((await call).answer).toMatchObject({ failure: 'network' });
});
