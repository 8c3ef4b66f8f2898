/** @jest-environment node */
import { reason } from '../reasons/reason';
import { classOf, noClasses } from '../telemetry/mount-classes';
import { decide, nextStage, type Question } from './decide';
import { evidenceAbove, evidenceAgainst, LESS_OFTEN, MORE_OFTEN } from './evidence';
import { judgeGoals, judgeMore } from './judge';
import { defaultRules as rules, readRules, rulesWith } from './rules';
import { noSample, type Sample } from './sample';

const NEW = '1.1.0-new';
const OLD = '1.0.0-old';
const start = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function aSample(version: string, counts: Partial<Sample> & { ms?: Record<number, number> } = {}): Sample {
  const { ms = {}, ...more } = counts;
  const mountMs = noClasses();
  for (const [limit, count] of Object.entries(ms)) mountMs[classOf(Number(limit))] = count;
  return { ...noSample(version), mountMs, ...more };
}

interface Situation {
  candidate?: Parameters<typeof aSample>[1];
  base?: Parameters<typeof aSample>[1] | null;
  rollout?: Partial<Question['rollout']>;
  minutes?: number;
  stageMinutes?: number;
}

/** Ten percent of visitors, enough views, no failures. */
const ask = (situation?: Situation) => {
  const { decision, reasons } = decisionOn(situation);
  return { decision, reasons: reasons.map(({ text }) => text) };
};
const decisionOn = ({ candidate, base, rollout, minutes = 30, stageMinutes }: Situation = {}) =>
  decide({
    rules,
    now: after(minutes),
    candidate: aSample(NEW, { views: 2000, ...candidate }),
    base: base === null ? null : aSample(OLD, { views: 18_000, ...base }),
    rollout: {
      state: 'running',
      percent: 10,
      reasons: [],
      startedAt: start.toISOString(),
      stageSince: after(minutes - (stageMinutes ?? minutes)).toISOString(),
      ...rollout,
    },
  });

describe('a rollout advances', () => {
  it('when enough was seen and nothing speaks against it', () => {
    expect(ask()).toEqual({
      decision: 'advance',
      reasons: ['2,000 views in 30 min and no rule speaks against 25 %.'],
    });
  });

  it.each([
    [0.5, 1],
    [1, 5],
    [7, 10],
    [10, 25],
    [25, 50],
    [50, 100],
    [99, 100],
  ])('from %d %% to %d %%', (from, to) => {
    expect(nextStage(from, rules)).toBe(to);
  });

  it.each([
    ['a view too few', { candidate: { views: 999 } }, '999 of 1,000 views.'],
    ['too little to compare with', { base: { views: 199 } }, '199 of 200 views of the base to compare with.'],
    ['a minute too early', { minutes: 9 }, '9 min of 10 min in this stage.'],
    ['too early in this stage', { minutes: 60, stageMinutes: 9.99 }, '9 min of 10 min in this stage.'],
  ])('not with %s', (_what, situation, text) => {
    expect(ask(situation)).toEqual({ decision: 'wait', reasons: [text] });
  });

  it('exactly at the sample and the time', () => {
    expect(ask({ candidate: { views: 1000 }, base: { views: 9000 }, minutes: 10 }).decision).toBe('advance');
  });

  it('without a base by the sample alone', () => {
    expect(ask({ base: null }).decision).toBe('advance');
  });

  it('not before it had the chance to reach goals, or six hours to', () => {
    const goals = { candidate: { goals: 30 }, base: { goals: 300 } };

    expect(ask(goals)).toEqual({
      decision: 'wait',
      reasons: ['33 of 75 goals were to be expected so far (the base reaches one in 1.67 % of its views).'],
    });
    expect(ask({ ...goals, minutes: 359 }).decision).toBe('wait');
    expect(ask({ ...goals, minutes: 360 }).decision).toBe('advance');
  });
});

describe('little traffic', () => {
  const day = 24 * 60;
  const few = (views: number, more: Partial<Sample> = {}) => ({
    candidate: { views, ...more },
    base: { views: views * 9 },
  });

  it('never advances on nothing: it waits for a day and is held', () => {
    expect(ask({ ...few(0), minutes: day - 1 }).decision).toBe('wait');
    expect(ask({ ...few(0), minutes: day })).toEqual({
      decision: 'hold',
      reasons: [
        'Little traffic: 24 h were not enough to judge at 10 %.',
        '0 of 1,000 views.',
        '0 of 200 views of the base to compare with.',
      ],
    });
  });

  it('advances after a day on few views when nothing failed in any of them', () => {
    expect(ask({ ...few(199), minutes: day }).decision).toBe('hold');
    expect(ask({ ...few(200), minutes: day })).toEqual({
      decision: 'advance',
      reasons: ['Little traffic: only 200 views in 24 h, but none of them failed. On to 25 %.'],
    });
    expect(ask({ ...few(200, { failures: 1 }), minutes: day }).decision).toBe('hold');
    expect(ask({ ...few(200, { errors: 1 }), minutes: day }).decision).toBe('hold');
  });

  it('is held after a week, whatever the stage', () => {
    const week = 7 * day;

    expect(ask({ minutes: week - 1, stageMinutes: 30 }).decision).toBe('advance');
    expect(ask({ minutes: week, stageMinutes: 30 })).toMatchObject({
      decision: 'hold',
      reasons: [expect.stringMatching(/^Time limit: after 7 days/)],
    });
  });
});

