/** @jest-environment node */
import type { Rollout, TelemetryReport } from '@fachwerk/shared/contracts';
import { BUCKETS, releaseFor, type ReleasePlan } from '@fachwerk/shared/federation';
import { textOf } from '../reasons/reason';
import { classOf } from '../telemetry/mount-classes';
import { type NetworkRules, offerOf, sumOf, withinLimits } from '../telemetry/network-limit';
import { addTally, emptyTally, type Tally, tallyReport } from '../telemetry/tally';
import { decide, type Decision, nextStage } from './decide';
import { defaultRules as rules } from './rules';
import { noSample, type Sample } from './sample';

/** mulberry32: a seeded generator gives the same visitors in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const OLD = '1.0.0-old';
const NEW = '1.1.0-new';
const VISITORS = 100_000;

/** Uses the function of the page servers to choose the version. */
function planAt(percent: number, salt: string): ReleasePlan {
  const version = (name: string) => ({
    mfe: 'cart',
    version: name,
    entry: `/assets/cart/${name}/browser/remoteEntry.js`,
    global: `cart_${name}`,
    integrity: 'sha384-x',
    server: { url: `/assets/cart/${name}/node/widgets.js`, integrity: 'sha384-y' },
    widgets: {},
    chunks: {},
  });
  const rollout = { id: 1, version: NEW, percent, salt };
  return {
    channels: [
      { mfe: 'cart', major: 1, stable: OLD, lastGood: null, rollout },
      { mfe: 'shell', major: 1, stable: '1.0.0-s', lastGood: null, rollout: null },
    ],
    versions: { [`cart@${OLD}`]: version(OLD), [`cart@${NEW}`]: version(NEW) },
    shells: {
      '1.0.0-s': {
        version: '1.0.0-s',
        script: '/s.js',
        style: '/s.css',
        preload: [],
        chunks: { '/s.js': 'sha384-s', '/s.css': 'sha384-s' },
      },
    },
  };
}

describe('100,000 visitors', () => {
  const random = randomFrom(1);
  const buckets = Array.from({ length: VISITORS }, () => Math.floor(random() * BUCKETS));
  const haveNew = (percent: number, salt: string): boolean[] => {
    const plan = planAt(percent, salt);
    const isNew = Array.from(
      { length: BUCKETS },
      (_, bucket) => releaseFor(plan, { bucket })?.release.mfes.cart?.version === NEW,
    );
    return buckets.map((bucket) => isNew[bucket] ?? false);
  };

  it('get the new version in the ordered share, within half a point, and nobody flips back while it grows', () => {
    let before: boolean[] | undefined;
    for (const percent of [0, 1, 10, 33, 50, 100]) {
      const now = haveNew(percent, 'a salt');
      const share = (now.filter(Boolean).length / VISITORS) * 100;

      expect(Math.abs(share - percent)).toBeLessThan(percent === 0 || percent === 100 ? 1e-9 : 0.5);
      expect(before?.some((had, visitor) => had && !now[visitor]) ?? false).toBe(false);
      before = now;
    }
  });
});

interface Rates {
  failures: number;
  errors: number;
  goals: number;
  /** Median of the mount time. */
  ms: number;
}
const healthy: Rates = { failures: 0.001, errors: 0.003, goals: 0.04, ms: 180 };

interface Run {
  seed: number;
  candidate: Rates;
  base?: Rates;
  percent?: number;
  /** All page views per minute. */
  perMinute?: number;
  mostVisitors?: number;
  tellsReports?: boolean;
  /** Number of networks that half of the visitors share; the others have one each. */
  sharedNetworks?: number;
}
interface Outcome {
  state: Rollout['state'];
  /** Views of the new version until the end of the rollout. */
  views: number;
  allViews: number;
  minutes: number;
  reason: string;
  stages: number[];
}

/**
 * Simulates one rollout from its order to its end. Visitors make one to five views; a failure depends on the
 * visitor's browser and occurs in all of them.
 */
