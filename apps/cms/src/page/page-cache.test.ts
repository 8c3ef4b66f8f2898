/** @jest-environment node */
import { type Admission, Overloaded } from './admission';
import type { ComposedPage } from './page-answer';
import { pageCache, type Served } from './page-cache';

let now: number;
let current: string | undefined;
let texts: string | undefined;
let isRefusing: boolean;
let isSparing: boolean;
beforeEach(() => {
  [now, current, texts, isRefusing, isSparing] = [0, '7', '3', false, false];
});

const admission: Admission = {
  isBusy: () => isRefusing,
  run: (_applicant, work) => (isRefusing ? Promise.reject(new Overloaded(5000)) : work(isSparing)),
  isSparing: () => isSparing,
};
const visitor = { network: '192.0.2.1', isGone: () => false };
const aPage = (html: string, change: Partial<ComposedPage> = {}): ComposedPage => ({
  kind: 'page',
  status: 200,
  html,
  isPrivate: false,
  headers: {},
  dataVersions: ['7'],
  cacheControl: 'public, max-age=0, s-maxage=60',
  ...change,
});
/** A cache, and a source whose pages are numbered. */
function start(change: (count: number) => Partial<ComposedPage> = () => ({})) {
  let count = 0;
  const compose = jest.fn(async (spares: boolean) => {
    const page = aPage(String((count += 1)), change(count));
    return spares ? { ...page, cacheControl: 'no-store', isSparing: true } : page;
  });
  const dataVersions = { known: async () => current };
  const textVersions = { known: async () => texts };
  const cache = pageCache({ admission, dataVersions, textVersions, keepMs: 10_000, clock: () => now });
  return { compose, get: (key = '/') => cache.get(key, visitor, compose).then(seen) };
}
const seen = (page: Served) =>
  page.kind === 'page'
    ? { html: page.body.html.toString(), status: page.status, age: page.ageSeconds }
    : { location: page.location };
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('composes a page once for sequential and for concurrent requests', async () => {
  const { get, compose } = start();

  const first = await Promise.all([get(), get()]);
  now = 9_999;

  expect([...first, await get()].map((page) => page.html)).toEqual(['1', '1', '1']);
  expect((await get('/other/')).html).toBe('2');
  expect(compose).toHaveBeenCalledTimes(2);
});

it('sends a page of a minute at once, with its age, and refreshes it once in the background', async () => {
  const { get, compose } = start();
  await get();
  now = 30_000;

  const [one, two] = await Promise.all([get(), get()]);
  await settle();

  expect([one, two]).toEqual([
    { html: '1', status: 200, age: 30 },
    { html: '1', status: 200, age: 30 },
  ]);
  expect(await get()).toEqual({ html: '2', status: 200, age: 0 });
  expect(compose).toHaveBeenCalledTimes(2);
});

it('composes an older page before it sends it', async () => {
  const { get } = start();
  await get();
  now = 60_000;

  expect((await get()).html).toBe('2');
});

it('composes a page with data without a version before it sends it, once they may have changed', async () => {
  // Kept data are three seconds old when the page is composed.
  const { get } = start(() => ({ otherDataAt: now - 3000 }));
  now = 3000;

  expect(await get()).toEqual({ html: '1', status: 200, age: 3 });
  now = 9_999;
  expect(await get()).toEqual({ html: '1', status: 200, age: 9 });
  now = 10_000;
  expect(await get()).toEqual({ html: '2', status: 200, age: 3 });
});

it('sends old data without a version under overload', async () => {
  const { get } = start(() => ({ otherDataAt: now }));
  await get();
  [now, isRefusing] = [300_000, true];

  expect(await get()).toEqual({ html: '1', status: 200, age: 300 });
});

it('composes a page anew when the catalogue has changed', async () => {
  const { get } = start((count) => ({ dataVersions: [String(6 + count)] }));
  await get();
  current = '8';

  expect((await get()).html).toBe('2');
  expect((await get()).html).toBe('2');
});

it.each([
  ['versioned data', {}],
  ['no data', { dataVersions: [] }],
])('composes a page with %s anew when a text has changed', async (_what, change) => {
  const { get } = start(() => change);
  await get();
  texts = '4';

  expect((await get()).html).toBe('2');
  expect((await get()).html).toBe('2');
});

it('composes a page with texts of an unknown version anew once the version is known', async () => {
  const { get } = start();
  texts = undefined;
  await get();

  expect((await get()).html).toBe('1');
  texts = '4';

  expect((await get()).html).toBe('2');
});

describe('a page that cannot be composed again', () => {
  it.each<[string, Partial<ComposedPage>]>([
    ['status 503', { status: 503, cacheControl: 'no-store' }],
    ['a missing widget', { cacheControl: 'no-store' }],
  ])('is sent as it was, after %s', async (_what, failure) => {
    const { get, compose } = start((count) => (count === 1 ? {} : failure));
    await get();
    now = 599_000;

    expect(await get()).toEqual({ html: '1', status: 200, age: 599 });
    // The next attempt is made two seconds later.
    await get();
    expect(compose).toHaveBeenCalledTimes(2);
  });

  it('is sent as it was under overload, also with changed data', async () => {
    const { get } = start();
    await get();
    [now, current, isRefusing] = [300_000, '8', true];

    expect(await get()).toEqual({ html: '1', status: 200, age: 300 });
    await expect(get('/cold/')).rejects.toThrow(Overloaded);
  });

  it('is not sent after ten minutes', async () => {
    const { get } = start((count) => (count === 1 ? {} : { status: 503, cacheControl: 'no-store' }));
    await get();
    now = 600_000;

    expect((await get()).status).toBe(503);
  });
});

describe('a page without extra widgets', () => {
  it('is composed once while pages wait for long', async () => {
    const { get, compose } = start();
    isSparing = true;
    await get();
    now = 9_999;

    expect((await get()).html).toBe('1');
    expect(compose).toHaveBeenCalledTimes(1);
  });

  it('is never sent for the whole one', async () => {
    const { get } = start();
    isSparing = true;
    await get();
    isSparing = false;

    expect((await get()).html).toBe('2');
    expect((await get()).html).toBe('2');
  });

  it('leaves the whole one in the cache, which is refreshed whole', async () => {
    const { get, compose } = start();
    await get();
    isSparing = true;
    now = 5000;
    expect((await get()).html).toBe('1');

    now = 30_000;
    await get();
    await settle();

    expect(compose.mock.calls).toEqual([[false], [false]]);
    expect((await get()).html).toBe('2');
  });

  it('is sent instead of a whole one with old data', async () => {
    const { get } = start((count) => ({ dataVersions: [String(6 + count)] }));
    await get();
    [current, isSparing] = ['8', true];

    expect((await get()).html).toBe('2');
    expect((await get()).html).toBe('2');
  });
});

it.each<[string, Partial<ComposedPage>]>([
  ['a degraded page', { cacheControl: 'no-store' }],
  ['a missing page', { status: 404 }],
  ['a page without its main widget', { status: 503, cacheControl: 'no-store' }],
])('does not keep %s', async (_what, page) => {
  const { get } = start(() => page);
  await get();

  expect((await get()).html).toBe('2');
});
