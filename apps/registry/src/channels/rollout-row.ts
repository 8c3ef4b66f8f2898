import type { Reason, Rollout } from '@fachwerk/shared/contracts';

export interface RolloutRow {
  [column: string]: unknown;
  id: number;
  mfe: string;
  major: number;
  version: string;
  base: string | null;
  percent: number;
  state: Rollout['state'];
  salt: string;
  startedAt: Date;
  startedBy: string;
  stageSince: Date;
  endedAt: Date | null;
  endedBy: string | null;
  reasons: Reason[];
}

/** Columns for `select ... from registry.rollout r`. */
export const ROLLOUT_COLUMNS = `r.id, r.mfe, r.major, r.version, r.base, r.percent, r.state, r.salt,
  r.started_at as "startedAt", r.started_by as "startedBy", r.stage_since as "stageSince",
  r.ended_at as "endedAt", r.ended_by as "endedBy", r.reasons`;

export const toRollout = (row: RolloutRow): Rollout => ({
  id: row.id,
  mfe: row.mfe,
  major: row.major,
  version: row.version,
  base: row.base,
  percent: row.percent,
  state: row.state,
  startedAt: row.startedAt.toISOString(),
  startedBy: row.startedBy,
  stageSince: row.stageSince.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  endedBy: row.endedBy,
  reasons: row.reasons,
});
