/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import type { Verdict } from '@fachwerk/shared/contracts';
import type { ReleasePlan } from '@fachwerk/shared/federation';
import { noClasses } from '../telemetry/mount-classes';
import { storeCounts } from '../telemetry/store-counts';
import { emptyTally, type Tally } from '../telemetry/tally';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';
import { createController } from './controller';
import { defaultRules as rules } from './rules';

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
let registry: TestRegistry;
let operate: string;
beforeEach(async () => {
  registry = await startTestRegistry();
  operate = await registry.token('operate');
  for (const folder of [shellFolder(), mfeFolder({ version: V1 })]) await registry.release(folder);
  await registry.publish(mfeFolder({ version: V2 }));
});
afterEach(() => registry.close());

const order = (to: number, hold = false) =>
  registry.send('POST', '/federation/rollouts', { mfe: 'cart', version: V2, to, hold }, operate);
const cart = async () =>
  (await registry.get('/federation/plan')).json<ReleasePlan>().channels.find(({ mfe }) => mfe === 'cart');
const PASSES: Verdict = { passes: true, findings: [] };
const aController = (verdict = PASSES) =>
  createController({
    db: registry.db,
    rules,
    runGate: () => Promise.resolve(verdict),
    onError: (error) => {
      throw error;
    },
  });
const tell = (version: string, counts: Partial<Tally>) =>
  storeCounts(registry.db, [{ ...emptyTally('cart', version), mountMs: noClasses(), ...counts }]);
const later = (minutes: number) =>
  registry.db.query(
    `update registry.rollout set stage_since = stage_since - $1::int * interval '1 minute',
       started_at = started_at - $1::int * interval '1 minute' where ended_at is null`,
    [minutes],
  );
const audit = () =>
  registry.db.query<{ actor: string; action: string; text: string }>(
    `select actor, action, text from registry.audit where actor = 'registry' order by id`,
  );

describe('the registry by itself', () => {
  it('holds a good version that would break a page as pages are now', async () => {
    await order(10);
    await tell(V2, { views: 1000 });
    await tell(V1, { views: 9000 });
    await later(10);
    const breaks = {
      rule: 'props-in-use',
      verdict: 'break' as const,
      message: 'It needs "size".',
      pages: ['start.json'],
    };

    expect(await aController({ passes: false, findings: [{ ...breaks, teams: [] }] }).look()).toBe(1);

    expect((await cart())?.rollout?.percent).toBe(10);
    expect(await audit()).toMatchObject([
      {
        action: 'hold',
        text: expect.stringMatching(/The gate found one break\. It needs "size"\. \(start\.json\)/) as string,
      },
    ]);
  });

  it('leads a good version through the stages to everybody', async () => {
    await order(10);
    for (const percent of [25, 50]) {
      await tell(V2, { views: 1000 });
      await tell(V1, { views: 9000 });
      await later(10);
      expect(await aController().look()).toBe(1);
      expect((await cart())?.rollout?.percent).toBe(percent);
      // Stages are minutes apart: counts of the previous stage must not count in this one.
      await registry.db.query(`update registry.telemetry_minute set minute = minute - interval '1 hour'`);
    }
    expect(await aController().look()).toBe(0);
    await tell(V2, { views: 1000 });
    await tell(V1, { views: 9000 });
    await later(10);

    await aController().look();

    expect(await cart()).toMatchObject({ stable: V2, lastGood: V1, rollout: null });
    expect((await audit()).map(({ action }) => action)).toEqual(['advance', 'advance', 'finish']);
    expect((await audit())[0]?.text).toMatch(
      /^From 10 % to 25 % of visitors\. 1,000 views in \d+ min and no rule/,
    );
  });

  it('takes a bad version back, and says why', async () => {
    await order(10);
    await tell(V2, { views: 500, failures: 50 });
    await tell(V1, { views: 4500, failures: 3 });

    await aController().look();

    expect(await cart()).toMatchObject({ stable: V1, rollout: null });
    expect(await audit()).toMatchObject([
      {
        action: 'roll-back',
        text: expect.stringMatching(
          /^Taken from 10 % of visitors\. .*50 of 500 views \(10\.0 %\) of 1\.1\.0/,
        ),
      },
    ]);
  });

  it('holds one that nobody sees, and goes on when it is ordered again', async () => {
    await order(10);
    await later(24 * 60);
    await aController().look();
    const status = await registry.db.query<{ state: string; reason: string }>(
      'select state, reason from registry.rollout',
    );
    expect(status).toMatchObject([{ state: 'held', reason: expect.stringMatching(/^Little traffic/) }]);
    expect(await aController().look()).toBe(0);

    await order(10);

    expect(await registry.db.query('select state, reason from registry.rollout')).toEqual([
      { state: 'running', reason: null },
    ]);
    expect(await aController().look()).toBe(0);
  });

  it('does each step once, however many instances look', async () => {
    await order(10);
    await tell(V2, { views: 1000 });
    await tell(V1, { views: 9000 });
    await later(10);

    const changes = await Promise.all(Array.from({ length: 8 }, () => aController().look()));

    expect(changes.reduce((sum, changed) => sum + changed)).toBe(1);
    expect(await audit()).toHaveLength(1);
  });

  it('does not touch what somebody changed in the meantime', async () => {
    const { advance } = await import('../channels/by-rules');
    await order(10);
    const [seen] = await registry.db.query<{ id: number; percent: number }>(
      'select id, percent from registry.rollout',
    );
    await order(5);

    const rollout = {
      id: seen?.id ?? 0,
      mfe: 'cart',
      major: 1,
      state: 'running' as const,
      percent: 10,
    };
    expect(await advance(registry.db, rollout, 25, [])).toBe(false);

    expect((await cart())?.rollout?.percent).toBe(5);
  });

  it('reacts to failing page views by itself', async () => {
    await order(10);
    const report = {
      isFirst: true,
      release: 'a',
      page: '/',
      versions: { cart: V2 },
      goals: 0,
      mounted: [],
      errors: [],
      failed: [{ widget: 'cart-page', mfe: 'cart', version: V2, step: 'mount', message: 'broken' }],
    };
    for (let view = 0; view < rules.crash.least; view++)
      await registry.send('POST', '/federation/telemetry', report, { cookie: 'bucket=1' });

    await until(async () => !(await cart())?.rollout);

    expect(await cart()).toMatchObject({ stable: V1, rollout: null });
  });
});
