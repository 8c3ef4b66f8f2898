import type { Queryable } from '@fachwerk/database';
import type { LaneStatus } from '@fachwerk/shared/contracts';
import { ROLLOUT_COLUMNS, type RolloutRow, toRollout } from '../lanes/rollout-row';
import { compareRollouts, toComparison } from './compare';
import type { RolloutRules } from './rules';

interface LaneRow {
  [column: string]: unknown;
  mfe: string;
  major: number;
  stable: string | null;
  lastGood: string | null;
  changedAt: Date;
  changedBy: string | null;
  /** As JSON: their times are texts already. */
  versions: LaneStatus['versions'];
}

const LANES = `
  select l.mfe, l.major, l.stable, l.last_good as "lastGood", l.changed_at as "changedAt",
    -- Written in the same transaction: at the same instant.
    (select actor from registry.audit a where a.at = l.changed_at and a.action in ('finish', 'roll-back')
      and starts_with(a.subject, l.mfe || '@') order by a.id desc limit 1) as "changedBy",
    coalesce((
      select jsonb_agg(to_jsonb(newest) order by newest."publishedAt" desc) from (
        select version, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
          published_by as "publishedBy", author, commit, bytes
        from registry.version v where v.mfe = l.mfe and v.major = l.major order by published_at desc limit 20
      ) newest), '[]'::jsonb) as versions
  from registry.lane l where l.retired_at is null and ($1::text is null or (l.mfe = $1 and l.major = $2))
  order by l.mfe, l.major`;

const OPEN = `select ${ROLLOUT_COLUMNS} from registry.rollout r where r.ended_at is null and ($1::text is null or (r.mfe = $1 and r.major = $2))`;

const ROLLED_BACK = `
  select * from (
    select distinct on (r.mfe, r.major) ${ROLLOUT_COLUMNS} from registry.rollout r
    where ($1::text is null or (r.mfe = $1 and r.major = $2)) order by r.mfe, r.major, r.id desc
  ) newest where state = 'rolled-back' and "endedAt" > now() - interval '1 day'`;

/** All lanes, or one: five short statements, however many there are. */
export async function readLanes(
  db: Queryable,
  rules: RolloutRules,
  only: { mfe: string; major: number } | undefined = undefined,
): Promise<LaneStatus[]> {
  const which = [only?.mfe ?? null, only?.major ?? null];
  const [lanes, open, rolledBack] = await Promise.all([
    db.query<LaneRow>(LANES, which),
    db.query<RolloutRow>(OPEN, which),
    db.query<RolloutRow>(ROLLED_BACK, which),
  ]);
  const compared = await compareRollouts(db, open, rules);
  return lanes.map(({ changedAt, ...lane }) => {
    const of = compared.find(({ rollout }) => rollout.mfe === lane.mfe && rollout.major === lane.major);
    const back = rolledBack.find(({ mfe, major }) => mfe === lane.mfe && major === lane.major);
    return {
      ...lane,
      changedAt: changedAt.toISOString(),
      rollout: of ? { ...toRollout(of.rollout), comparison: toComparison(of) } : null,
      rolledBack: back ? toRollout(back) : null,
    };
  });
}
