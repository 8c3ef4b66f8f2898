import type { Queryable } from '@fachwerk/database';
import { MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';
import { readUses } from '../usage/uses';
import type { InUse } from './in-use';

/** The candidate of a rollout counts like a stable version, because visitors get it. */
const LIVE = `
  select distinct on (v.mfe, v.version) v.kind, v.manifest
  from registry.channel c
  left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
  join registry.version v on v.mfe = c.mfe
    and v.version in (c.stable, case when $1::text is null or r.mfe <> $1 or r.version <> $2 then r.version end)
  order by v.mfe, v.version`;

interface Row extends Record<string, unknown> {
  kind: 'mfe' | 'shell';
  manifest: unknown;
}

export interface InUseOptions {
  /** A candidate to leave out, so that it is not compared with itself. */
  without?: { mfe: string; version: string } | undefined;
}

/** Reads what a new version is compared with, in the transaction of `db`. */
export async function readInUse(db: Queryable, { without }: InUseOptions = {}): Promise<InUse> {
  const rows = await db.query<Row>(LIVE, [without?.mfe ?? null, without?.version ?? null]);
  const names = await db.query<{ name: string; mfe: string }>('select name, mfe from registry.widget_name');
  const ofKind = (kind: Row['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ manifest }) => manifest);
  return {
    live: ofKind('mfe').map((manifest) => MfeVersion.parse(manifest)),
    shells: ofKind('shell').map((manifest) => ShellVersion.parse(manifest)),
    uses: await readUses(db),
    owners: Object.fromEntries(names.map(({ name, mfe }) => [name, mfe])),
  };
}
