import type { Queryable } from '@fachwerk/database';
import type { CatalogueItem } from '@fachwerk/shared/catalogue-format';
import type { Supply } from '@fachwerk/shared/contracts';
import { TIME_ZONE } from '@fachwerk/shared/time';
import { tables } from '../database/tables';

/**
 * Appends what the items state about their supply where it differs from their last row, and forgets rows that
 * another one replaced so long ago that no claim is left (Directive (EU) 2024/2853, Art. 17).
 */
export async function appendSupplies(
  db: Queryable,
  items: readonly Pick<CatalogueItem, 'itemId' | 'duties'>[],
): Promise<void> {
  const rows = items.map(
    ({ itemId, duties: { supplier, euOperator, dueDiligence, suppliedSince } = {} }) => ({
      itemId,
      supplier,
      euOperator,
      dueDiligence,
      suppliedSince,
    }),
  );
  await db.query(
    `with old as (
       delete from item_supply s
       where s.item_id in (select r."itemId" from jsonb_to_recordset($1::jsonb) as r("itemId" text))
         and exists (
           select from item_supply later
           where later.item_id = s.item_id and later.id > s.id
             and later.recorded_at < now() - interval '${tables.item_supply.keep}'
         )
     )
     insert into item_supply (item_id, valid_from, supplier, eu_operator, due_diligence)
     select r."itemId", coalesce(r."suppliedSince", (now() at time zone '${TIME_ZONE}')::date), r.supplier, r."euOperator", r."dueDiligence"
     from jsonb_to_recordset($1::jsonb) as r(
       "itemId" text, supplier text, "euOperator" text, "dueDiligence" text, "suppliedSince" date
     )
     left join lateral (
       select s.valid_from, s.supplier, s.eu_operator, s.due_diligence from item_supply s
       where s.item_id = r."itemId" order by s.id desc limit 1
     ) last on true
     where (last.valid_from is not null or num_nonnulls(r.supplier, r."euOperator", r."dueDiligence") > 0)
       and (r.supplier, r."euOperator", r."dueDiligence", coalesce(r."suppliedSince", last.valid_from))
         is distinct from (last.supplier, last.eu_operator, last.due_diligence, last.valid_from)`,
    [JSON.stringify(rows)],
  );
}

/** Changes of supplier in ten years; more come from files that contradict each other. */
const MOST_SUPPLIES = 200;

/**
 * What was stated for the day, an ISO date, first; then what was stated before, at most 200 rows. Empty if
 * nothing was.
 */
export const findSupplies = (db: Queryable, itemId: string, day: string): Promise<Supply[]> =>
  db.query<Supply>(
    `select valid_from::text as "validFrom", supplier, eu_operator as "euOperator",
       due_diligence as "dueDiligence", to_json(recorded_at) #>> '{}' as "recordedAt"
     from item_supply where item_id = $1 and valid_from <= $2::date
     order by valid_from desc, id desc limit ${MOST_SUPPLIES}`,
    [itemId, day],
  );
