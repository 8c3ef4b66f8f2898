import type { Queryable } from '@fachwerk/database';
import type { Comparison } from '@fachwerk/shared/contracts';
import { type RolloutRow, toRollout } from '../channels/rollout-row';
import { decide, type Decision } from './decide';
import { measure, type Samples } from './measure';
import type { RolloutRules } from './rules';
import { measuredOf } from './sample';

export interface Compared {
  rollout: RolloutRow;
  samples: Samples;
  decision: Decision;
}

/**
 * Applies the rules to the counts of the current stage of each rollout; within one stage both versions have
 * the same hours of the day.
 */
export async function compareRollouts(
  db: Queryable,
  rollouts: readonly RolloutRow[],
  rules: RolloutRules,
): Promise<Compared[]> {
  if (rollouts.length === 0) return [];
  const windows = rollouts.map(({ id, mfe, version, base, stageSince, endedAt }) => ({
    id,
    mfe,
    version,
    base,
    since: stageSince,
    until: endedAt,
  }));
  const samples = await measure(db, windows, rules.crash.minutes);
  // The clock of the database is the same for all instances.
  const [clock] = await db.query<{ now: Date }>('select now() as now');
  const now = clock?.now ?? new Date();
  return rollouts.flatMap((rollout) => {
    const of = samples.get(rollout.id);
    return of
      ? [{ rollout, samples: of, decision: decide({ rollout: toRollout(rollout), ...of, rules, now }) }]
      : [];
  });
}

export const toComparison = ({ samples: { candidate, base }, decision }: Compared): Comparison => ({
  candidate: measuredOf(candidate),
  base: base && measuredOf(base),
  ...decision,
});
