import type { Queryable } from '@fachwerk/database';
import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { Language } from '@fachwerk/shared/rules';
import { productUrl } from '../../catalogue/records/urls';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import type { BackInStockRequest } from './back-in-stock-links';

export interface RequestedItem {
  name: string;
  /** Path of its page. */
  url: string;
  isAvailable: boolean;
  /** An item that is sold in stores only never comes back online. */
  duties: CatalogueDuties;
}

type RequestedRow = Omit<RequestedItem, 'url'> & { productId: string; slug: string };

const FIND_ITEM = `
  select p.id as "productId", p.slug, concat_ws(', ', p.brand || ' ' || p.name, (
      select string_agg(i.attributes -> a.id ->> 'text', ', ' order by a.position)
      from unnest(p.variant_attributes) with ordinality a (id, position))) as name,
    coalesce(s.quantity > s.reserved, false) as "isAvailable",
    i.duties
  from item i join product p on p.id = i.product_id join product_record r on r.product_id = p.id
  left join stock s on s.item_id = i.id and s.location_id = '${WAREHOUSE}'
  where i.id = $1 and ($2::text is null or p.id = $2)`;

/** Undefined if no such item has a page (gift cards have none), or it belongs to another product. */
export async function findRequestedItem(
  db: Queryable,
  itemId: string,
  productId?: string,
): Promise<RequestedItem | undefined> {
  const [row] = await db.query<RequestedRow>(FIND_ITEM, [itemId, productId ?? null]);
  if (!row) return undefined;
  const { name, isAvailable, duties } = row;
  return { name, url: productUrl(row, itemId), isAvailable, duties };
}

export async function isRequested(db: Queryable, { itemId, email }: BackInStockRequest): Promise<boolean> {
  const rows = await db.query(
    'select from back_in_stock_request where lower(email) = lower($1) and item_id = $2',
    [email, itemId],
  );
  return rows.length > 0;
}

/** Stores a confirmed request; a second time it changes nothing. */
export async function addRequest(
  db: Queryable,
  request: BackInStockRequest,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const { itemId, email, requestedAt } = request;
  await db.query(
    `insert into back_in_stock_request (item_id, email, requested_at, confirmed_at, language)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [itemId, email, requestedAt, now, language],
  );
}

/** Without an item, all requests of the address. */
export async function deleteRequests(db: Queryable, email: string, itemId: string): Promise<void> {
  await db.query(
    `delete from back_in_stock_request where lower(email) = lower($1) and ($2 = '' or item_id = $2)`,
    [email, itemId],
  );
}
