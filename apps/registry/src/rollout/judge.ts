import type { Reason } from '@fachwerk/shared/contracts';
import { type Hits, rate } from '../reasons/figures';
import { reason } from '../reasons/reason';
import { countOf } from '../telemetry/histogram';
import { percentile, slowerThan } from '../telemetry/mount-classes';
import { evidenceAbove, evidenceAgainst, LESS_OFTEN, MORE_OFTEN } from './evidence';
import type { RolloutRules } from './rules';
import { hitsOf, type Sample } from './sample';

export interface Compared {
  candidate: Sample;
  /** Null for the first version of a micro-frontend. */
  base: Sample | null;
  rules: RolloutRules;
}

/** Result of one rule. */
export interface Judgement {
  verdict: 'bad' | 'doubtful' | 'good';
  reasons: Reason[];
}

const GOOD: Judgement = { verdict: 'good', reasons: [] };

/** Results of all rules, the most important first. */
export const judgeAll = (compared: Compared): Judgement[] => [
  judgeCrash(compared),
  judgeMore(compared, 'failures'),
  judgeMore(compared, 'errors'),
  judgeSlow(compared),
  judgeGoals(compared),
];

/** Most views fail: decides without a sample. A failure that affects the base as well does not count. */
export function judgeCrash({ candidate, base, rules }: Compared): Judgement {
  const { least, share: most, minutes } = rules.crash;
  const now = hitsOf(candidate.recent, candidate.recent.failures);
  const others = base ? rate(hitsOf(base.recent, base.recent.failures)) : 0;
  if (now.hits < least || rate(now) < most || rate(now) < 2 * others) return GOOD;
  return {
    verdict: 'bad',
    reasons: [reason('crash', { minutes, ...now, version: candidate.version })],
  };
}

export function judgeMore({ candidate, base, rules }: Compared, what: 'failures' | 'errors'): Judgement {
  const { least, margin, limit, groupSize } = rules[what];
  const { version } = candidate;
  const ours = hitsOf(candidate, candidate[what]);
  const theirs = base && hitsOf(base, base[what]);
  if (ours.hits < least) return GOOD;
  if (!theirs) {
    const evidence = evidenceAbove(ours, { limit, groupSize });
    return judge(rate(ours) > limit, evidence, rules, () =>
      reason(`${what}-first`, { ...ours, version, limit, evidence }),
    );
  }
  const evidence = evidenceAgainst({ candidate: ours, base: theirs, groupSize }, MORE_OFTEN);
  return judge(rate(ours) - rate(theirs) >= margin, evidence, rules, () =>
    reason(what, { ...ours, version, ...ofBase(theirs), evidence }),
  );
}

/**
 * More than a quarter of the views take longer than the allowed 75th percentile; the margin is part of the
 * tested limit.
 */
export function judgeSlow({ candidate, base, rules }: Compared): Judgement {
  const { least, factor, marginMs, limitMs, groupSize } = rules.slow;
  const p75 = percentile(candidate.mountMs, 0.75);
  const before = base && percentile(base.mountMs, 0.75);
  const measured = countOf(candidate.mountMs);
  if (p75 === null || measured < least || (base && (before === null || countOf(base.mountMs) < least)))
    return GOOD;
  const allowed = before === null ? limitMs : Math.max(before * factor, before + marginMs);
  const slow: Hits = { hits: slowerThan(candidate.mountMs, allowed), of: measured };
  const evidence = evidenceAbove(slow, { limit: 0.25, groupSize });
  return judge(rate(slow) > 0.25, evidence, rules, () => {
    const values = { version: candidate.version, ms: p75, allowedMs: Math.round(allowed), evidence };
    return before === null ? reason('slow-first', values) : reason('slow', { ...values, baseMs: before });
  });
}

/** Visitors reach fewer goals. Without a base the expected share is unknown. */
export function judgeGoals({ candidate, base, rules }: Compared): Judgement {
  if (!base) return GOOD;
  const { least, margin, groupSize } = rules.goals;
  const ours = hitsOf(candidate, candidate.goals);
  const theirs = hitsOf(base, base.goals);
  if (rate(theirs) * ours.of < least) return GOOD;
  const evidence = evidenceAgainst({ candidate: ours, base: theirs, groupSize }, LESS_OFTEN);
  return judge(rate(ours) <= rate(theirs) * (1 - margin), evidence, rules, () =>
    reason('goals', { ...ours, version: candidate.version, ...ofBase(theirs), evidence }),
  );
}

const ofBase = ({ hits, of }: Hits) => ({ baseHits: hits, baseOf: of });

function judge(
  isWorse: boolean,
  evidence: number,
  { evidence: { rollBack, doubt } }: RolloutRules,
  explain: () => Reason,
): Judgement {
  if (!isWorse || evidence < doubt) return GOOD;
  return { verdict: evidence >= rollBack ? 'bad' : 'doubtful', reasons: [explain()] };
}
