import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@fachwerk/database';
import { timeLimit } from '@fachwerk/server-kit/time-limits';
import {
  type Channel,
  type PlannedShell,
  type PlannedVersion,
  type ReleasePlan,
  versionKey,
} from '@fachwerk/shared/federation';
import { Refusal } from '../http/refusal';
import type { StoredVersion, VersionStore } from '../versions/version-store';
import { planShell, planVersion } from './plan-version';

interface ChannelRow {
  mfe: string;
  major: number;
  stable: string | null;
  last_good: string | null;
  rollout_id: number | null;
  rollout_version: string | null;
  percent: number | null;
  salt: string | null;
  owners: Record<string, string> | null;
}

const CHANNELS = `
  select c.mfe, c.major, c.stable, c.last_good, r.id as rollout_id, r.version as rollout_version, r.percent, r.salt,
    (select json_object_agg(name, mfe order by name) from registry.widget_name where handed_over_at is not null) as owners
  from registry.channel c
  left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
  where c.retired_at is null
  order by c.mfe, c.major`;

/** The version of a preview token. */
export type PreviewOf = NonNullable<ReleasePlan['preview']>;

export interface PlanReader {
  /** Reads the current plan: one small query; manifests are immutable and cached. */
  read(preview?: PreviewOf): Promise<ReleasePlan>;
  /** For browsers, which have no cache of their own: the last plan while the database does not answer. */
  readOrLast(): Promise<ReleasePlan>;
}

/**
 * Callers that arrive during a query share the next one: it starts after their call, so no caller gets an
 * older state, and many callers need one connection.
 */
function shared<T>(query: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    if (next) return next;
    const patience = new AbortController();
    const slow = sleep(timeLimit('sharedQuery'), undefined, { ref: false, signal: patience.signal });
    next = Promise.race([running, slow]).then(() => {
      patience.abort();
      next = undefined;
      const answer = query();
      running = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
}

export function createPlanReader(db: Queryable, versions: VersionStore): PlanReader {
  let last: { channels: string; plan: ReleasePlan } | undefined;

  const newest = shared(async () => {
    const rows = await db.query<ChannelRow>(CHANNELS);
    const channels = JSON.stringify(rows);
    // Returns the same object while nothing changes, so that callers can cache what they derive from it.
    if (last?.channels !== channels) last = { channels, plan: await assemble(versions, rows) };
    return last.plan;
  });

  const reader: PlanReader = {
    async read(preview) {
      const plan = await newest();
      return preview ? withPreview(versions, plan, preview) : plan;
    },
    async readOrLast() {
      const known = last?.plan;
      if (!known) return reader.read();
      const now = reader.read().catch(() => known);
      const enough = new AbortController();
      // A database that hangs does not even refuse.
      const patience = sleep(timeLimit('newestPlan'), known, { ref: false, signal: enough.signal });
      return Promise.race([now, patience]).finally(() => enough.abort());
    },
  };
  return reader;
}

const channelOf = (row: ChannelRow): Channel => ({
  mfe: row.mfe,
  major: row.major,
  stable: row.stable,
  lastGood: row.last_good,
  rollout:
    row.rollout_id === null || row.rollout_version === null || row.percent === null || row.salt === null
      ? null
      : { id: row.rollout_id, version: row.rollout_version, percent: row.percent, salt: row.salt },
});

async function assemble(versions: VersionStore, rows: readonly ChannelRow[]): Promise<ReleasePlan> {
  const channels = rows.map(channelOf);
  const owners = rows[0]?.owners;
  const named = channels.flatMap(({ mfe, stable, lastGood, rollout }) =>
    [stable, lastGood, rollout?.version].flatMap((version) => (version ? [{ mfe, version }] : [])),
  );
  const stored = await Promise.all(named.map(({ mfe, version }) => versions.read(mfe, version)));
  const plan: ReleasePlan = { channels, versions: {}, shells: {}, ...(owners && { owners }) };
  for (const version of stored) if (version) add(plan, version);
  return plan;
}

async function withPreview(
  versions: VersionStore,
  { channels, ...plan }: ReleasePlan,
  preview: PreviewOf,
): Promise<ReleasePlan> {
  const stored = await versions.read(preview.mfe, preview.version);
  if (!stored) throw new Refusal(403, `${preview.mfe} ${preview.version} is not published here.`);
  const previewed: ReleasePlan = {
    ...plan,
    channels,
    versions: { ...plan.versions },
    shells: { ...plan.shells },
    preview,
  };
  add(previewed, stored);
  return previewed;
}

const planned = new WeakMap<StoredVersion, PlannedVersion>();
const plannedShells = new WeakMap<StoredVersion, PlannedShell>();

function add(plan: ReleasePlan, stored: StoredVersion): void {
  if (stored.kind === 'shell')
    plan.shells[stored.version] = remembered(plannedShells, stored, () => planShell(stored.manifest));
  else
    plan.versions[versionKey(stored.mfe, stored.version)] = remembered(planned, stored, () =>
      planVersion(stored.manifest),
    );
}

function remembered<T>(known: WeakMap<StoredVersion, T>, stored: StoredVersion, make: () => T): T {
  const found = known.get(stored) ?? make();
  known.set(stored, found);
  return found;
}
