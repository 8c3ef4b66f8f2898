import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@fachwerk/database';
import {
  versionKey,
  type Channel,
  type PlannedShell,
  type PlannedVersion,
  type ReleasePlan,
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
}

const LANES = `
  select c.mfe, c.major, c.stable, c.last_good, r.id as rollout_id, r.version as rollout_version, r.percent, r.salt
  from registry.channel c
  left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
  where c.retired_at is null
  order by c.mfe, c.major`;

/** What somebody wants to look at before visitors do. */
export type PreviewOf = NonNullable<ReleasePlan['preview']>;

export interface PlanReader {
  /** The truth of the database at this moment: one small query, and manifests that never change. */
  read(preview?: PreviewOf): Promise<ReleasePlan>;
  /** For browsers, which have nobody who remembers for them: the last plan while the database does not answer. */
  readOrLast(): Promise<ReleasePlan>;
}

/** Whoever can use the last plan waits no longer: a database that hangs does not even refuse. */
const PATIENCE_MS = 500;
/** A query that takes longer is not waited for by the next. */
const SLOW_MS = 1000;

/**
 * One query for all who ask while another is under way: it begins after they asked, so none gets an older truth, and a thousand askers cost one
 * connection.
 */
function shared<T>(query: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    if (next) return next;
    const patience = new AbortController();
    const slow = sleep(SLOW_MS, undefined, { ref: false, signal: patience.signal });
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
    const rows = await db.query<ChannelRow>(LANES);
    const channels = JSON.stringify(rows);
    // The very same object while nothing changes: whoever made something of it may keep that.
    if (last?.channels !== channels) last = { channels, plan: await assemble(versions, rows.map(channelOf)) };
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
      const patience = sleep(PATIENCE_MS, known, { ref: false, signal: enough.signal });
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

async function assemble(versions: VersionStore, channels: Channel[]): Promise<ReleasePlan> {
  const named = channels.flatMap(({ mfe, stable, lastGood, rollout }) =>
    [stable, lastGood, rollout?.version].flatMap((version) => (version ? [{ mfe, version }] : [])),
  );
  const stored = await Promise.all(named.map(({ mfe, version }) => versions.read(mfe, version)));
  const plan: ReleasePlan = { channels, versions: {}, shells: {} };
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
