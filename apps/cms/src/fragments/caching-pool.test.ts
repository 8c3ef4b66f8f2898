/** @jest-environment node */
import type { FragmentJob, FragmentReads, FragmentResult } from '../fragment-job';
import { cacheFragments, type CacheOptions } from './caching-pool';
import type { FragmentPool } from './fragment-pool';

const TEXTS = {};

const aJob = (change: Partial<FragmentJob> = {}): FragmentJob => ({
  id: 'w1',
  widget: 'footer',
  mfe: 'header',
  version: '1.0.0-abc1234',
  url: '/assets/header/1.0.0-abc1234/node/widgets.js',
  integrity: 'sha384-x',
  props: { limit: 3 },
  pageUrl: 'https://shop.test/',
  now: '2026-11-21T10:00:00.000Z',
  messages: TEXTS,
  isMain: false,
  isPrivatePage: false,
  ...change,
});

/** Renders an increasing number, so that a second rendering is visible. */
function aPool(answers: (count: number) => FragmentResult = (count) => anAnswer(String(count))) {
  let count = 0;
  return { render: jest.fn(async () => answers((count += 1))), close: jest.fn(async () => undefined) };
}
const anAnswer = (html: string, reads: Partial<FragmentReads> = {}): FragmentResult => ({
  ok: true,
  reads: { address: true, now: true, otherData: true, ...reads },
  html,
  preloads: [],
  json: '{}',
});
/** A cache with a catalogue of version 7. */
function cacheOf(pool: FragmentPool, options: Partial<CacheOptions> = {}) {
  const dataVersions = { current: (): string | undefined => '7', saw: jest.fn() };
  const textVersions = { current: () => '3' };
  return cacheFragments(pool, { dataVersions, textVersions, keepMs: 10_000, ...options });
}
const htmlOf = async (answer: Promise<FragmentResult>) => {
  const result = await answer;
  return result.ok ? result.html : result.reason;
};

it('renders a public fragment once for sequential and for concurrent visitors', async () => {
  const pool = aPool();
  const cached = cacheOf(pool);

  const [first, second] = await Promise.all([cached.render(aJob()), cached.render(aJob())]);
  const third = await cached.render(aJob());

  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(pool.render).toHaveBeenCalledTimes(1);
});

it.each<[string, Partial<FragmentJob>]>([
  ['another version', { version: '1.0.1-abc1234' }],
  ['other props', { props: { limit: 4 } }],
  ['another address', { pageUrl: 'https://shop.test/?page=2' }],
  ['another place on the page', { id: 'w2' }],
  ['another widget', { widget: 'header' }],
  ['another React', { react: { version: '2', url: '/shell/2/node/react.js', integrity: 'sha384-x' } }],
  ['another minute', { now: '2026-11-21T10:01:00.000Z' }],
  ['other texts', { messages: { 'footer.claim': 'x' } }],
])('renders anew for %s', async (_what, change) => {
  const cached = cacheOf(aPool());

  await cached.render(aJob());

  expect(await htmlOf(cached.render(aJob(change)))).toBe('2');
});

it.each<[string, Partial<FragmentJob>]>([
  ['a private page', { isPrivatePage: true }],
  ['a known visitor', { visitor: { cookie: 'session=a' } }],
])('never keeps what was rendered for %s', async (_whom, change) => {
  const cached = cacheOf(aPool());

  await cached.render(aJob(change));

  expect(await htmlOf(cached.render(aJob(change)))).toBe('2');
});

it('renders nothing for a page that spares, and gives what it has', async () => {
  const pool = aPool();
  const cached = cacheOf(pool);

  expect(await htmlOf(cached.render(aJob({ isCachedOnly: true })))).toBe('left-out');
  await cached.render(aJob());

  expect(await htmlOf(cached.render(aJob({ isCachedOnly: true })))).toBe('1');
  expect(await htmlOf(cached.render(aJob({ isCachedOnly: true, isPrivatePage: true })))).toBe('left-out');
  expect(pool.render).toHaveBeenCalledTimes(1);
});

it('renders anew when it has become too old', async () => {
  let now = 1000;
  const cached = cacheOf(aPool(), { keepMs: 500, clock: () => now });
  await cached.render(aJob());

  now = 1499;
  expect(await htmlOf(cached.render(aJob()))).toBe('1');
  now = 1500;
  expect(await htmlOf(cached.render(aJob()))).toBe('2');
});

it('tries again after a failure', async () => {
  const cached = cacheOf(
    aPool((count) => (count === 1 ? { ok: false, reason: 'load', message: 'down' } : anAnswer('well'))),
  );

  expect(await htmlOf(cached.render(aJob()))).toBe('load');
  expect(await htmlOf(cached.render(aJob()))).toBe('well');
});

