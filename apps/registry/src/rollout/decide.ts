import type { Comparison, Rollout } from '@fachwerk/shared/contracts';
import { type Compared, judgeAll } from './judge';
import type { RolloutRules } from './rules';
import { hitsOf } from './sample';
import { count, duration, percent, rate } from './sentences';

export interface Question extends Compared {
  rollout: Pick<Rollout, 'state' | 'percent' | 'startedAt' | 'stageSince' | 'reason'>;
  now: Date;
}
export type Decision = Pick<Comparison, 'decision' | 'reasons'>;

/** All rules in one place, as a pure function of what was counted. Only ever answers "advance" on views that were seen. */
export function decide(question: Question): Decision {
  const judgements = judgeAll(question);
  const reasons = (verdict: 'bad' | 'doubtful') =>
    judgements.filter((judgement) => judgement.verdict === verdict).map(({ reason }) => reason);
  const [bad, doubts] = [reasons('bad'), reasons('doubtful')];
  const { rollout } = question;

  if (bad.length > 0) return { decision: 'roll-back', reasons: bad };
  if (rollout.state === 'held')
    return wait(`Held at ${rollout.percent} %. ${rollout.reason ?? ''}`.trim(), ...doubts);
  if (rollout.state !== 'running') return wait(rollout.reason ?? `It is ${rollout.state}.`);
  return silence(question) ?? overtime(question) ?? endOfStage(question, doubts);
}

const wait = (...reasons: string[]): Decision => ({ decision: 'wait', reasons });
const hold = (...reasons: string[]): Decision => ({ decision: 'hold', reasons });
const advance = (...reasons: string[]): Decision => ({ decision: 'advance', reasons });

export const nextStage = (at: number, { stages }: RolloutRules): number =>
  stages.find((stage) => stage > at) ?? 100;

const minutesSince = (from: string, now: Date): number => (now.getTime() - new Date(from).getTime()) / 60_000;

/** A version that breaks before it can tell has no failures. Many first views carry no bucket and are not counted: hence the low share. */
function silence({ candidate, base, rollout, rules }: Question): Decision | undefined {
  if (!base || rollout.percent >= 100) return undefined;
  const { expected: least, share } = rules.silence;
  const expected = (base.views * rollout.percent) / (100 - rollout.percent);
  if (expected < least || candidate.views >= expected * share) return undefined;
  return hold(
    `Silence: ${count(candidate.views)} views of ${candidate.version} told how they went; about ${count(Math.round(expected))} were to be expected at ${rollout.percent} %.`,
  );
}

function overtime({ rollout, rules, now }: Question): Decision | undefined {
  const minutes = minutesSince(rollout.startedAt, now);
  if (minutes < rules.limits.rolloutHours * 60) return undefined;
  return hold(
    `Time limit: after ${duration(minutes)} it has not reached everybody; ${duration(rules.limits.rolloutHours * 60)} are allowed.`,
  );
}

function endOfStage(question: Question, doubts: string[]): Decision {
  const { candidate, rollout, rules, now } = question;
  const minutes = minutesSince(rollout.stageSince, now);
  const missing = missingSample(question, minutes);
  const isOver = minutes >= rules.limits.stageHours * 60;
  const to = `${nextStage(rollout.percent, rules)} %`;

  if (!isOver) {
    if (missing.length > 0 || doubts.length > 0) return wait(...doubts, ...missing);
    const goals = missingGoals(question);
    if (goals !== undefined && minutes < rules.limits.goalHours * 60) return wait(goals);
    return advance(
      `${count(candidate.views)} views in ${duration(minutes)} and no rule speaks against ${to}.`,
    );
  }
  if (doubts.length > 0) return hold(`Undecided after ${duration(minutes)}.`, ...doubts);
  if (missing.length === 0)
    return advance(
      `${count(candidate.views)} views in ${duration(minutes)} and no rule speaks against ${to}.`,
    );
  const isClean = candidate.failures + candidate.errors === 0;
  if (isClean && candidate.views >= rules.fewButClean.views)
    return advance(
      `Little traffic: only ${count(candidate.views)} views in ${duration(minutes)}, but nothing failed in any of them. On to ${to}.`,
    );
  return hold(
    `Little traffic: ${duration(minutes)} were not enough to judge at ${rollout.percent} %.`,
    ...missing,
  );
}

function missingSample({ candidate, base, rules }: Question, minutes: number): string[] {
  const { views, baseViews, minutes: least } = rules.sample;
  return [
    ...(candidate.views < views ? [`${count(candidate.views)} of ${count(views)} views.`] : []),
    ...(base && base.views < baseViews
      ? [`${count(base.views)} of ${count(baseViews)} views of the base to compare with.`]
      : []),
    ...(minutes < least ? [`${duration(minutes)} of ${duration(least)} in this stage.`] : []),
  ];
}

/** Where the base reaches goals, the candidate must have had its chance to. */
function missingGoals({ candidate, base, rules }: Question): string | undefined {
  if (!base) return undefined;
  const baseRate = rate(hitsOf(base, base.goals));
  const expected = baseRate * candidate.views;
  if (baseRate === 0 || expected >= rules.goals.sample) return undefined;
  return `${count(Math.floor(expected))} of ${count(rules.goals.sample)} goals were to be expected so far (the base reaches one in ${percent(baseRate)} of its views).`;
}
