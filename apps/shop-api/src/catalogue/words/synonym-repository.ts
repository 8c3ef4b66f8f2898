import type { Database, Queryable } from '@fachwerk/database';
import { groupKey, planDelivery } from './deliver-synonyms';
import { startingServices } from './starting-services';
import { startingSynonyms } from './starting-synonyms';
import type { SynonymGroup } from './synonyms';

interface GivenGroup extends SynonymGroup {
  [column: string]: unknown;
  terms: string[];
  page: string | null;
}

interface StoredGroup extends GivenGroup {
  synonymId: string;
}

export const readSynonyms = (db: Queryable): Promise<StoredGroup[]> =>
  db.query<StoredGroup>(
    `select id as "synonymId", terms, is_one_way as "isOneWay", page from search_synonym order by terms, id`,
  );

/** Every change raises the version of the synonyms (a trigger), so that all processes read them again. */
export function createSynonymRepository(db: Queryable) {
  return {
    read: () => readSynonyms(db),

    /** The same group is added once. */
    async add({ terms, isOneWay, page = null }: SynonymGroup): Promise<void> {
      await db.query(
        'insert into search_synonym (terms, is_one_way, page) values ($1, $2, $3) on conflict do nothing',
        [terms, isOneWay, page],
      );
    },

    async change(
      synonymId: string,
      { terms, isOneWay, page = null }: SynonymGroup,
    ): Promise<'changed' | 'exists' | 'unknown'> {
      const [row] = await db.query<{ isKnown: boolean; isOther: boolean }>(
        `with changed as (
           update search_synonym set terms = $2, is_one_way = $3, page = $4, changed_at = now()
           where id::text = $1
             and not exists (select 1 from search_synonym where terms = $2 and is_one_way = $3
               and page is not distinct from $4 and id::text <> $1)
           returning 1
         )
         select exists (select 1 from search_synonym where id::text = $1) as "isKnown",
           not exists (select 1 from changed) as "isOther"`,
        [synonymId, terms, isOneWay, page],
      );
      if (!row?.isKnown) return 'unknown';
      return row.isOther ? 'exists' : 'changed';
    },

    async remove(synonymId: string): Promise<boolean> {
      const removed = await db.query('delete from search_synonym where id::text = $1 returning 1', [
        synonymId,
      ]);
      return removed.length > 0;
    },
  };
}

/**
 * Gives the shop the starting groups that it has not got, see `planDelivery`, and remembers all of them.
 * Returns the number of added groups.
 */
export function fillSynonyms(
  db: Database,
  starting: readonly SynonymGroup[] = [...startingSynonyms, ...startingServices],
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query('lock table starting_synonym in exclusive mode');
    const delivered = await tx.query<GivenGroup>(
      'select terms, is_one_way as "isOneWay", page from starting_synonym',
    );
    const given = new Set(delivered.map(groupKey));
    if (given.size === starting.length && starting.every((group) => given.has(groupKey(group)))) return 0;
    const present = await readSynonyms(tx);
    const [state] = await tx.query<{ version: number }>(
      'select synonym_version::int as version from catalogue_state',
    );
    const hasChanged = (state?.version ?? 0) > 0;
    const { add, remove } = planDelivery(starting, { delivered, present, hasChanged });
    await tx.query(REMOVE, [JSON.stringify(remove)]);
    const rows = await tx.query(ADD, [JSON.stringify(add)]);
    await tx.query('delete from starting_synonym');
    await tx.query(REMEMBER, [JSON.stringify(starting)]);
    return rows.length;
  });
}

const GROUPS = `
  (select array(select jsonb_array_elements_text(one -> 'terms')) as terms,
     (one -> 'isOneWay')::boolean as is_one_way, one ->> 'page' as page
   from jsonb_array_elements($1::jsonb) one) given`;

const ADD = `
  insert into search_synonym (terms, is_one_way, page) select terms, is_one_way, page from ${GROUPS}
  on conflict do nothing returning 1`;

const REMOVE = `
  delete from search_synonym s using ${GROUPS}
  where s.terms = given.terms and s.is_one_way = given.is_one_way and s.page is not distinct from given.page`;

const REMEMBER = `
  insert into starting_synonym (terms, is_one_way, page)
  select distinct terms, is_one_way, page from ${GROUPS}`;
