import { percentile, countOf, slowerThan } from '../telemetry/mount-classes';
import { evidenceAbove, evidenceAgainst, type Hits, LESS_OFTEN, MORE_OFTEN } from './evidence';
import type { RolloutRules } from './rules';
import { hitsOf, type Sample } from './sample';
import { count, duration, odds, rate, share } from './sentences';

export interface Compared {
  candidate: Sample;
  /** Null for the first version of a micro-frontend. */
  base: Sample | null;
  rules: RolloutRules;
}

/** How sure we are that the candidate is worse, and the sentence that says so. */
export interface Judgement {
  verdict: 'bad' | 'doubtful' | 'good';
  reason: string;
}

const GOOD: Judgement = { verdict: 'good', reason: '' };

/** Each rule by itself; the order is that of importance. */
export const judgeAll = (compared: Compared): Judgement[] => [
  judgeCrash(compared),
  judgeMore(compared, 'failures', 'had a widget that failed'),
  judgeMore(compared, 'errors', 'had an error that nobody caught'),
  judgeSlow(compared),
  judgeGoals(compared),
];

/** Most views fail: nobody waits for a sample. An outage that hits the base as well is not the candidate's. */
export function judgeCrash({ candidate, base, rules }: Compared): Judgement {
  const { least, share: most, minutes } = rules.crash;
  const now = hitsOf(candidate.recent, candidate.recent.failures);
  const others = base ? rate(hitsOf(base.recent, base.recent.failures)) : 0;
  if (now.hits < least || rate(now) < most || rate(now) < 2 * others) return GOOD;
  return {
    verdict: 'bad',
    reason: `Crash wave: within ${duration(minutes)} ${share(now)} of ${candidate.version} had a widget that failed.`,
  };
}

export function judgeMore(
  { candidate, base, rules }: Compared,
  what: 'failures' | 'errors',
  said: string,
): Judgement {
  const { least, margin, limit, clump } = rules[what];
  const ours = hitsOf(candidate, candidate[what]);
  const theirs = base && hitsOf(base, base[what]);
  if (ours.hits < least) return GOOD;
  if (!theirs)
    return judge(rate(ours) > limit, evidenceAbove(ours, { limit, clump }), rules, (evidence) =>
      sentence(ours, candidate, `${said}; the limit of a first version is ${limit * 100} %`, evidence),
    );
  const evidence = evidenceAgainst({ candidate: ours, base: theirs, clump }, MORE_OFTEN);
  return judge(rate(ours) - rate(theirs) >= margin, evidence, rules, (sure) =>
    sentence(ours, candidate, `${said}, of the base ${share(theirs)}`, sure),
  );
}

/** More than a quarter of the views take longer than the base's slowest quarter may: the margin is in the question, not added after. */
export function judgeSlow({ candidate, base, rules }: Compared): Judgement {
  const { least, factor, marginMs, limitMs, clump } = rules.slow;
  const p75 = percentile(candidate.mountMs, 0.75);
  const before = base && percentile(base.mountMs, 0.75);
  const measured = countOf(candidate.mountMs);
  if (p75 === null || measured < least || (base && (before === null || countOf(base.mountMs) < least)))
    return GOOD;
  const allowed = before === null ? limitMs : Math.max(before * factor, before + marginMs);
  const slow: Hits = { hits: slowerThan(candidate.mountMs, allowed), of: measured };
  const evidence = evidenceAbove(slow, { limit: 0.25, clump });
  return judge(rate(slow) > 0.25, evidence, rules, (sure) => {
    const others = before === null ? 'a first version' : `the base’s ${count(before)} ms`;
    return `Slow: a quarter of the views of ${candidate.version} wait ${count(p75)} ms or longer for a widget; ${count(Math.round(allowed))} ms are allowed for ${others}. Evidence ${odds(sure)}.`;
  });
}

/** Shoppers reach less of what they came for. Without a base nobody knows how much that would be. */
export function judgeGoals({ candidate, base, rules }: Compared): Judgement {
  if (!base) return GOOD;
  const { least, margin, clump } = rules.goals;
  const ours = hitsOf(candidate, candidate.goals);
  const theirs = hitsOf(base, base.goals);
  if (rate(theirs) * ours.of < least) return GOOD;
  const evidence = evidenceAgainst({ candidate: ours, base: theirs, clump }, LESS_OFTEN);
  return judge(rate(ours) <= rate(theirs) * (1 - margin), evidence, rules, (sure) =>
    sentence(ours, candidate, `reached a goal, of the base ${share(theirs)}`, sure),
  );
}

function judge(
  isWorse: boolean,
  evidence: number,
  { evidence: { rollBack, doubt } }: RolloutRules,
  say: (evidence: number) => string,
): Judgement {
  if (!isWorse || evidence < doubt) return GOOD;
  return { verdict: evidence >= rollBack ? 'bad' : 'doubtful', reason: say(evidence) };
}

const sentence = (hits: Hits, { version }: Sample, said: string, evidence: number): string =>
  `${share(hits)} of ${version} ${said}. Evidence ${odds(evidence)}.`;