it('drops the oldest when there is too much of it', async () => {
  const pool = aPool(() => anAnswer('x'.repeat(1000)));
  const cached = cacheOf(pool, { maxCharacters: 2500 });
  const first = aJob({ pageUrl: 'https://shop.test/1' });
  const last = aJob({ pageUrl: 'https://shop.test/3' });

  await cached.render(first);
  await cached.render(aJob({ pageUrl: 'https://shop.test/2' }));
  await cached.render(last);
  await cached.render(last);
  expect(pool.render).toHaveBeenCalledTimes(3);
  await cached.render(first);

  expect(pool.render).toHaveBeenCalledTimes(4);
});

describe('a widget that reads neither address nor time', () => {
  const elsewhere = aJob({ pageUrl: 'https://shop.test/2', now: '2026-11-21T10:09:00.000Z' });
  const constant = (count: number) =>
    anAnswer(String(count), { address: false, now: false, otherData: false });

  it('is rendered once for all pages and minutes', async () => {
    const pool = aPool(constant);
    const cached = cacheOf(pool);

    await cached.render(aJob());

    expect(await htmlOf(cached.render(elsewhere))).toBe('1');
    expect(pool.render).toHaveBeenCalledTimes(1);
  });

  it('is rendered for each page where it reads the address, under other props or with other data', async () => {
    const pool = aPool((count) => anAnswer(String(count), { address: count > 1, now: false }));
    const cached = cacheOf(pool);
    const other = { props: { limit: 5 } };
    await cached.render(aJob());

    expect(await htmlOf(cached.render(aJob(other)))).toBe('2');
    expect(await htmlOf(cached.render({ ...elsewhere, ...other }))).toBe('3');
    expect(await htmlOf(cached.render(aJob(other)))).toBe('2');
    // Rendered without the address.
    expect(await htmlOf(cached.render(elsewhere))).toBe('1');
  });

  it('is not shared between pages before it is known what it reads', async () => {
    const pool = aPool((count) => anAnswer(String(count), { now: false }));
    const cached = cacheOf(pool);

    const [here, there] = await Promise.all([
      htmlOf(cached.render(aJob())),
      htmlOf(cached.render(elsewhere)),
    ]);

    expect([here, there]).toEqual(['1', '2']);
  });
});

describe('the age of a fragment', () => {
  const minutes = (count: number) => count * 60_000;
  const after = async (age: number, reads: Partial<FragmentReads>, current: string | undefined) => {
    let now = 0;
    const pool = aPool((count) => anAnswer(String(count), { otherData: false, ...reads }));
    const dataVersions = { current: () => current, saw: jest.fn() };
    const cached = cacheOf(pool, { dataVersions, clock: () => now });
    await cached.render(aJob());
    now = age;
    return htmlOf(cached.render(aJob()));
  };

  it.each<[string, number, Partial<FragmentReads>, string | undefined, string]>([
    ['minutes while the version of its data is the current one', minutes(9), { dataVersion: '7' }, '7', '1'],
    ['ten minutes at most', minutes(10), { dataVersion: '7' }, '7', '2'],
    ['seconds while no version is confirmed', 9_999, { dataVersion: '7' }, undefined, '1'],
    ['ten seconds at most then', 10_000, { dataVersion: '7' }, undefined, '2'],
    ['nothing once its data has changed', 0, { dataVersion: '7' }, '8', '2'],
    ['ten seconds at most with data without a version', 10_000, { otherData: true }, '7', '2'],
    ['ten seconds at most with both', 10_000, { otherData: true, dataVersion: '7' }, '7', '2'],
    ['minutes without data', minutes(9), {}, undefined, '1'],
  ])('is %s', async (_what, age, reads, current, html) => {
    expect(await after(age, reads, current)).toBe(html);
  });

  it.each<[string, Partial<FragmentReads>, string]>([
    ['data without a version', { otherData: true }, '2'],
    ['data with a version', { otherData: false, dataVersion: '7' }, '2'],
    // Its own texts are another object then.
    ['no data', { otherData: false }, '1'],
  ])('ends with a changed text where it has %s, which may contain texts', async (_what, reads, html) => {
    let texts = '3';
    const cached = cacheOf(
      aPool((count) => anAnswer(String(count), reads)),
      { textVersions: { current: () => texts } },
    );
    await cached.render(aJob());
    texts = '4';

    expect(await htmlOf(cached.render(aJob()))).toBe(html);
    expect(await htmlOf(cached.render(aJob()))).toBe(html);
  });

  it('depends on the versions that renderings have reported', async () => {
    const saw = jest.fn();
    const cached = cacheOf(
      aPool(() => anAnswer('', { dataVersion: '8' })),
      { dataVersions: { current: () => '7', saw } },
    );

    await cached.render(aJob());

    expect(saw).toHaveBeenCalledWith('8');
  });
});
