/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { setTimeLimits } from '@fachwerk/server-kit/time-limits';
import { createMarketContents, type MarketContents } from './market-contents';
import { html, startMarketCms, type TestMarketCms } from './testing/start-market-cms';

const MINUTE = 60_000;

let cms: TestMarketCms;
let contents: MarketContents;
let time: number;
let reasons: unknown[];
beforeEach(async () => {
  cms = await startMarketCms();
  time = Date.parse('2026-11-28T12:00:00Z');
  reasons = [];
  contents = open([cms.origin]);
});
afterEach(async () => {
  setTimeLimits({});
  contents.close();
  await cms.close();
});

const open = (origins: string[]) =>
  createMarketContents({
    origins: new Set(origins),
    now: () => new Date(time),
    log: { warn: (facts: { reason: string }) => reasons.push(facts) } as never,
  });
const text = async (path = '/ulm/') => JSON.stringify(await contents.find(cms.origin + path));
const hallo = '[{"tag":"p","attributes":{},"children":["Hallo"]}]';
/** The next answer, when the test gives it. */
const held = () =>
  new Promise<ServerResponse>((resolve) => {
    cms.answer = (response) => resolve(response);
  });
const send = (response: ServerResponse, body = '<p>Neu</p>') =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(body);

it('is requested once by many shoppers, and once in five minutes', async () => {
  const texts = await Promise.all(Array.from({ length: 200 }, () => text()));
  expect(new Set(texts)).toEqual(new Set([hallo]));
  time += 5 * MINUTE - 1;
  await text();

  expect(cms.requests).toEqual(['/ulm/']);
});

it('is shown as it was while a new one is requested, by one request', async () => {
  await text();
  time += 5 * MINUTE;
  const next = held();
  expect([await text(), await text()]).toEqual([hallo, hallo]);
  send(await next);
  // The request that runs; the limit of time is off in tests.
  while (cms.requests.length === 2 && (await text()) === hallo) await new Promise(setImmediate);

  expect(await text()).toContain('Neu');
  expect(cms.requests).toHaveLength(2);
});

it('stays for a day while the other system fails, and is asked for once a minute', async () => {
  await text();
  cms.answer = (response) => response.writeHead(503).end();
  const later = async (minutes: number) => {
    time += minutes * MINUTE;
    const before = reasons.length;
    const shown = await text();
    while (reasons.length === before) await new Promise(setImmediate);
    return shown;
  };
  expect(await later(5)).toBe(hallo);
  await text();
  expect(cms.requests).toHaveLength(2);
  expect(await later(1)).toBe(hallo);
  expect(await later(24 * 60)).toBe('[]');
});

it('is nothing if it fails at first, which is asked again after a minute', async () => {
  cms.answer = (response) => response.writeHead(500).end();
  expect([await text('/ulm/?token=1'), await text('/ulm/?token=1')]).toEqual(['[]', '[]']);
  expect(reasons).toEqual([{ reason: 'Error: answers 500', address: `${cms.origin}/ulm/` }]);

  cms.answer = html('<p>Hallo</p>');
  time += MINUTE;
  expect(await text('/ulm/?token=1')).toBe('[]');
  while ((await text('/ulm/?token=1')) === '[]') await new Promise(setImmediate);
  expect(cms.requests).toHaveLength(2);
});

it('is nothing for a shopper who would have to wait, and there for the next one', async () => {
  const first = held();
  setTimeLimits({ marketContent: 1 });
  expect(await text()).toBe('[]');
  setTimeLimits({});
  const second = text();
  send(await first);

  expect(await second).toContain('Neu');
  expect(cms.requests).toHaveLength(1);
});

it('is nothing if the other system does not end its answer', async () => {
  setTimeLimits({ marketCms: 1 });
  cms.answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<');

  expect(await text()).toBe('[]');
  expect(reasons).toEqual([expect.objectContaining({ reason: expect.stringMatching(/timeout|abort/i) })]);
});

it.each([
  ['is nothing if it has no text', '<p> </p><script>alert(1)</script><img src="/a.png">', []],
  ['is nothing if it has too many elements', '<b>'.repeat(80_000), ['has more than 8000 tags']],
  ['is nothing if it is too long', `<p>${'a'.repeat(100_001)}</p>`, ['has more than 100000 characters']],
])('%s', async (_what, body, expected) => {
  cms.answer = html(body);

  expect(await text()).toBe('[]');
  expect(reasons).toEqual(
    expected.map((reason) => expect.objectContaining({ reason: expect.stringContaining(reason) })),
  );
});

it('is not requested where the operator has named no origin', async () => {
  const none = open([]);

  expect(await none.find(`${cms.origin}/ulm/`)).toEqual([]);
  expect([cms.requests, reasons]).toEqual([[], []]);
});

it('is kept of the last 500 addresses', async () => {
  for (let part = 0; part < 1000; part += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => text(`/${part + index}/`)));
  expect(cms.requests).toHaveLength(1000);
  await text('/999/');
  await text('/500/');
  expect(cms.requests).toHaveLength(1000);
  await text('/0/');

  expect(cms.requests).toHaveLength(1001);
});

it('is requested from eight addresses at a time; more than 64 others do not wait', async () => {
  const responses: ServerResponse[] = [];
  cms.answer = (response) => responses.push(response);
  setTimeLimits({ marketContent: 1 });
  const all = await Promise.all(Array.from({ length: 1000 }, (_, index) => text(`/${index}/`)));
  expect(new Set(all)).toEqual(new Set(['[]']));
  while (responses.length < 8) await new Promise(setImmediate);

  expect(responses).toHaveLength(8);
  cms.answer = html('<p>Hallo</p>');
  for (const response of responses) send(response);
  while (cms.requests.length < 72) await new Promise(setImmediate);
  expect(cms.requests).toHaveLength(72);
});

it('ends its requests with the server', async () => {
  const first = held();
  const asked = text();
  const response = await first;
  const closed = new Promise((resolve) => response.on('close', resolve));
  contents.close();

  expect(await asked).toBe('[]');
  await closed;
});
