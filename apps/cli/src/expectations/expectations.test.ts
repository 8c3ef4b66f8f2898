/** @jest-environment node */
import { type LiveExpectations } from '@fachwerk/shared/contracts';
import { fakeRegistry, runFachwerk } from '../testing';

const NAME = 'every day has its hours';
const hours = (version: string, required = ['mon', 'sun']): LiveExpectations['versions'][number] => ({
  team: 'storefinder',
  version,
  expectations: {
    hears: [],
    sends: [],
    answers: [
      {
        name: NAME,
        call: 'GET /rest/stores/{companyId}/',
        request: { params: { companyId: '1001' }, query: { itemId: ['1', '2'] } },
        schema: { type: 'object', properties: { openingHours: { type: 'object', required } } },
      },
    ],
  },
});

const stores: Awaited<ReturnType<typeof fakeRegistry>>[] = [];
afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())));

/** Runs the command against an API with this answer, with these live versions. */
async function check(versions: LiveExpectations['versions'], answer?: [number, unknown]) {
  const registry = await fakeRegistry({ 'GET expectations': [200, { versions }] });
  const api = await fakeRegistry(answer ? { 'GET /rest/stores/1001/': answer } : {});
  stores.push(registry, api);
  const result = await runFachwerk(['expectations', '--api', api.url], { env: registry.env });
  return { ...result, requests: api.requests };
}

it('passes an API that answers as the live versions expect, and sends a common request once', async () => {
  const { code, out, requests } = await check(
    [hours('0.1.0-aaaaaaa'), hours('0.2.0-bbbbbbb')],
    [200, { openingHours: { mon: [], sun: [] } }],
  );

  expect([code, requests.length]).toEqual([0, 1]);
  expect(out).toContain(
    `met      GET /rest/stores/1001/?itemId=1&itemId=2: ${NAME} (storefinder 0.1.0-aaaaaaa, storefinder 0.2.0-bbbbbbb)`,
  );
  expect(out).toContain('1 expectations, all met.');
});

it.each([
  ['an answer without a field', [200, { openingHours: { mon: [] } }], /field "openingHours\.sun" is missing/],
  ['another status', [404, {}], /the API answers with status 404/],
  ['no such answer', undefined, /the API answers with status 404/],
])('fails with version and sentence for %s', async (_what, answer, fault) => {
  const { code, out } = await check([hours('0.1.0-aaaaaaa')], answer as [number, unknown] | undefined);

  expect(code).toBe(1);
  expect(out).toContain(
    `NOT MET  GET /rest/stores/1001/?itemId=1&itemId=2: ${NAME} (storefinder 0.1.0-aaaaaaa)`,
  );
  expect(out).toMatch(fault);
});

it('fails when no API answers, and names what is no address', async () => {
  const registry = await fakeRegistry({ 'GET expectations': [200, { versions: [hours('0.1.0-aaaaaaa')] }] });
  stores.push(registry);
  const run = (api: string) => runFachwerk(['expectations', '--api', api], { env: registry.env });

  expect((await run('http://127.0.0.1:1')).out).toMatch(/no answer \(/);
  expect(await run('localhost:8080')).toMatchObject({
    code: 1,
    err: expect.stringContaining('"localhost:8080" is not an address.') as string,
  });
});