describe('a rollout ends', () => {
  it('when its widgets fail more often than the base’s', () => {
    const { decision, reasons } = ask({ candidate: { failures: 40 }, base: { failures: 9 } });

    expect(decision).toBe('roll-back');
    expect(reasons).toEqual([
      expect.stringMatching(
        /^40 of 2,000 views \(2\.00 %\) of 1\.1\.0-new had a widget that failed, of the base 9 of 18,000 views \(0\.050 %\)\. Evidence .+ : 1\.$/,
      ),
    ]);
  });

  it('not by failures of fewer than twelve networks, whatever their share', () => {
    const at = (failures: number) =>
      judgeMore(
        { rules, candidate: aSample(NEW, { views: 20, failures }), base: aSample(OLD, { views: 18_000 }) },
        'failures',
      ).verdict;

    expect(at(11)).toBe('good');
    expect(at(12)).toBe('bad');
  });

  it('not by a difference below the margin, however sure', () => {
    const large = (failures: number) =>
      ask({ candidate: { views: 100_000, failures }, base: { views: 900_000, failures: 90 } });

    expect(large(500).decision).toBe('advance');
    expect(large(510).decision).toBe('roll-back');
  });

  it('not when the base fails as often', () => {
    expect(ask({ candidate: { failures: 200 }, base: { failures: 1800 } }).decision).toBe('advance');
  });

  it('when errors that nobody caught are more', () => {
    expect(ask({ candidate: { errors: 80 }, base: { errors: 90 } })).toMatchObject({
      decision: 'roll-back',
      reasons: [expect.stringMatching(/had an uncaught error/)],
    });
    expect(ask({ candidate: { errors: 29 }, base: { errors: 90 } }).decision).toBe('advance');
  });

  it('when a quarter of the views wait too long', () => {
    const base = { ms: { 200: 9000, 400: 9000 } };
    const slow = ask({ candidate: { ms: { 200: 800, 1000: 700 } }, base });

    expect(slow).toMatchObject({
      decision: 'roll-back',
      reasons: [
        expect.stringMatching(/^Slow: a quarter of the views of 1\.1\.0-new wait 8\d\d ms or longer/),
      ],
    });
    expect(ask({ candidate: { ms: { 200: 1000, 600: 1000 } }, base }).decision).toBe('advance');
    expect(ask({ candidate: { ms: { 1000: 199 } }, base }).decision).toBe('advance');
  });

  it('when fewer views reach a goal', () => {
    expect(ask({ candidate: { goals: 30 }, base: { goals: 1800 } })).toMatchObject({
      decision: 'roll-back',
      reasons: [
        expect.stringMatching(/^30 of 2,000 views \(1\.50 %\).* reached a goal, of the base 1,800 of 18,000/),
      ],
    });
    expect(ask({ candidate: { goals: 185 }, base: { goals: 1800 } }).decision).toBe('advance');
    expect(ask({ candidate: { goals: 300 }, base: { goals: 1800 } }).decision).toBe('advance');
  });

  it('not by goals that were hardly to be expected', () => {
    // Strong evidence, but only 14 goals.
    const sure = { ...rules, goals: { ...rules.goals, groupSize: 1 } };
    const at = (views: number) =>
      judgeGoals({
        rules: sure,
        candidate: aSample(NEW, { views }),
        base: aSample(OLD, { views: 18_000, goals: 900 }),
      }).verdict;

    expect(at(280)).toBe('good');
    expect(at(300)).toBe('bad');
  });

  it('at once when most views fail, but not in an outage of everybody', () => {
    const wave = { views: 100_000, failures: 17, recent: { views: 30, failures: 15 } };

    expect(ask({ candidate: wave, minutes: 1 })).toMatchObject({
      decision: 'roll-back',
      reasons: [expect.stringMatching(/^Crash wave: within 3 min 15 of 30 views \(50\.0 %\)/)],
    });
    expect(ask({ candidate: { ...wave, recent: { views: 31, failures: 15 } } }).decision).toBe('advance');
    expect(ask({ candidate: { ...wave, recent: { views: 11, failures: 11 } } }).decision).toBe('advance');
    expect(ask({ candidate: wave, base: { recent: { views: 180, failures: 46 } } }).decision).toBe('advance');
  });

  it('also while it is held', () => {
    const held = { rollout: { state: 'held' as const, reasons: [reason('ordered-hold')] } };

    expect(ask(held)).toEqual({ decision: 'wait', reasons: ['Held at 10 %.', 'Ordered to stay.'] });
    expect(ask({ ...held, candidate: { failures: 100 } }).decision).toBe('roll-back');
  });
});

