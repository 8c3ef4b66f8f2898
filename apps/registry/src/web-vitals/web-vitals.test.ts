/** @jest-environment node */
import { WebVitals, type WebVitalsReport } from '@fachwerk/shared/contracts';
import { releaseFor } from '@fachwerk/shared/federation';
import { createPlanReader } from '../plan/read-plan';
import { defaultRules } from '../rollout/rules';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';
import { createVersionStore } from '../versions/version-store';
import { removeOldVitals } from './store-vitals';

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
const KEY = 'key-of-the-pages';
let registry: TestRegistry;
let team: string;
let release: string;

beforeEach(async () => {
  registry = await startTestRegistry({ metricsKey: KEY });
  team = await registry.token('publish', 'cart');
  for (const folder of [shellFolder(), mfeFolder({ version: V1 })]) await registry.release(folder);
  release = await releaseOf();
});
afterEach(() => registry.close());

/** The release of a visitor, as the page server computes it. */
async function releaseOf(bucket?: number): Promise<string> {
  const plan = await createPlanReader(registry.db, createVersionStore(registry.db)).read();
  return releaseFor(plan, bucket === undefined ? {} : { bucket })?.release.id ?? '';
}

const aReport = (report: Partial<WebVitalsReport> = {}): WebVitalsReport => ({
  url: 'https://shop.example/basket/',
  pageType: 'Content',
  timestamp: '2026-11-30T12:00:00.000Z',
  userAgent: 'Firefox of Erika',
  country: 'DE',
  environment: 'production',
  release,
  part: 1,
  performanceMetrics: {
    LCP: {
      time: 2000,
      rating: 'good',
      target: 'cart-page > img',
      widget: 'cart-page',
      version: `cart@${V1}`,
    },
  },
  ...report,
});
const send = (
  report: unknown,
  headers: Record<string, string> = { 'x-metrics-key': KEY },
  { on = registry, remoteAddress = '127.0.0.1' } = {},
) =>
  on.app.inject({
    method: 'POST',
    url: '/federation/web-vitals',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof report === 'string' ? report : JSON.stringify(report),
  });
async function read(): Promise<WebVitals> {
  return WebVitals.parse((await registry.send('GET', '/federation/web-vitals', undefined, team)).json());
}
const views = async () => (await read()).releases.map((one) => one.views);

describe('a report', () => {
  it('counts for its release, by type of page and by version of the widget', async () => {
    expect((await send(aReport())).statusCode).toBe(202);
    await send(
      aReport({
        pageType: 'ADS',
        performanceMetrics: {
          CLS: { time: 0.3, rating: 'poor', target: '' },
          INP: { time: 300, rating: 'needs-improvement', target: 'cart-page > button' },
        },
      }),
    );

    const { isOn, releases, widgets } = await read();

    expect(isOn).toBe(true);
    expect(releases).toMatchObject([
      {
        id: release,
        isLive: true,
        views: 2,
        metrics: {
          LCP: { count: 1, rating: 'good' },
          CLS: { count: 1, rating: 'poor' },
          INP: { count: 1, rating: 'needs-improvement' },
        },
        pageTypes: [
          { pageType: 'ADS', views: 1 },
          { pageType: 'Content', views: 1 },
        ],
      },
    ]);
    expect(widgets).toEqual([
      {
        widget: 'cart-page',
        mfe: 'cart',
        version: V1,
        metrics: { LCP: { count: 1, p75: 1950, rating: 'good' } },
      },
    ]);
  });

  it('has the 75th percentile of all values', async () => {
    for (const time of [900, 900, 900, 900, 900, 900, 900, 5000])
      await send(aReport({ performanceMetrics: { LCP: { time, rating: 'good', target: '' } } }));

    const lcp = (await read()).releases[0]?.metrics.LCP;

    expect(lcp?.count).toBe(8);
    expect(lcp?.p75).toBeGreaterThan(800);
    expect(lcp?.p75).toBeLessThanOrEqual(1000);
  });

  it('of a further part adds its metrics, and no view', async () => {
    await send(aReport());
    await send(aReport({ part: 2, performanceMetrics: { INP: { time: 90, rating: 'good', target: '' } } }));

    expect((await read()).releases).toMatchObject([{ views: 1, metrics: { INP: { count: 1 } } }]);
  });

  it('of a page of another type is counted with other pages', async () => {
    await send(aReport({ pageType: 'Warenkorb' }));
    await send(aReport({ pageType: 'Erika Mustermann' }));

    expect((await read()).releases[0]?.pageTypes).toMatchObject([{ pageType: 'other', views: 2 }]);
  });

  it('leaves nothing of the visitor', async () => {
    await send(aReport({ url: 'https://shop.example/bestellungen/4711/' }));
    await registry.app.webVitals.flush();

    const rows = await registry.db.query(
      'select (select jsonb_agg(v) from registry.release_vital v)::text || (select jsonb_agg(v) from registry.widget_vital v)::text as text',
    );
    expect(JSON.stringify(rows)).not.toMatch(/Erika|4711|Firefox|127\.0/);
  });
});

