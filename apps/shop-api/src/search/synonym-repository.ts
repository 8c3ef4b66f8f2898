import type { Queryable } from '@fachwerk/database';
import { startingSynonyms } from './starting-synonyms';
import type { SynonymGroup } from './synonyms';

interface Row extends SynonymGroup {
  [column: string]: unknown;
}

export const readSynonyms = (db: Queryable): Promise<SynonymGroup[]> =>
  db.query<Row>('select terms, is_one_way as "isOneWay" from search_synonym order by terms[1], id');

/** The starting list, for a shop whose synonyms were never changed. Returns the number of groups. */
export async function fillSynonyms(db: Queryable): Promise<number> {
  const rows = await db.query(
    `insert into search_synonym (terms, is_one_way)
     select array(select jsonb_array_elements_text(one -> 'terms')), (one -> 'isOneWay')::boolean
     from jsonb_array_elements($1::jsonb) one, catalogue_state where synonym_version = 0
     on conflict do nothing returning id`,
    [JSON.stringify(startingSynonyms)],
  );
  return rows.length;
}
