import type { Queryable } from '@fachwerk/database';
import type { RolloutHistory } from '@fachwerk/shared/contracts';
import { ROLLOUT_COLUMNS, type RolloutRow, toRollout } from '../channels/rollout-row';
import { percentile } from '../telemetry/mount-classes';
import { compareRollouts, toComparison } from './compare';
import type { RolloutRules } from './rules';

interface MinuteRow {
  [column: string]: unknown;
  minute: Date;
  version: string;
  views: number;
  mounts: number;
  failures: number;
  errors: number;
  goals: number;
  mountMs: number[];
}

const MINUTES = `
  select t.minute, t.version, t.views, t.mounts, t.failures, t.errors, t.goals, t.mount_ms as "mountMs"
  from registry.telemetry_minute t
  where t.mfe = $1 and t.version in ($2, $3) and t.minute >= date_trunc('minute', $4::timestamptz) and t.minute <= coalesce($5::timestamptz, now())
  order by t.minute desc, t.version limit $6`;
/** Rows of three days for two versions. */
const MOST_ROWS = 2 * 3 * 24 * 60;

/** A rollout with the minutes of its last three days; undefined for an unknown id. */
export async function readHistory(
  db: Queryable,
  rules: RolloutRules,
  id: number,
): Promise<RolloutHistory | undefined> {
  const rollouts = await db.query<RolloutRow>(
    `select ${ROLLOUT_COLUMNS} from registry.rollout r where r.id = $1`,
    [id],
  );
  const [compared] = await compareRollouts(db, rollouts, rules);
  if (!compared) return undefined;
  const { rollout } = compared;
  const minutes = await db.query<MinuteRow>(MINUTES, [
    ...[rollout.mfe, rollout.version, rollout.base, rollout.startedAt, rollout.endedAt],
    MOST_ROWS,
  ]);
  return {
    rollout: toRollout(rollout),
    comparison: toComparison(compared),
    minutes: minutes.reverse().map(({ minute, mountMs, ...counts }) => ({
      ...counts,
      minute: minute.toISOString(),
      p75: percentile(mountMs, 0.75),
    })),
  };
}
