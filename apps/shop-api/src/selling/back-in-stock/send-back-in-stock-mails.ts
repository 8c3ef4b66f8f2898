import type { Queryable } from '@fachwerk/database';
import type { Language } from '@fachwerk/shared/rules';
import { enqueueMail } from '../../kernel/mail/outbox';
import { backInStockMail } from '../../kernel/mail/templates/back-in-stock';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import { saleRefusal } from '../cart/sale-refusal';
import type { SellingContext } from '../context/selling-context';
import { createBackInStockLinks } from './back-in-stock-links';
import { findRequestedItem } from './back-in-stock-requests';

/** Mails of one transaction. Between two of them, other work of the process has its turn. */
const BATCH = 50;

interface DueRequest {
  [column: string]: unknown;
  itemId: string;
  email: string;
  language: Language;
}

/**
 * Takes the oldest requests whose items are available. The work grows with the number of requested items and
 * not of requests: the recursion reads one entry of the index per item. Rows that another process has locked
 * are left to it.
 */
const TAKE_DUE = `
  with recursive requested (item_id) as (
      (select item_id from back_in_stock_request order by item_id limit 1)
      union all
      select (select r.item_id from back_in_stock_request r where r.item_id > w.item_id
              order by r.item_id limit 1)
      from requested w where w.item_id is not null
    ),
    available as (
      select s.item_id from requested w
      join stock s on s.item_id = w.item_id and s.location_id = '${WAREHOUSE}' and s.quantity > s.reserved
    ),
    due as (
      select r.id from available a cross join lateral (
        select w.id, w.requested_at from back_in_stock_request w where w.item_id = a.item_id
        order by w.requested_at, w.id limit ${BATCH} for update skip locked) r
      order by r.requested_at, r.id limit ${BATCH}
    ),
    taken as (
      delete from back_in_stock_request where id = any (array(select id from due))
      returning id, item_id, email, language, requested_at
    )
  select item_id as "itemId", email, language from taken order by requested_at, id`;

type Needs = Pick<SellingContext, 'db' | 'events' | 'pageUrl' | 'now' | 'backInStockSealer'>;

/**
 * Sends one mail for each request whose item is available again, in the order of asking. Requests of an item
 * that sells out again wait on. A request is deleted in the transaction that writes its mail: none is sent
 * twice, and none is lost. Several processes can run it at the same time. Returns the number of mails.
 */
export async function sendBackInStockMails(context: Needs): Promise<number> {
  const { db, events } = context;
  for (let sent = 0; ;) {
    const count = await db.transaction((tx) => sendBatch(tx, context));
    if (count === 0) return sent;
    sent += count;
    events.emit('mail:enqueued');
  }
}

async function sendBatch(tx: Queryable, context: Needs): Promise<number> {
  const links = createBackInStockLinks(context);
  const due = await tx.query<DueRequest>(TAKE_DUE);
  for (const { itemId, email, language } of due) {
    const item = await findRequestedItem(tx, itemId);
    // An item that has become one of the stores only is not announced: its page has no button.
    if (!item || saleRefusal(item)) continue;
    const { name } = item;
    const mail = backInStockMail({ name, url: context.pageUrl(item.url), cancel: links.cancel(email) });
    await enqueueMail(tx, { email, language }, mail, { cause: 'shop' });
  }
  return due.length;
}
