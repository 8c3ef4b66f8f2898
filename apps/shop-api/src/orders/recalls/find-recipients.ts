import type { Database, Queryable } from '@fachwerk/database';
import { hashed } from '../../kernel/limits/hashed';
import { addressOfPerson } from '../../kernel/limits/person-address';
import type { Order } from '../lifecycle/order';
import { type Buyer, recallSources } from './recall-sources';

/** Purchases that one transaction looks at: a kill repeats no more than these. */
const BATCH = 2000;

interface OpenSearch {
  [column: string]: unknown;
  recallId: string;
  source: string;
  foundTo: string;
  itemIds: string[];
  soldFrom: string | null;
  soldTo: string | null;
}

/** Recalls of which not every source was searched to its end. */
const UNSEARCHED = `
  from recall_for_buyers r cross join unnest($1::text[]) one
  where not exists (
    select from recall_search s
    where s.recall_id = r.recall_id and s.source = one and s.search_version = r.search_version
      and s.completed_at is not null)`;

/** SQL expression: since when a recall waits for its buyers. The names are constants of the code. */
export const unsearchedSince = (): string =>
  `select now() ${UNSEARCHED.replace(
    '$1',
    `'{${recallSources()
      .map(({ name }) => name)
      .join(',')}}'`,
  )} limit 1`;

/** Finds all buyers of open recalls, in batches. Returns the number of new recipients. */
export async function findRecipients(
  db: Database,
  { signal, batch = BATCH }: { signal?: AbortSignal; batch?: number } = {},
): Promise<number> {
  let found = 0;
  while (!signal?.aborted) {
    const added = await db.transaction((tx) => findBatch(tx, batch));
    if (added === null) break;
    found += added;
  }
  return found;
}

/** Null: nothing is left. Processes do one batch after the other. */
async function findBatch(tx: Queryable, most: number): Promise<number | null> {
  await tx.query(
    `insert into recall_search (recall_id, source, search_version)
     select r.recall_id, one, r.search_version ${UNSEARCHED}
     on conflict (recall_id, source) do update
     set search_version = excluded.search_version, found_to = '', completed_at = null
     where recall_search.search_version <> excluded.search_version`,
    [recallSources().map(({ name }) => name)],
  );
  const [search] = await tx.query<OpenSearch>(
    `select s.recall_id as "recallId", s.source, s.found_to as "foundTo", r.sold_from::text as "soldFrom",
       r.sold_to::text as "soldTo",
       r.item_ids as "itemIds"
     from recall_search s join recall_for_buyers r on r.recall_id = s.recall_id
     where s.completed_at is null and s.source = any($1)
     order by s.recall_id, s.source limit 1 for update of s`,
    [recallSources().map(({ name }) => name)],
  );
  const source = recallSources().find(({ name }) => name === search?.source);
  if (!search || !source) return null;
  const { recallId, itemIds, soldFrom, soldTo } = search;
  const { buyers, last } = await source.find(tx, {
    itemIds,
    soldFrom,
    soldTo,
    after: search.foundTo,
    most,
  });
  const added = await addRecipients(tx, recallId, buyers);
  await tx.query(
    `update recall_search set found_to = coalesce($3, found_to),
       completed_at = case when $3::text is null then now() end
     where recall_id = $1 and source = $2`,
    [recallId, source.name, last],
  );
  return added;
}

/** Each person once per recall, however often the item was bought. */
async function addRecipients(tx: Queryable, recallId: string, buyers: readonly Buyer[]): Promise<number> {
  if (buyers.length === 0) return 0;
  const rows = buyers.map(({ email, orderId }) => ({
    email,
    orderId,
    person: hashed(addressOfPerson(email)),
  }));
  const added = await tx.query(
    `insert into recall_recipient (recall_id, person, email, order_id)
     select $1, r.person, r.email, r."orderId"
     from jsonb_to_recordset($2::jsonb) as r (person text, email text, "orderId" text)
     order by r.person
     on conflict (recall_id, person) do nothing returning 1`,
    [recallId, JSON.stringify(rows)],
  );
  return added.length;
}

/** Goods left that are recalled: their order came after the search, or the desk overlooked it. */
export async function noteHandedOver(tx: Queryable, order: Order): Promise<void> {
  const recallIds = new Set(
    order.lines.flatMap(({ handedOver, recalls }) =>
      handedOver > 0 ? (recalls ?? []).map(({ recallId }) => recallId) : [],
    ),
  );
  for (const recallId of recallIds)
    await addRecipients(tx, recallId, [{ email: order.email, orderId: order.id }]);
}
