import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { CaseKind, CaseWish } from '@fachwerk/shared/contracts';
import { TIME_ZONE } from '@fachwerk/shared/time';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { keyOfDesk } from '../../kernel/http/idempotency-key';
import { readOrderNumber } from '../../kernel/text/order-number';
import { newReceiptNumber } from '../../kernel/text/receipt-number';
import type { CaseLine } from './case-rules';

/** A case as it is stored. */
export interface OrderCaseRow {
  id: string;
  number: string;
  /** Null: not matched. */
  orderId: string | null;
  kind: CaseKind;
  wish: CaseWish | null;
  text: string;
  name: string;
  email: string;
  orderNumber: string;
  desk: string;
  receivedAt: Date;
  dueOn: string | null;
  dispatchedAt: Date | null;
  endedAt: Date | null;
  receiptNumber: string | null;
  version: number;
  lines: readonly CaseLine[];
  pictures: readonly { number: number; width: number; height: number }[];
}

const SELECT = `
  select c.id, c.number, c.order_id as "orderId", c.kind, c.wish, c.text, c.name, c.email,
    c.order_number as "orderNumber", c.desk, c.received_at as "receivedAt",
    to_char(c.due_on, 'YYYY-MM-DD') as "dueOn", c.dispatched_at as "dispatchedAt", c.ended_at as "endedAt",
    c.receipt_number as "receiptNumber", c.version,
    coalesce((select json_agg(json_build_object('lineId', l.line_id, 'pieces', l.pieces, 'arrived', l.arrived,
        'notComing', l.not_coming, 'given', l.given, 'notOwed', l.not_owed, 'shelf', l.shelf, 'damaged', l.damaged,
        'supplier', l.supplier, 'scrapped', l.scrapped, 'repair', l.repair, 'backToBuyer', l.back_to_buyer,
        'replaced', l.replaced, 'repaired', l.repaired, 'extended', l.extended,
        'warrantyUntil', l.warranty_until,
        'isGiftCard', coalesce((select g.gift_card_value is not null from order_line g
          where g.order_id = c.order_id and g.line_id = l.line_id), false),
        'elsewhere', (select coalesce(sum(greatest(0, o.given + o.replaced + o.not_coming - o.pieces)
            - greatest(0, o.shelf - o.given - o.replaced)), 0) from order_case e
          join order_case_line o on o.case_id = e.id and o.line_id = l.line_id
          where e.order_id = c.order_id and e.id <> c.id)) order by l.line_id)
      from order_case_line l where l.case_id = c.id), '[]') as lines,
    coalesce((select json_agg(json_build_object('number', p.number, 'width', p.width, 'height', p.height)
        order by p.number)
      from order_case_picture p where p.case_id = c.id), '[]') as pictures
  from order_case c`;

type Row = OrderCaseRow & { [column: string]: unknown };

export const findCase = async (db: Queryable, caseId: string): Promise<OrderCaseRow | undefined> =>
  (await db.query<Row>(`${SELECT} where c.id = $1`, [caseId]))[0];

/** The lines are read after the lock, as in `lockOrder`. */
export async function lockCase(tx: Queryable, caseId: string): Promise<OrderCaseRow | undefined> {
  const locked = await tx.query('select from order_case where id = $1 for update', [caseId]);
  return locked.length > 0 ? findCase(tx, caseId) : undefined;
}

/** A case by its number, for readers of its order. */
export const caseOfOrder = async (
  db: Queryable,
  orderId: string,
  number: string,
): Promise<OrderCaseRow | undefined> =>
  (await db.query<Row>(`${SELECT} where c.number = $1 and c.order_id = $2`, [number, orderId]))[0];

/** The case of a number at this desk, open or ended. */
export const caseOfDesk = (db: Queryable, desk: string, number: string): Promise<OrderCaseRow[]> =>
  db.query<Row>(`${SELECT} where c.number = $1 and c.desk = $2`, [number, desk]);

/** The case of a number at whatever desk. Who names it has the slip. */
export const caseOfNumber = async (db: Queryable, number: string): Promise<OrderCaseRow | undefined> =>
  (await db.query<Row>(`${SELECT} where c.number = $1`, [number]))[0];

/** All cases of an order, oldest first. The order is locked where they decide what may happen. */
export const casesOfOrder = (db: Queryable, orderId: string): Promise<OrderCaseRow[]> =>
  db.query<Row>(`${SELECT} where c.order_id = $1 order by c.received_at, c.id`, [orderId]);

export const latestCases = (db: Queryable, orderId: string, count: number): Promise<OrderCaseRow[]> =>
  db.query<Row>(`${SELECT} where c.order_id = $1 order by c.received_at desc, c.id desc limit $2`, [
    orderId,
    count,
  ]);

/** A withdrawal was declared with this number, and is not matched yet. By the index of such cases. */
export const hasUnmatchedWithdrawal = async (db: Queryable, orderNumber: string): Promise<boolean> =>
  (
    await db.query(
      `select from order_case where order_number = $1 and order_id is null and ended_at is null
         and kind = 'WITHDRAWAL' limit 1`,
      [orderNumber],
    )
  ).length > 0;

/** Open cases of a desk, the first to be due first, by the index of open ones. */
export const findOpenCases = (
  db: Queryable,
  desk: string,
  { dueUntil, after, size }: { dueUntil?: string | undefined; after?: string | undefined; size: number },
): Promise<OrderCaseRow[]> =>
  db.query<Row>(
    `${SELECT}
     where c.desk = $1 and c.ended_at is null and coalesce(c.due_on, 'infinity') <= coalesce($2::date, 'infinity')
       and ($3::text is null or (coalesce(c.due_on, 'infinity'), c.received_at, c.id) >
         (select coalesce(p.due_on, 'infinity'), p.received_at, p.id from order_case p where p.id = $3))
     order by coalesce(c.due_on, 'infinity'), c.received_at, c.id limit $4`,
    [desk, dueUntil ?? null, after ?? null, size],
  );