describe('the key', () => {
  it.each([
    ['none', {}],
    ['another one', { 'x-metrics-key': 'key-of-the-pageS' }],
    ['a part', { 'x-metrics-key': KEY.slice(0, -1) }],
    ['an empty one', { 'x-metrics-key': '' }],
  ])('refuses a report with %s before it reads the body', async (_which, headers: Record<string, string>) => {
    expect((await send('x'.repeat(100_000), headers)).statusCode).toBe(401);
    expect((await send(aReport(), headers)).statusCode).toBe(401);
    expect(await views()).toEqual([]);
  });

  it('refuses every report where the operator has set none', async () => {
    const without = await startTestRegistry({
      databaseUrl: registry.databaseUrl,
      storageDir: registry.storageDir,
      signingKey: registry.signingKey,
    });
    try {
      expect((await send(aReport(), { 'x-metrics-key': KEY }, { on: without })).statusCode).toBe(401);
      expect((await send(aReport(), { 'x-metrics-key': '' }, { on: without })).statusCode).toBe(401);
      const answer = await without.send('GET', '/federation/web-vitals', undefined, team);
      expect(answer.json()).toMatchObject({ isOn: false });
    } finally {
      await without.close();
    }
  });

  it('may be sent from pages of another host', async () => {
    const { headers } = await registry.send('OPTIONS', '/federation/web-vitals', undefined, {
      origin: 'https://pages.example',
    });
    expect(headers['access-control-allow-headers']).toContain('x-metrics-key');
  });
});

describe('a hostile report', () => {
  const metric = (part: object) => ({
    ...aReport(),
    performanceMetrics: { LCP: { time: 1, rating: 'good', target: '', ...part } },
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a negative time', metric({ time: -1 })],
    ['a time that is text', metric({ time: '1' })],
    ['a huge time', metric({ time: 1e300 })],
    ['an unknown rating', metric({ rating: 'best' })],
    ['a long target', metric({ target: 'x'.repeat(301) })],
    ['no metrics', { ...aReport(), performanceMetrics: undefined }],
    ['a body above the limit', JSON.stringify(aReport({ userAgent: 'x'.repeat(20_000) }))],
  ])('with %s is answered and not counted', async (_what, body: unknown) => {
    expect((await send(body)).statusCode).toBe(202);
    expect(await views()).toEqual([]);
  });

  it.each(['', 'ffffffffffff', '\u0000', "'; drop table registry.release_vital; --"])(
    'of the release %j adds no row',
    async (invented) => {
      await send(aReport({ release: invented }));
      await send(aReport());
      expect((await read()).releases.map(({ id }) => id)).toEqual([release]);
    },
  );

  it.each([
    ['cart-page', 'cart@9.9.9-fffffff'],
    ['cart-page', 'unknown@1.0.0'],
    ['invented', `cart@${V1}`],
    ['cart-page\u0000', `cart@${V1}`],
    ['cart-page', `cart@${V1}\u0000`],
    ['cart-page', V1],
  ])('of the widget %j in %j counts for its release only', async (widget, version) => {
    await send(metric({ widget, version }));

    expect(await read()).toMatchObject({ releases: [{ views: 1 }], widgets: [] });
  });
});

