/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import { Status, type TelemetryReport } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildRegistry } from '../app';
import { classOf, noClasses } from '../telemetry/mount-classes';
import { storeCounts } from '../telemetry/store-counts';
import { emptyTally, type Tally } from '../telemetry/tally';
import { pageConfig, startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';

const BASE = '1.0.0-aaaaaaa';
const CANARY = '1.1.0-bbbbbbb';
let registry: TestRegistry;
let operate: string;
beforeEach(async () => {
  registry = await startTestRegistry();
  operate = await registry.token('operate');
  for (const folder of [shellFolder(), mfeFolder({ version: BASE })]) await registry.release(folder);
  await registry.publish(mfeFolder({ version: CANARY }));
});
afterEach(() => registry.close());

const order = (to: number) =>
  registry.send('POST', '/federation/rollouts', { mfe: 'cart', version: CANARY, to }, operate);
const written = () => registry.app.telemetry.flush();
const isTakenBack = async () =>
  (await registry.db.query("select from registry.rollout where state = 'rolled-back'")).length > 0;
async function comparison() {
  await written();
  const status = await registry.send('GET', '/federation/status', undefined, operate);
  const { channels } = Status.parse(status.json());
  return channels.find(({ mfe }) => mfe === 'cart')?.rollout?.comparison;
}

/** Views of real visitors, as earlier reports have counted them. */
const realViews = (version: string, views: number, counts: Partial<Tally> = {}) => {
  const mountMs = noClasses();
  mountMs[classOf(100)] = views;
  return storeCounts(registry.db, [{ ...emptyTally('cart', version), views, mountMs, ...counts }]);
};

const view = (version: string, report: Partial<TelemetryReport> = {}): TelemetryReport => ({
  isFirst: true,
  release: 'abc',
  page: '/basket/',
  versions: { cart: version },
  goals: 0,
  mounted: [{ widget: 'cart-page', mfe: 'cart', version, ms: 100 }],
  failed: [],
  errors: [],
  ...report,
});
const failing = (version: string) =>
  view(version, {
    mounted: [],
    failed: [{ widget: 'cart-page', mfe: 'cart', version, step: 'mount', message: 'broken' }],
  });
const slow = (version: string) =>
  view(version, { mounted: [{ widget: 'cart-page', mfe: 'cart', version, ms: 15_000 }] });

interface Attack {
  /** Number of networks with one address each. */
  networks: number;
  /** Reports of each. */
  times?: number;
  report: TelemetryReport;
}
const send = (
  report: TelemetryReport,
  address: string,
  bucket: number,
  app: FastifyInstance = registry.app,
) =>
  app.inject({
    method: 'POST',
    url: '/federation/telemetry',
    remoteAddress: address,
    headers: { 'content-type': 'text/plain;charset=UTF-8', cookie: `bucket=${bucket}` },
    payload: JSON.stringify(report),
  });
async function attack({ networks, times = 100, report }: Attack): Promise<void> {
  for (let network = 0; network < networks; network++)
    for (let bucket = 0; bucket < times; bucket++) await send(report, `10.0.${network}.7`, bucket);
}

describe('invented failures', () => {
  it.each([3, 10, 200])('of %d addresses of one network stop no rollout', async (addresses) => {
    await order(10);
    await realViews(BASE, 900);
    await realViews(CANARY, 100);

    for (let address = 0; address < addresses; address++)
      for (let bucket = 0; bucket < 10; bucket++) await send(failing(CANARY), `192.0.2.${address}`, bucket);

    expect(await comparison()).toMatchObject({
      candidate: { views: 101, failures: 1 },
      decision: 'wait',
    });
  });

  it('of the 65,536 networks of an IPv6 site stop no rollout', async () => {
    await order(10);

    for (let network = 0; network < 100; network++)
      await send(failing(CANARY), `2001:db8:1:${network}::1`, 1);

    expect(await comparison()).toMatchObject({ candidate: { failures: 1 }, decision: 'wait' });
  });

  it.each([3, 11])('of %d networks stop no rollout, also if no real visitor has it yet', async (networks) => {
    await order(1);

    await attack({ networks, report: failing(CANARY) });

    expect(await comparison()).toMatchObject({ candidate: { failures: networks }, decision: 'wait' });
  });

  it('are counted once per network by several processes', async () => {
    const { databaseUrl, storageDir, signingKey } = registry;
    const other = await buildRegistry({ databaseUrl, storageDir, signingKey, pageConfig });
    await order(10);

    for (let round = 0; round < 5; round++) {
      for (const app of [registry.app, other]) await send(failing(CANARY), '192.0.2.7', round, app);
      await Promise.all([registry.app, other].map((app) => app.telemetry.flush()));
    }
    await other.close();

    expect(await comparison()).toMatchObject({ candidate: { views: 1, failures: 1 } });
  });

  it('of twenty networks take a version back beside 100 real views, as failures of twenty visitors do', async () => {
    await order(10);
    await realViews(BASE, 900);
    await realViews(CANARY, 100);

    await attack({ networks: 20, times: 1, report: failing(CANARY) });
    await written();

    await until(isTakenBack);
  });

  it('of a version that no visitor is given count nothing', async () => {
    await order(10);
    await registry.publish(mfeFolder({ version: '1.2.0-ccccccc' }));
    await send(failing('1.2.0-ccccccc'), '192.0.2.1', 1);
    await registry.send('POST', '/federation/rollouts', { mfe: 'cart', version: CANARY, to: 0 }, operate);
    // Longer than the cache of the known versions.
    await until(async () => {
      await send(failing(CANARY), '192.0.2.2', 1);
      await written();
      const [{ failures } = { failures: 0 }] = await registry.db.query<{ failures: number }>(
        'select coalesce(sum(failures), 0)::int as failures from registry.telemetry_minute',
      );
      await registry.db.query('delete from registry.telemetry_minute');
      return failures === 0;
    });
  });
});

describe('other invented reports', () => {
  it('of goals of the base let no candidate lose', async () => {
    await order(10);
    await realViews(BASE, 9000, { goals: 180 });
    await realViews(CANARY, 1000, { goals: 20 });

    await attack({ networks: 10, times: 100, report: view(BASE, { goals: 1 }) });

    expect(await comparison()).toMatchObject({ base: { goals: 180 + 10 * 9 }, decision: 'wait' });
  });

  it('of slow views do not make a candidate slow', async () => {
    await order(10);
    await realViews(BASE, 900);
    await realViews(CANARY, 100);

    await attack({ networks: 10, times: 100, report: slow(CANARY) });

    expect(await comparison()).toMatchObject({ candidate: { views: 100 + 10 * 6 }, decision: 'wait' });
  });

  it('of views of the base do not make a candidate silent', async () => {
    await order(1);
    await realViews(BASE, 990);
    await realViews(CANARY, 10);

    await attack({ networks: 10, times: 190, report: view(BASE) });

    expect(await comparison()).toMatchObject({ candidate: { views: 10 }, decision: 'wait' });
  });

  it('of good views do not hide a candidate that fails', async () => {
    await order(10);
    await attack({ networks: 10, times: 100, report: view(CANARY) });
    await realViews(BASE, 900);

    await realViews(CANARY, 100, { failures: 20 });
    await send(failing(CANARY), '192.0.2.1', 1);
    await written();

    await until(isTakenBack);
  });
});

describe('a real defect', () => {
  it('that visitors of twelve networks have takes the version back at once', async () => {
    await order(1);
    await realViews(BASE, 990);

    await attack({ networks: 12, times: 3, report: failing(CANARY) });
    await written();

    await until(isTakenBack);
  });
});
