import type { Queryable } from '@fachwerk/database';
import type { StoreRequest } from '@fachwerk/shared/contracts';
import { findRequestedItem } from '../back-in-stock/back-in-stock-requests';
import { tables } from '../database/tables';

/** Rows of a list. */
const MOST = 100;
/** A store with so many open questions gets no further one: they would not be answered. */
export const MOST_OPEN = 200;

export interface NewRequest {
  companyId: string;
  itemId: string;
  question: string;
  name: string;
  email: string;
}

/** Locks the row of the store, so that requests at the same time are counted. False: too many are open. */
export async function addStoreRequest(tx: Queryable, request: NewRequest, now: Date): Promise<boolean> {
  const { companyId, itemId, question, name, email } = request;
  await tx.query('select from store where company_id = $1 for no key update', [companyId]);
  const rows = await tx.query(
    `insert into store_request (company_id, item_id, question, name, email, asked_at)
     select $1, $2, $3, $4, $5, $6
     where (select count(*) from store_request where company_id = $1 and answered_at is null) < $7
     returning id`,
    [companyId, itemId, question, name, email, now, MOST_OPEN],
  );
  return rows.length > 0;
}

interface RequestRow {
  [column: string]: unknown;
  requestId: string;
  askedAt: Date;
  itemId: string;
  question: string;
  name: string;
  email: string;
}

/** Open requests of a store, oldest first; those about an item without a page are left out. */
export async function findOpenRequests(db: Queryable, companyId: string): Promise<StoreRequest[]> {
  const rows = await db.query<RequestRow>(
    `select id::text as "requestId", asked_at as "askedAt", item_id as "itemId", question, name, email
     from store_request where company_id = $1 and answered_at is null order by id limit ${MOST}`,
    [companyId],
  );
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
  const items = new Map(
    await Promise.all(itemIds.map(async (id) => [id, await findRequestedItem(db, id)] as const)),
  );
  return rows.flatMap(({ itemId, askedAt, ...request }) => {
    const item = items.get(itemId);
    if (!item) return [];
    const { name, url } = item;
    return [{ ...request, askedAt: askedAt.toISOString(), item: { itemId, name, url } }];
  });
}

/** False if the store has no such request; a second time it changes nothing. */
export async function closeRequest(
  db: Queryable,
  companyId: string,
  requestId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update store_request set answered_at = coalesce(answered_at, $3) where company_id = $1 and id = $2::bigint
     returning id`,
    [companyId, requestId, now],
  );
  return rows.length > 0;
}

/** Questions contain an address, and what shoppers write of themselves. */
export async function removeOldStoreRequests(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from store_request where asked_at < $1::timestamptz - interval '${tables.store_request.keep}'`,
    [now],
  );
}
