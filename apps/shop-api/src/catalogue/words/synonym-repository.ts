import type { Queryable } from '@fachwerk/database';
import { startingServices } from './starting-services';
import { startingSynonyms } from './starting-synonyms';
import type { SynonymGroup } from './synonyms';

interface StoredGroup extends SynonymGroup {
  [column: string]: unknown;
  synonymId: string;
  terms: string[];
  page: string | null;
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
 * The starting lists, for a shop whose synonyms were never changed; those of service pages also for a shop
 * that has none yet. Returns the number of groups.
 */
export async function fillSynonyms(db: Queryable): Promise<number> {
  const rows = await db.query(
    `insert into search_synonym (terms, is_one_way, page)
     select array(select jsonb_array_elements_text(one -> 'terms')), (one -> 'isOneWay')::boolean, one ->> 'page'
     from jsonb_array_elements($1::jsonb) one, catalogue_state
     where synonym_version = 0
       or one ? 'page' and not exists (select 1 from search_synonym where page is not null)
     on conflict do nothing returning 1`,
    [JSON.stringify([...startingSynonyms, ...startingServices])],
  );
  return rows.length;
}