describe('limits', () => {
  it('count the reports of one address', async () => {
    const limited = await startTestRegistry({
      databaseUrl: registry.databaseUrl,
      storageDir: registry.storageDir,
      signingKey: registry.signingKey,
      metricsKey: KEY,
      rules: { ...defaultRules, address: { ...defaultRules.address, reportsPerMinute: 2 } },
    });
    try {
      for (const remoteAddress of ['198.51.100.7', '198.51.100.7', '198.51.100.7', '198.51.101.7'])
        await send(aReport(), { 'x-metrics-key': KEY }, { on: limited, remoteAddress });
      await limited.app.webVitals.flush();
    } finally {
      await limited.close();
    }

    expect(await views()).toEqual([3]);
  });
});

it('counts every report of two instances at once', async () => {
  const other = await startTestRegistry({
    databaseUrl: registry.databaseUrl,
    storageDir: registry.storageDir,
    signingKey: registry.signingKey,
    metricsKey: KEY,
  });
  try {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(aReport(), { 'x-metrics-key': KEY }, { on: index % 2 ? other : registry }),
      ),
    );
    await Promise.all([registry.app.webVitals.flush(), other.app.webVitals.flush()]);
  } finally {
    await other.close();
  }

  expect(await read()).toMatchObject({
    releases: [{ views: 20, metrics: { LCP: { count: 20 } } }],
    widgets: [{ metrics: { LCP: { count: 20 } } }],
  });
});

describe('releases', () => {
  it('of both versions of a rollout count, and one that has ended', async () => {
    const operate = await registry.token('operate');
    await registry.publish(mfeFolder({ version: V2 }));
    await registry.send(
      'POST',
      '/federation/rollouts',
      { mfe: 'cart', version: V2, to: 50, hold: true },
      operate,
    );
    const trial = (await Promise.all(Array.from({ length: 40 }, (_, bucket) => releaseOf(bucket)))).find(
      (id) => id !== release,
    );
    await send(aReport());
    await send(aReport({ release: trial ?? 'none' }));
    expect((await read()).releases.map(({ id }) => id).sort()).toEqual([release, trial].sort());

    await registry.send(
      'POST',
      '/federation/rollouts',
      { mfe: 'cart', version: V2, to: 100, hold: true },
      operate,
    );
    await send(aReport());

    expect(
      (await read()).releases.map((one) => ({ id: one.id, views: one.views, isLive: one.isLive })),
    ).toEqual(
      expect.arrayContaining([
        { id: release, views: 2, isLive: false },
        { id: trial, views: 1, isLive: true },
      ]),
    );
  });

  it('without a report for sixty days are removed, and all but the last fifty', async () => {
    await send(aReport());
    await registry.app.webVitals.flush();
    const copies = (count: number, days: number) =>
      registry.db.query(
        `insert into registry.release_vital
         select 'copy-' || $2::int || '-' || n, page_type, first_at, now() - $2::int * interval '1 day' - n * interval '1 second',
           views, lcp, cls, inp, fcp
         from registry.release_vital, generate_series(1, $1::int) as n where release = $3`,
        [count, days, release],
      );
    await copies(3, 61);
    await copies(60, 1);
    await registry.db.query(`update registry.widget_vital set last_at = now() - interval '61 days'`);

    await removeOldVitals(registry.db);

    const kept = await registry.db.query<{ release: string }>('select release from registry.release_vital');
    expect(kept).toHaveLength(50);
    expect(kept.map((row) => row.release)).toContain(release);
    expect(kept.filter((row) => row.release.startsWith('copy-61'))).toEqual([]);
    expect(await registry.db.query('select widget from registry.widget_vital')).toEqual([]);
  });
});

it('keeps the figures of a version that visitors still get, however many were published after it', async () => {
  await send(aReport());
  await registry.app.webVitals.flush();
  await registry.db.query(
    `insert into registry.version
     select (json_populate_record(v, json_build_object('version', '9.0.' || n, 'published_at', now() + n * interval '1 hour'))).*
     from registry.version v, generate_series(1, 12) as n where v.mfe = 'cart' and v.version = $1`,
    [V1],
  );
  await removeOldVitals(registry.db);

  expect((await read()).widgets.map(({ version }) => version)).toEqual([V1]);
});

it('shows the figures to operators and teams only', async () => {
  expect((await registry.get('/federation/web-vitals')).statusCode).toBe(401);
});
