import type { Comparison, Reason, Rollout } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';
import { rate } from '../reasons/figures';
import { reason } from '../reasons/reason';
import { type Compared, judgeAll } from './judge';
import type { RolloutRules } from './rules';
import { hitsOf } from './sample';

export interface Question extends Compared {
  rollout: Pick<Rollout, 'state' | 'percent' | 'startedAt' | 'stageSince' | 'reasons'>;
  now: Date;
}
export type Decision = Pick<Comparison, 'decision' | 'reasons'>;

/** All rules in one pure function of the counts. It never advances a version without views. */
export function decide(question: Question): Decision {
  const judgements = judgeAll(question);
  const reasons = (verdict: 'bad' | 'doubtful') =>
    judgements.filter((judgement) => judgement.verdict === verdict).flatMap((judgement) => judgement.reasons);
  const [bad, doubts] = [reasons('bad'), reasons('doubtful')];
  const { rollout } = question;

  if (bad.length > 0) return { decision: 'roll-back', reasons: bad };
  if (rollout.state === 'held')
    return wait(reason('held', { percent: rollout.percent }), ...rollout.reasons, ...doubts);
  if (rollout.state !== 'running') return wait(...endReasons(rollout));
  return silence(question) ?? overtime(question) ?? endOfStage(question, doubts);
}

const wait = (...reasons: Reason[]): Decision => ({ decision: 'wait', reasons });
const hold = (...reasons: Reason[]): Decision => ({ decision: 'hold', reasons });
const advance = (...reasons: Reason[]): Decision => ({ decision: 'advance', reasons });

const endReasons = ({ state, reasons }: Question['rollout']): readonly Reason[] =>
  reasons.length > 0 ? reasons : [reason('state', { state })];

export const nextStage = (at: number, { stages }: RolloutRules): number =>
  stages.find((stage) => stage > at) ?? 100;

const minutesSince = (from: string, now: Date): number =>
  (now.getTime() - parseInstant(from).getTime()) / 60_000;

/**
 * A version that breaks before it can send telemetry has no failures. Many first views have no bucket cookie
 * and are not counted, hence the low share.
 */
function silence({ candidate, base, rollout, rules }: Question): Decision | undefined {
  if (!base || rollout.percent >= 100) return undefined;
  const { expected: least, share } = rules.silence;
  const expected = (base.views * rollout.percent) / (100 - rollout.percent);
  if (expected < least || candidate.views >= expected * share) return undefined;
  return hold(
    reason('silence', {
      views: candidate.views,
      version: candidate.version,
      expected: Math.round(expected),
      percent: rollout.percent,
    }),
  );
}

function overtime({ rollout, rules, now }: Question): Decision | undefined {
  const minutes = minutesSince(rollout.startedAt, now);
  if (minutes < rules.limits.rolloutHours * 60) return undefined;
  return hold(reason('time-limit', { minutes, limitMinutes: rules.limits.rolloutHours * 60 }));
}

function endOfStage(question: Question, doubts: Reason[]): Decision {
  const { candidate, rollout, rules, now } = question;
  const minutes = minutesSince(rollout.stageSince, now);
  const missing = missingSample(question, minutes);
  const isOver = minutes >= rules.limits.stageHours * 60;
  const { views } = candidate;
  const to = nextStage(rollout.percent, rules);

  if (!isOver) {
    if (missing.length > 0 || doubts.length > 0) return wait(...doubts, ...missing);
    const goals = missingGoals(question);
    if (goals !== undefined && minutes < rules.limits.goalHours * 60) return wait(goals);
    return advance(reason('advance', { views, minutes, to }));
  }
  if (doubts.length > 0) return hold(reason('undecided', { minutes }), ...doubts);
  if (missing.length === 0) return advance(reason('advance', { views, minutes, to }));
  const isClean = candidate.failures + candidate.errors === 0;
  if (isClean && candidate.views >= rules.fewButClean.views)
    return advance(reason('clean', { views, minutes, to }));
  return hold(reason('little-traffic', { minutes, percent: rollout.percent }), ...missing);
}

function missingSample({ candidate, base, rules }: Question, minutes: number): Reason[] {
  const { views, baseViews, minutes: least } = rules.sample;
  return [
    ...(candidate.views < views ? [reason('views', { views: candidate.views, of: views })] : []),
    ...(base && base.views < baseViews ? [reason('base-views', { views: base.views, of: baseViews })] : []),
    ...(minutes < least ? [reason('minutes', { minutes, ofMinutes: least })] : []),
  ];
}

/** If the base reaches goals, the candidate needs enough views to reach them too. */
function missingGoals({ candidate, base, rules }: Question): Reason | undefined {
  if (!base) return undefined;
  const baseRate = rate(hitsOf(base, base.goals));
  const expected = baseRate * candidate.views;
  if (baseRate === 0 || expected >= rules.goals.sample) return undefined;
  return reason('goals-expected', { expected: Math.floor(expected), of: rules.goals.sample, baseRate });
}
