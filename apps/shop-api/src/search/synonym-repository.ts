import type { Queryable } from '@fachwerk/database';
import { startingSynonyms } from './starting-synonyms';
import type { SynonymGroup } from './synonyms';

interface StoredGroup extends SynonymGroup {
  [column: string]: unknown;
  synonymId: string;
  terms: string[];
}

export const readSynonyms = (db: Queryable): Promise<StoredGroup[]> =>
  db.query<StoredGroup>(
    `select id as "synonymId", terms, is_one_way as "isOneWay" from search_synonym order by terms, id`,
  );

/** Every change raises the version of the synonyms (a trigger), so that all processes read them again. */
export function createSynonymRepository(db: Queryable) {
  return {
    read: () => readSynonyms(db),

    /** The same group is added once. */
    async add({ terms, isOneWay }: SynonymGroup): Promise<void> {
      await db.query(
        'insert into search_synonym (terms, is_one_way) values ($1, $2) on conflict do nothing',
        [terms, isOneWay],
      );
    },

    async change(
      synonymId: string,
      { terms, isOneWay }: SynonymGroup,
    ): Promise<'changed' | 'exists' | 'unknown'> {
      const [row] = await db.query<{ isKnown: boolean; isOther: boolean }>(
        `with changed as (
           update search_synonym set terms = $2, is_one_way = $3, changed_at = now()
           where id::text = $1
             and not exists (select 1 from search_synonym where terms = $2 and is_one_way = $3 and id::text <> $1)
           returning 1
         )
         select exists (select 1 from search_synonym where id::text = $1) as "isKnown",
           not exists (select 1 from changed) as "isOther"`,
        [synonymId, terms, isOneWay],
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

/** The starting list, for a shop whose synonyms were never changed. Returns the number of groups. */
export async function fillSynonyms(db: Queryable): Promise<number> {
  const rows = await db.query(
    `insert into search_synonym (terms, is_one_way)
     select array(select jsonb_array_elements_text(one -> 'terms')), (one -> 'isOneWay')::boolean
     from jsonb_array_elements($1::jsonb) one, catalogue_state where synonym_version = 0
     on conflict do nothing returning 1`,
    [JSON.stringify(startingSynonyms)],
  );
  return rows.length;
}
