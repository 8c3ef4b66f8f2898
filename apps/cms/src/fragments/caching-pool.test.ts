/** @jest-environment node */
import { cacheFragments } from './caching-pool';
import type { FragmentJob, FragmentResult } from './fragment-job';

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
  messages: {},
  isMain: false,
  isPrivatePage: false,
  ...change,
});

/** Renders an increasing number, so that a second rendering is visible. */
function aPool(answers: (count: number) => FragmentResult = (count) => anAnswer(String(count))) {
  let count = 0;
  return { render: jest.fn(async () => answers((count += 1))), close: jest.fn(async () => undefined) };
}
const anAnswer = (html: string): FragmentResult => ({
  ok: true,
  reads: { address: true, now: true, otherData: false },
  ...{ html, preloads: [], json: '{}' },
});
const htmlOf = async (answer: Promise<FragmentResult>) => {
  const result = await answer;
  return result.ok ? result.html : result.reason;
};

it('renders a public fragment once for sequential and for concurrent visitors', async () => {
  const pool = aPool();
  const cached = cacheFragments(pool);

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
])('renders anew for %s', async (_what, change) => {
  const cached = cacheFragments(aPool());

  await cached.render(aJob());

  expect(await htmlOf(cached.render(aJob(change)))).toBe('2');
});

it.each<[string, Partial<FragmentJob>]>([
  ['a private page', { isPrivatePage: true }],
  ['a known visitor', { visitor: { cookie: 'session=a' } }],
])('never keeps what was rendered for %s', async (_whom, change) => {
  const cached = cacheFragments(aPool());

  await cached.render(aJob(change));

  expect(await htmlOf(cached.render(aJob(change)))).toBe('2');
});

it('renders anew when it has become too old', async () => {
  let now = 1000;
  const cached = cacheFragments(aPool(), { keepMs: 500, clock: () => now });
  await cached.render(aJob());

  now = 1499;
  expect(await htmlOf(cached.render(aJob()))).toBe('1');
  now = 1500;
  expect(await htmlOf(cached.render(aJob()))).toBe('2');
});

it('tries again after a failure', async () => {
  const cached = cacheFragments(
    aPool((count) => (count === 1 ? { ok: false, reason: 'load', message: 'down' } : anAnswer('well'))),
  );

  expect(await htmlOf(cached.render(aJob()))).toBe('load');
  expect(await htmlOf(cached.render(aJob()))).toBe('well');
});

it('drops the oldest when there is too much of it', async () => {
  const pool = aPool(() => anAnswer('x'.repeat(1000)));
  const cached = cacheFragments(pool, { maxCharacters: 2500 });
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