describe('a rollout is held', () => {
  it('when nothing is heard of its version', () => {
    expect(ask({ candidate: { views: 199 } })).toMatchObject({
      decision: 'hold',
      reasons: [expect.stringMatching(/^Silence: 199 views .* about 2,000 were to be expected at 10 %/)],
    });
    expect(ask({ candidate: { views: 200 } }).decision).toBe('wait');
    expect(ask({ candidate: { views: 0 }, base: { views: 1790 } }).decision).toBe('wait');
  });

  it('when a day leaves doubts', () => {
    const doubtful = { candidate: { failures: 15 }, base: { failures: 17 } };

    expect(ask(doubtful)).toMatchObject({ decision: 'wait', reasons: [expect.stringMatching(/Evidence/)] });
    expect(ask({ ...doubtful, minutes: 24 * 60 })).toMatchObject({
      decision: 'hold',
      reasons: ['Undecided after 24 h.', expect.stringMatching(/Evidence/)],
    });
  });
});

describe('the first version of a micro-frontend', () => {
  it('is judged by limits of its own', () => {
    const first = (candidate: Partial<Sample>) => ask({ base: null, candidate });

    expect(first({ failures: 40 }).decision).toBe('advance');
    expect(first({ failures: 160 })).toMatchObject({
      decision: 'roll-back',
      reasons: [expect.stringMatching(/the limit of a first version is 2 %/)],
    });
    expect(first({ errors: 100 }).decision).toBe('advance');
    expect(first({ errors: 300 }).decision).toBe('roll-back');
    expect(ask({ base: null, candidate: { ms: { 300: 1000, 5000: 600 } } }).decision).toBe('roll-back');
    expect(first({ goals: 0 }).decision).toBe('advance');
  });
});

describe('evidence', () => {
  const groupSize = 1;

  it('is none where there is nothing to compare', () => {
    const none = { hits: 0, of: 0 };
    const some = { hits: 5, of: 10 };

    expect(evidenceAgainst({ candidate: none, base: some, groupSize }, MORE_OFTEN)).toBe(1);
    expect(evidenceAgainst({ candidate: some, base: none, groupSize }, MORE_OFTEN)).toBe(1);
  });

  it('grows with every hit of the candidate and shrinks with those of the base', () => {
    const of = (hits: number, baseHits: number) =>
      evidenceAgainst(
        { candidate: { hits, of: 100 }, base: { hits: baseHits, of: 900 }, groupSize },
        MORE_OFTEN,
      );

    expect(of(6, 5)).toBeGreaterThan(of(5, 5));
    expect(of(5, 6)).toBeLessThan(of(5, 5));
    expect(of(1, 9)).toBeLessThan(1);
  });

  it('stays a number for counts of any size', () => {
    const huge = { candidate: { hits: 1e7, of: 1e7 }, base: { hits: 0, of: 1e7 }, groupSize };

    expect(evidenceAgainst(huge, MORE_OFTEN)).toBeGreaterThan(1e6);
    expect(evidenceAgainst(huge, LESS_OFTEN)).toBeGreaterThanOrEqual(0);
    expect(evidenceAbove({ hits: 1e7, of: 1e7 }, { limit: 0.25, groupSize })).toBeLessThan(Infinity);
  });

  it('has mean one at most when both are equal: what makes looking again and again harmless', () => {
    // All outcomes of 40 hits that are distributed by the candidate's share of one tenth.
    let mean = 0;
    let chance = 0.9 ** 40;
    for (let hits = 0; hits <= 40; hits++) {
      mean +=
        chance *
        evidenceAgainst(
          { candidate: { hits, of: 1000 }, base: { hits: 40 - hits, of: 9000 }, groupSize },
          MORE_OFTEN,
        );
      chance *= ((40 - hits) / (hits + 1)) * (0.1 / 0.9);
    }

    expect(mean).toBeCloseTo(1, 6);
  });
});

describe('the rules of an installation', () => {
  it('change single numbers and nothing else', () => {
    expect(rulesWith({ sample: { views: 50 } })).toEqual({
      ...rules,
      sample: { ...rules.sample, views: 50 },
    });
    expect(readRules(undefined)).toBe(rules);
    expect(readRules('{"stages":[20,100]}').stages).toEqual([20, 100]);
  });

  it.each([
    ['{', 'not valid JSON'],
    ['[]', 'must be an object'],
    ['{"sample":{"vews":50}}', '"sample.vews" is not a rule'],
    ['{"sample":{"views":"50"}}', '"sample.views" must be a number'],
    ['{"stages":[50,10,100]}', 'must grow'],
    ['{"stages":[10,50]}', 'must grow'],
    ['{"crash":5}', '"crash" must be an object'],
  ])('refuse %s', (text, message) => {
    expect(() => readRules(text)).toThrow(message);
  });
});