function runRollout({
  seed,
  candidate,
  base = healthy,
  percent = 10,
  perMinute = 500,
  mostVisitors = VISITORS,
  tellsReports = false,
  sharedNetworks = 0,
}: Run): Outcome {
  const random = randomFrom(seed);
  const outcome: Outcome = {
    state: 'running',
    views: 0,
    allViews: 0,
    minutes: 0,
    reason: '',
    stages: [percent],
  };
  let stage = newStage(percent, 0);

  const follow = ({ decision, reasons }: Decision) => {
    outcome.reason = textOf(reasons);
    if (decision === 'roll-back') outcome.state = 'rolled-back';
    if (decision === 'hold') outcome.state = 'held';
    if (decision !== 'advance') return;
    stage = newStage(nextStage(stage.percent, rules), outcome.minutes);
    outcome.stages.push(stage.percent);
    if (stage.percent === 100) outcome.state = 'finished';
  };

  for (let visitor = 0; visitor < mostVisitors; visitor++) {
    const isNew = random() * 100 < stage.percent;
    const rates = isNew ? candidate : base;
    const views = 1 + Math.floor(random() * 5);
    const fails = random() < rates.failures;
    const throws = random() < rates.errors;
    const buys = random() < rates.goals;
    const isShared = sharedNetworks > 0 && random() < 0.5;
    const network = isShared ? Math.floor(random() * sharedNetworks) : -visitor;
    const times = isNew ? 1 : Math.max(1, Math.round((100 - stage.percent) / stage.percent));
    const part = `${isNew} ${network} ${visitor % times}`;
    for (let view = 0; view < views; view++) {
      const ms = Math.round(rates.ms * (0.4 + 3 * random() ** 3));
      const pageView = { fails, throws, ms, buys: buys && random() < 0.7 };
      const sample = isNew ? stage.new : stage.old;
      const tally = (tellsReports ? reported : tallied)(sample.version, pageView);
      count(sample, tally, stage.networks, part);
      outcome.allViews += 1;
      if (isNew) outcome.views += 1;
      const isMinute = outcome.allViews % perMinute === 0;
      if (isMinute) outcome.minutes += 1;
      // The controller decides every few seconds and after failures.
      if (outcome.allViews % Math.ceil(perMinute / 4) !== 0 && !(isNew && (fails || throws) && view === 0))
        continue;
      follow(look(stage, outcome.minutes));
      if (outcome.state !== 'running') return outcome;
    }
  }
  return outcome;
}

interface Stage {
  percent: number;
  since: number;
  new: Sample;
  old: Sample;
  /** What each network has offered, as in the table of the registry. */
  networks: Map<string, NetworkRules>;
}
const newStage = (percent: number, since: number): Stage => ({
  percent,
  since,
  new: noSample(NEW),
  old: noSample(OLD),
  networks: new Map(),
});

const START = Date.UTC(2026, 10, 21, 12);
const timeOf = (minutes: number) => new Date(START + minutes * 60_000);

const look = ({ percent, since, new: candidate, old: base }: Stage, minutes: number): Decision =>
  decide({
    rules,
    candidate,
    base,
    now: timeOf(minutes),
    rollout: {
      state: 'running',
      percent,
      reasons: [],
      startedAt: timeOf(0).toISOString(),
      stageSince: timeOf(since).toISOString(),
    },
  });

interface SimulatedView {
  fails: boolean;
  throws: boolean;
  buys: boolean;
  ms: number;
}

/** Counted as the registry counts the report of a browser. */
function count(sample: Sample, tally: Tally, networks: Stage['networks'], part: string): void {
  const offered = { tally, isOfPageServer: false };
  const before = networks.get(part);
  const [counted] = withinLimits([offered], before ?? sumOf([]), rules.network);
  networks.set(part, before ? sumOf([before, offerOf(offered)]) : offerOf(offered));
  if (!counted) return;
  addTally(sample as Sample & Tally, counted);
  // The stage also stands for its last minutes: the rates of these rollouts do not change over time.
  sample.recent.views += counted.views;
  sample.recent.failures += counted.failures;
}

/** A report as a browser sends it. */
function reported(version: string, { fails, throws, buys, ms }: SimulatedView): Tally {
  const of = { widget: 'cart-page', mfe: 'cart', version };
  const report: TelemetryReport = {
    isFirst: true,
    release: 'r',
    page: '/basket/',
    versions: { cart: version },
    goals: buys ? 1 : 0,
    mounted: fails ? [] : [{ ...of, ms }],
    failed: fails ? [{ ...of, step: 'mount', message: 'broken' }] : [],
    errors: throws ? [{ mfe: 'cart', version, message: 'x is not a function' }] : [],
  };
  return tallyReport(report).get(`cart@${version}`) ?? emptyTally('cart', version);
}

const CLASS_OF = Array.from({ length: 5000 }, (_, ms) => classOf(ms));

const TALLIES = new Map<string, Tally>();

