import type { Database } from '@fachwerk/database';
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { KEPT_DAYS, type UseToWrite, writeUses } from './uses';
import { splitName } from './widget-reference';

/** Any browser can report a page, so the number of rows per page and per origin is limited. */
const MAX_PER_PAGE = 100;
const MAX_PER_ORIGIN = 2_000;
const MAX_ORIGINS = 200;
const MAX_PROPS = 8_000;

export interface SeenUses {
  /** URL of the page with its origin, without query. */
  page: string;
  uses: NonNullable<TelemetryReport['uses']>;
  /** Origins whose pages the registry fetches; they are exempt from the limit of origins. */
  thirdPartyOrigins?: readonly string[];
}

/**
 * Stores the uses that a browser reported for a third-party page. Invalid input is ignored. Reports confirm
 * nothing and displace nothing that is confirmed.
 */
export async function noteSeenUses(
  db: Database,
  { page, uses, thirdPartyOrigins = [] }: SeenUses,
): Promise<void> {
  const origin = originOf(page);
  if (!origin) return;
  const rows = rowsOf(page, uses);
  if (rows.length === 0) return;

  await db.transaction(async (inside) => {
    await inside.query(
      `delete from registry.use where source = 'seen' and last_seen < now() - interval '${KEPT_DAYS} days'`,
    );
    await writeUses(inside, 'seen', rows);
    await inside.query(
      `delete from registry.use where source = 'seen' and ctid in (
         select ctid from (
           select ctid,
             row_number() over (partition by page order by last_seen desc, first_seen desc, props_hash) as of_page,
             row_number() over (order by last_seen desc, first_seen desc, props_hash) as of_origin
           from registry.use where source = 'seen' and confirmed_by is null and starts_with(page, $1)
         ) numbered where of_page > $2 or of_origin > $3)`,
      [`${origin}/`, MAX_PER_PAGE, MAX_PER_ORIGIN],
    );
    if (thirdPartyOrigins.includes(origin)) await watch(inside, page, origin);
    else await dropOldestOrigins(inside, thirdPartyOrigins);
  });
}

/** Uses of a page as rows; those with an invalid name or too large props are left out. */
export const rowsOf = (page: string, uses: SeenUses['uses']): UseToWrite[] =>
  uses.slice(0, MAX_PER_PAGE).flatMap(({ widget, props }) => {
    const named = splitName(widget);
    if (!named || JSON.stringify(props).length > MAX_PROPS) return [];
    return [{ page, file: '', ...named, props }];
  });

/** Has a new page fetched soon. Pages without a use are not fetched any more. */
async function watch(db: Inside, page: string, origin: string): Promise<void> {
  await db.query(
    'insert into registry.watched_page (page, check_at) values ($1, now()) on conflict do nothing',
    [page],
  );
  await db.query(
    `delete from registry.watched_page w where starts_with(w.page, $1)
       and not exists (select from registry.use u where u.source = 'seen' and u.page = w.page)`,
    [`${origin}/`],
  );
}

type Inside = Parameters<Parameters<Database['transaction']>[0]>[0];

async function dropOldestOrigins(db: Inside, thirdPartyOrigins: readonly string[]): Promise<void> {
  await db.query(
    `with origin as (
       select substring(page from '^[a-z]+://[^/]+') as name, max(last_seen) as seen
       from registry.use where source = 'seen' group by 1)
     delete from registry.use where source = 'seen' and confirmed_by is null and substring(page from '^[a-z]+://[^/]+') in (
       select name from origin where not name = any ($1::text[]) order by seen desc, name offset $2)`,
    [thirdPartyOrigins, MAX_ORIGINS],
  );
}

function originOf(page: string): string | undefined {
  if (!/^https?:\/\/[^\s]+$/.test(page) || !URL.canParse(page)) return undefined;
  const { origin } = new URL(page);
  return page.startsWith(`${origin}/`) ? origin : undefined;
}
