import type { Queryable } from '@fachwerk/database';
import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { ROLLOUT_COLUMNS, type RolloutRow, toRollout } from '../channels/rollout-row';
import { compareRollouts, toComparison } from './compare';
import type { RolloutRules } from './rules';

interface ChannelRow {
  [column: string]: unknown;
  mfe: string;
  major: number;
  stable: string | null;
  lastGood: string | null;
  changedAt: Date;
  changedBy: string | null;
  /** Aggregated as JSON, so times are strings. */
  versions: ChannelStatus['versions'];
}

const CHANNELS = `
  select c.mfe, c.major, c.stable, c.last_good as "lastGood", c.changed_at as "changedAt",
    -- Written in the same transaction: at the same instant.
    (select actor from registry.audit a where a.at = c.changed_at and a.action in ('finish', 'roll-back')
      and starts_with(a.subject, c.mfe || '@') order by a.id desc limit 1) as "changedBy",
    coalesce((
      select jsonb_agg(to_jsonb(newest) order by newest."publishedAt" desc) from (
        select version, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
          published_by as "publishedBy", author, commit, bytes
        from registry.version v where v.mfe = c.mfe and v.major = c.major order by published_at desc limit 20
      ) newest), '[]'::jsonb) as versions
  from registry.channel c where c.retired_at is null and ($1::text is null or (c.mfe = $1 and c.major = $2))
  order by c.mfe, c.major`;

const OPEN = `select ${ROLLOUT_COLUMNS} from registry.rollout r where r.ended_at is null and ($1::text is null or (r.mfe = $1 and r.major = $2))`;

const ROLLED_BACK = `
  select * from (
    select distinct on (r.mfe, r.major) ${ROLLOUT_COLUMNS} from registry.rollout r
    where ($1::text is null or (r.mfe = $1 and r.major = $2)) order by r.mfe, r.major, r.id desc
  ) newest where state = 'rolled-back' and "endedAt" > now() - interval '1 day'`;

/** Status of all release channels, or of one. Always five queries. */
export async function readChannels(
  db: Queryable,
  rules: RolloutRules,
  only: { mfe: string; major: number } | undefined = undefined,
): Promise<ChannelStatus[]> {
  const which = [only?.mfe ?? null, only?.major ?? null];
  const [channels, open, rolledBack] = await Promise.all([
    db.query<ChannelRow>(CHANNELS, which),
    db.query<RolloutRow>(OPEN, which),
    db.query<RolloutRow>(ROLLED_BACK, which),
  ]);
  const compared = await compareRollouts(db, open, rules);
  return channels.map(({ changedAt, ...channel }) => {
    const of = compared.find(({ rollout }) => rollout.mfe === channel.mfe && rollout.major === channel.major);
    const back = rolledBack.find(({ mfe, major }) => mfe === channel.mfe && major === channel.major);
    return {
      ...channel,
      changedAt: changedAt.toISOString(),
      rollout: of ? { ...toRollout(of.rollout), comparison: toComparison(of) } : null,
      rolledBack: back ? toRollout(back) : null,
    };
  });
}