/** The same without a report, for the many rollouts without events: each kind of view once. */
function tallied(version: string, { fails, throws, buys, ms }: SimulatedView): Tally {
  const index = CLASS_OF[ms] ?? 0;
  const key = `${version} ${fails} ${throws} ${buys} ${index}`;
  const known = TALLIES.get(key);
  if (known) return known;
  const tally = { ...emptyTally('cart', version), views: 1 };
  if (!fails) tally.mountMs[index] = 1;
  if (fails) tally.failures = 1;
  if (throws) tally.errors = 1;
  if (buys) tally.goals = 1;
  TALLIES.set(key, tally);
  return tally;
}

/** Each with other visitors. */
const ROLLOUTS = process.env.LONG === '1' ? 200 : 12;
/** A shop with many purchases: stages end as soon as possible, and each look may go wrong. */
const busy = { ...healthy, goals: 0.12 };

describe('a rollout of a version that is as good as the base', () => {
  it(`never rolls back: ${ROLLOUTS} times with other visitors each`, () => {
    const outcomes = Array.from({ length: ROLLOUTS }, (_, seed) =>
      runRollout({ seed: seed + 1000, candidate: busy, base: busy, mostVisitors: 20_000 }),
    );

    expect(outcomes.filter(({ state }) => state === 'rolled-back').map(({ reason }) => reason)).toEqual([]);
    const finished = outcomes.filter(({ state }) => state === 'finished');
    expect(finished.length).toBeGreaterThan(ROLLOUTS * 0.9);
    expect(finished[0]?.stages).toEqual([10, 25, 50, 100]);
  });

  it('neither where a base fails a lot: that is not the candidate’s', () => {
    const bad = { ...busy, failures: 0.05, errors: 0.08 };
    const outcomes = Array.from({ length: Math.ceil(ROLLOUTS / 2) }, (_, seed) =>
      runRollout({ seed: seed + 5000, candidate: bad, base: bad, mostVisitors: 20_000 }),
    );

    expect(outcomes.filter(({ state }) => state === 'rolled-back')).toEqual([]);
  });
});

describe('a rollout whose visitors share networks', () => {
  it.each([1, 25])('is not taken back at %d %% if the version is as good as the base', (percent) => {
    const bad = { ...busy, failures: 0.05, errors: 0.08 };
    const outcomes = Array.from({ length: Math.ceil(ROLLOUTS / 4) }, (_, seed) =>
      runRollout({
        seed: seed + 7000,
        candidate: bad,
        base: bad,
        percent,
        mostVisitors: 20_000,
        sharedNetworks: 40,
      }),
    );

    expect(outcomes.filter(({ state }) => state === 'rolled-back').map(({ reason }) => reason)).toEqual([]);
  });
});

describe('a rollout of a worse version rolls itself back', () => {
  it.each<[string, Partial<Rates>, number, RegExp]>([
    ['every mount fails', { failures: 1 }, 50, /Crash wave|widget that failed/],
    ['5 % of the visitors have failing widgets', { failures: 0.05 }, 1500, /widget that failed/],
    ['2 % of the visitors have failing widgets', { failures: 0.02 }, 3000, /widget that failed/],
    ['5 % of the visitors have errors', { errors: 0.05 }, 3000, /had an uncaught error/],
    ['widgets take three times as long', { ms: 600 }, 3000, /^Slow/],
    ['nobody reaches a goal any more', { goals: 0 }, 3000, /reached a goal/],
    ['half of the goals are lost', { goals: 0.02 }, 20_000, /reached a goal/],
  ])(
    'when %s',
    (_what, change, mostViews, reason) => {
      const outcomes = [1, 2, 3].map((seed) => runRollout({ seed, candidate: { ...healthy, ...change } }));

      expect(outcomes.map(({ state }) => state)).toEqual(outcomes.map(() => 'rolled-back'));
      const views = outcomes.map((outcome) => outcome.views).sort((a, b) => a - b);
      expect(views.at(-1)).toBeLessThanOrEqual(mostViews);
      for (const outcome of outcomes) expect(outcome.reason).toMatch(reason);
    },
    60_000,
  );
});

describe('with little traffic', () => {
  it('a clean version advances a stage a day; one that fails now and then is held', () => {
    const clean = { ...healthy, failures: 0, errors: 0 };
    // Two views a minute: about 288 of the new version in a day at 10 percent.
    const slowly = runRollout({ seed: 7, candidate: clean, percent: 10, perMinute: 2 });
    const held = runRollout({ seed: 7, candidate: { ...healthy, errors: 0.02 }, percent: 10, perMinute: 2 });

    expect(slowly.state).toBe('finished');
    expect(slowly.minutes).toBeGreaterThan(24 * 60);
    expect(held).toMatchObject({
      state: 'held',
      reason: expect.stringMatching(/^(Little traffic|Undecided)/),
    });
  });
});
