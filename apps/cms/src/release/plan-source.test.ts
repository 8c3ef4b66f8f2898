/** @jest-environment node */
import type { ReleasePlan } from '@fachwerk/shared/federation';
import type { AnsweredPlan } from './fetch-plan';
import { planSource } from './plan-source';

const planOf = (stable: string): AnsweredPlan => {
  const plan = {
    channels: [{ mfe: 'shell', major: 0, stable, lastGood: null, rollout: null }],
    versions: {},
    shells: {},
  } satisfies ReleasePlan;
  return { plan, text: stable };
};

/** A registry whose answers the test controls. */
function startWith(stable = 'a') {
  let now = 1_000_000;
  const waiting: ((answer: AnsweredPlan | Error) => void)[] = [];
  const warnings: string[] = [];
  let direct: AnsweredPlan | Error | undefined = planOf(stable);
  let asked = 0;
  const source = planSource({
    ask: () => {
      asked += 1;
      if (direct instanceof Error) return Promise.reject(direct);
      if (direct) return Promise.resolve(direct);
      return new Promise((resolve, reject) =>
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      );
    },
    log: { warn: (_error, message) => void warnings.push(message) },
    waitMs: 300,
    clock: () => now,
  });
  return {
    stable: async () => (await source.current()).plan.channels[0]?.stable,
    later: (ms: number) => void (now += ms),
    says: (answer: AnsweredPlan | Error | undefined) => void (direct = answer),
    answer: (answer: AnsweredPlan | Error) => waiting.shift()?.(answer),
    asked: () => asked,
    warnings,
  };
}

describe('what holds for a page view', () => {
  it('is requested at most once a second, regardless of the number of views', async () => {
    const registry = startWith();
    await Promise.all([registry.stable(), registry.stable(), registry.stable()]);
    registry.later(700);
    await registry.stable();

    expect(registry.asked()).toBe(1);
  });

  it('is the truth of the last second, also for the first view after a quiet hour', async () => {
    const registry = startWith('a');
    await registry.stable();

    registry.says(planOf('rolled back'));
    registry.later(3_600_000);

    expect(await registry.stable()).toBe('rolled back');
  });

  it('is what was known when the registry takes too long, and the answer when it comes', async () => {
    const registry = startWith('a');
    await registry.stable();
    registry.says(undefined);
    registry.later(1100);

    const start = performance.now();
    expect(await Promise.all([registry.stable(), registry.stable()])).toEqual(['a', 'a']);
    expect(performance.now() - start).toBeGreaterThan(250);
    expect(registry.asked()).toBe(2);
    // Later views do not wait for a request that hangs.
    registry.later(400);
    const second = performance.now();
    expect(await registry.stable()).toBe('a');
    expect(performance.now() - second).toBeLessThan(250);

    registry.answer(planOf('b'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await registry.stable()).toBe('b');
  });

  it('stays the same while answers are refused, with one log line per reason', async () => {
    const registry = startWith('a');
    await registry.stable();

    for (const reason of ['no signature', 'no signature', 'wrong', 'wrong', 'no signature']) {
      registry.says(new Error(reason));
      registry.later(1100);
      expect(await registry.stable()).toBe('a');
    }

    expect(registry.warnings).toHaveLength(3);
    registry.says(planOf('b'));
    registry.later(1100);
    expect(await registry.stable()).toBe('b');
  });

  it('is an error before any plan arrived, and no longer once one has', async () => {
    const registry = startWith();
    registry.says(new Error('down'));
    await expect(registry.stable()).rejects.toThrow('down');

    registry.says(planOf('a'));

    expect(await registry.stable()).toBe('a');
  });
});

it('a plan waits for what must be there before its first page', async () => {
  let isReady = false;
  let finish = () => {};
  const source = planSource({
    ask: () => Promise.resolve(planOf('a')),
    log: { warn: () => undefined },
    onNew: () =>
      new Promise((resolve) => {
        finish = () => {
          isReady = true;
          resolve();
        };
      }),
  });
  const seen = source.current().then(() => isReady);
  await new Promise((resolve) => setImmediate(resolve));
  finish();

  expect(await seen).toBe(true);
});
