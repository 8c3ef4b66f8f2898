import { createHash } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import type { UsageInventory } from '@fachwerk/shared/contracts';

export type WidgetUse = UsageInventory['uses'][number];
export type UseToWrite = Pick<WidgetUse, 'page' | 'file' | 'widget' | 'major' | 'props'>;

/**
 * A use on a third-party page is deleted when it was not seen for this long. For as long the registry relies
 * on what it has found itself if the page cannot be fetched.
 */
export const KEPT_DAYS = 30;

/** Actor of confirmations by the registry itself. */
export const REGISTRY = 'registry';

/** Stored in place of a missing major: null cannot be part of a primary key. */
const NO_MAJOR = -1;

/** Names one use, with its props. */
export const USE_ID = `md5(concat_ws(' ', source, page, widget, major, props_hash))`;

const SELECT = `
  select page, source, file, widget, nullif(major, ${NO_MAJOR}) as major, props, last_seen as "lastSeen",
    ${USE_ID} as id,
    case when confirmed_by <> '${REGISTRY}' or confirmed_at > now() - interval '${KEPT_DAYS} days' then confirmed_by end as "confirmedBy"
  from registry.use
  where (source = 'content' or last_seen > now() - interval '${KEPT_DAYS} days')`;
const ORDER = 'order by widget, source, page, major nulls first, props_hash';

interface Row extends Record<string, unknown> {
  page: string;
  source: WidgetUse['source'];
  file: string;
  widget: string;
  major: number | null;
  props: Record<string, unknown>;
  lastSeen: Date;
  id: string;
  confirmedBy: string | null;
}

export async function readUses(db: Queryable, widget?: string): Promise<WidgetUse[]> {
  const rows =
    widget === undefined
      ? await db.query<Row>(`${SELECT} ${ORDER}`)
      : await db.query<Row>(`${SELECT} and widget = $1 ${ORDER}`, [widget]);
  return rows.map((row) => ({ ...row, lastSeen: row.lastSeen.toISOString() }));
}

/** Replaces all uses in the content: the page server always reports its complete list. */
export async function replaceContentUses(db: Database, uses: readonly UseToWrite[]): Promise<void> {
  await db.transaction(async (inside) => {
    // Two page servers may report at the same time: the lock prevents a mix of both lists.
    await inside.query("select pg_advisory_xact_lock(hashtext('registry.use content'))");
    await inside.query("delete from registry.use where source = 'content'");
    await writeUses(inside, 'content', uses);
  });
}

export async function writeUses(
  db: Queryable,
  source: WidgetUse['source'],
  uses: readonly UseToWrite[],
  confirmedBy: string | null = null,
): Promise<void> {
  // One statement for all rows.
  const rows = uses.map(({ page, file, widget, major, props }) => ({
    page,
    file,
    widget,
    major: major ?? NO_MAJOR,
    props,
    hash: hashOf(props),
  }));
  await db.query(
    `insert into registry.use as u (source, page, widget, major, props_hash, props, file, confirmed_by, confirmed_at)
     select distinct on (page, widget, major, hash) $1, page, widget, major, hash, props, file,
       $3::text, case when $3::text is not null then now() end
     from jsonb_to_recordset($2::jsonb)
       as row (page text, file text, widget text, major int, props jsonb, hash text)
     on conflict (source, page, widget, major, props_hash)
       do update set last_seen = now(), file = excluded.file,
         confirmed_by = coalesce(u.confirmed_by, excluded.confirmed_by),
         confirmed_at = coalesce(excluded.confirmed_at, u.confirmed_at)`,
    [source, JSON.stringify(rows), confirmedBy],
  );
}

/** Hash that does not depend on the order of the fields. */
const hashOf = (props: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(props)))
    .digest('base64url')
    .slice(0, 22);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