export type NewCase = Omit<
  OrderCaseRow,
  'id' | 'number' | 'version' | 'dueOn' | 'dispatchedAt' | 'pictures'
> & {
  reportHash?: string;
};

/** Stores a case; `writeCase` adds its lines and its event. The money of a withdrawal is due in 14 days. */
export async function insertCase(tx: Queryable, given: NewCase): Promise<OrderCaseRow> {
  const [id, number] = [randomUUID(), newReceiptNumber('R')];
  const [row] = await tx.query<{ dueOn: string | null }>(
    `insert into order_case (id, number, order_id, kind, wish, text, name, email, order_number, desk, received_at,
       ended_at, receipt_number, report_hash, version, due_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0,
       case when $4 = 'WITHDRAWAL' then ($11::timestamptz at time zone '${TIME_ZONE}')::date + 14 end)
     returning to_char(due_on, 'YYYY-MM-DD') as "dueOn"`,
    [
      ...[id, number, given.orderId, given.kind, given.wish, given.text, given.name, given.email],
      ...[given.orderNumber, given.desk, given.receivedAt, given.endedAt, given.receiptNumber],
      given.reportHash ?? null,
    ],
  );
  return { ...given, id, number, version: 0, dueOn: row?.dueOn ?? null, dispatchedAt: null, pictures: [] };
}

/** A row of the journal. */
export interface CaseEntry {
  at: Date;
  event: string;
  actor: string;
  details: Record<string, unknown>;
  key?: CaseKey | undefined;
}

/** An idempotency key with its sender, and what it stands for. */
export interface CaseKey {
  key: string;
  request: string;
}

export const caseKey = (actor: string, key: string, request: string): CaseKey => ({
  key: keyOfDesk(actor, key),
  request,
});

/** The case that a key has changed or created before. */
export async function caseOfKey(
  tx: Queryable,
  { key, request }: CaseKey,
): Promise<{ caseId: string; isSame: boolean } | undefined> {
  const [known] = await tx.query<{ caseId: string; isSame: boolean }>(
    'select case_id as "caseId", coalesce(request = $2, false) as "isSame" from order_case_event where key = $1',
    [key, request],
  );
  return known;
}

const WRITE = `
  with changed as (
    update order_case set order_id = $2, order_number = $3, name = $4, desk = $5, dispatched_at = $6, ended_at = $7,
      version = $8 where id = $1
  ),
  kept as (
    insert into order_case_line (case_id, line_id, pieces, arrived, not_coming, given, not_owed, shelf, damaged,
      supplier, scrapped, repair, back_to_buyer, replaced, repaired, extended, warranty_until)
    select $1, n."lineId", n.pieces, n.arrived, n."notComing", n.given, n."notOwed", n.shelf, n.damaged,
      n.supplier, n.scrapped, n.repair, n."backToBuyer", n.replaced, n.repaired, n.extended, n."warrantyUntil"
    from json_to_recordset($9) as n ("lineId" smallint, pieces integer, arrived integer, "notComing" integer,
      given integer, "notOwed" integer, shelf integer, damaged integer, supplier integer, scrapped integer,
      repair integer, "backToBuyer" integer, replaced integer, repaired integer, extended integer,
      "warrantyUntil" date)
    on conflict (case_id, line_id) do update set pieces = excluded.pieces, arrived = excluded.arrived,
      not_coming = excluded.not_coming, given = excluded.given, not_owed = excluded.not_owed, shelf = excluded.shelf,
      damaged = excluded.damaged, supplier = excluded.supplier, scrapped = excluded.scrapped,
      repair = excluded.repair, back_to_buyer = excluded.back_to_buyer, replaced = excluded.replaced,
      repaired = excluded.repaired, extended = excluded.extended, warranty_until = excluded.warranty_until
  )
  insert into order_case_event (case_id, seq, at, event, actor, key, request, details)
  values ($1, $8, $10, $11, $12, $13, $14, $15)`;

/** Stores a case after an event, and the event. The caller has locked it, or has just stored it. */
export async function writeCase(
  tx: Queryable,
  after: Omit<OrderCaseRow, 'version'>,
  version: number,
  { at, event, actor, details, key }: CaseEntry,
): Promise<OrderCaseRow> {
  await tx.query(WRITE, [
    ...[after.id, after.orderId, after.orderNumber, after.name, after.desk, after.dispatchedAt],
    ...[after.endedAt, version, JSON.stringify(after.lines), at, event, actor],
    ...[key?.key ?? null, key?.request ?? null, JSON.stringify(details)],
  ]);
  return { ...after, version };
}

/** A case that is matched anew has other lines. */
export const removeLines = (tx: Queryable, caseId: string): Promise<unknown> =>
  tx.query('delete from order_case_line where case_id = $1', [caseId]);

/** The order of a number as people type it. */
export async function orderOfNumber(db: Queryable, number: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('select id from shop_order where number = $1', [
    readOrderNumber(number) ?? number,
  ]);
  return row?.id;
}

/** The order of a number, if this desk hands out its goods. */
export async function orderOfDesk(db: Queryable, number: string, desk: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select id from shop_order where number = $1 and coalesce(company_id, '${WAREHOUSE_DESK}') = $2`,
    [readOrderNumber(number) ?? number, desk],
  );
  return row?.id;
}
