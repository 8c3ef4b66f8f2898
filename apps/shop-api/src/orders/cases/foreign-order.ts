import type { Queryable } from '@fachwerk/database';
import type { ForeignOrder, LineToTakeBack, OrderToTakeBack } from '@fachwerk/shared/contracts';
import { readCaseNumber } from '@fachwerk/shared/rules';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { fold } from '../../kernel/text/fold';
import { readOrderNumber } from '../../kernel/text/order-number';
import { sameLetters } from '../../kernel/text/same-letters';
import { deskOf } from '../access/desk-of';
import { findOrder, type Order, type OrderLine } from '../lifecycle/order';
import { expected, linesOf, piecesAtBuyer, sum } from './case-rules';
import { caseOfNumber, casesOfOrder, type OrderCaseRow, orderOfNumber } from './order-case';

/** An order of another desk, and its case if the slip of the case was shown. */
export interface Foreign {
  order: Order;
  /** Only this case is meant. */
  found?: OrderCaseRow;
}

export type ForeignLookup = Foreign | { refused: `caseError.${string}` };

/**
 * The number of a case is known to who holds its slip. With the number of an order the buyer states the last
 * name or a postal code of it. One answer for an unknown number and for a wrong statement.
 */
export async function findForeign(
  db: Queryable,
  { orderOrCase, proof = '' }: OrderToTakeBack,
  desk: string,
): Promise<ForeignLookup> {
  const caseNumber = readCaseNumber(orderOrCase);
  const found = caseNumber === undefined ? undefined : await caseOfNumber(db, caseNumber);
  if (found && found.orderId === null) return { refused: 'caseError.foreignUnmatched' };
  const orderId = found ? found.orderId : await orderOfNumber(db, orderOrCase);
  const order = orderId ? await findOrder(db, orderId) : undefined;
  if (!order || !(found || isProof(order, proof))) return { refused: 'caseError.foreign' };
  if (order.kind === 'reservation') return { refused: 'caseError.foreignNothing' };
  if (found?.endedAt) return { refused: 'caseError.ended' };
  if (deskOf(order) === desk) return { refused: 'caseError.foreignOwn' };
  return found ? { order, found } : { order };
}

/** As it is counted against guessing: one order has one count, however its number is typed. */
export const countedNumber = (number: string): string =>
  readCaseNumber(number) ?? readOrderNumber(number) ?? number.toUpperCase();

/** One spelling for "Groß", "GROSS", "Müller" and "Mueller", without blanks and hyphens. */
const signs = (text: string): string => fold(sameLetters(text)).replace(/[^\p{L}\p{N}]/gu, '');
const SHORTEST = 2;

/** Orders without a name and an address, as old ones can be, have no proof. */
export function isProof({ contact, deliveryAddress, billingAddress }: Order, proof: string): boolean {
  const stated = signs(proof);
  if (stated.length < SHORTEST) return false;
  const addresses = [deliveryAddress, billingAddress];
  const known = [contact.lastName, ...addresses.flatMap((one) => [one?.lastName, one?.zipCode])];
  return known.some((one) => one && signs(one) === stated);
}

/**
 * Goods of these items can lie on the shelf of the place: it has the item in its stock, and the company that
 * has sold them runs it. Stores without a seller and the warehouse are of the shop.
 */
export async function stockedAt(
  db: Queryable,
  { place, soldBy }: { place: string; soldBy: string },
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ itemId: string }>(
    `select item_id as "itemId" from stock where location_id = $1 and item_id = any($3)
       and (select seller from store where company_id = $1)
         is not distinct from (select seller from store where company_id = $2)`,
    [place, soldBy, itemIds],
  );
  return new Set(rows.map(({ itemId }) => itemId));
}

/** The name of a desk that takes goods back; undefined: it is no place of goods. */
export async function placeName(db: Queryable, desk: string): Promise<string | null | undefined> {
  if (desk === WAREHOUSE_DESK) return null;
  const [store] = await db.query<{ name: string }>('select name from store where company_id = $1', [desk]);
  return store?.name;
}

/** What the desk may see of the order. */
export async function foreignOrder(
  db: Queryable,
  { order, found }: Foreign,
  { desk, now }: { desk: string; now: Date },
): Promise<ForeignOrder> {
  const goods = order.lines.filter(({ locationId }) => locationId !== null);
  const stocked = await stockedAt(
    db,
    { place: desk, soldBy: deskOf(order) },
    goods.map(({ itemId }) => itemId),
  );
  const view = ({ lineId, itemId, name }: OrderLine, pieces: number): LineToTakeBack[] =>
    pieces > 0 ? [{ lineId, itemId, name, pieces, isStocked: stocked.has(itemId) }] : [];
  const cases = await casesOfOrder(db, order.id);
  const open = cases.filter(({ endedAt }) => endedAt === null);
  const atBuyer = (line: OrderLine) => piecesAtBuyer(line, linesOf(cases, line.lineId));
  const awaited = ({ lines }: OrderCaseRow) =>
    goods.flatMap((line) =>
      view(line, Math.min(sum(linesOf([{ lines }], line.lineId), expected), atBuyer(line))),
    );
  const shown = found ? open.filter(({ id }) => id === found.id) : open;
  return {
    orderNumber: order.number,
    desk: deskOf(order),
    lines: found
      ? []
      : goods.flatMap((line) => view(line, atBuyer(line) - sum(linesOf(open, line.lineId), expected))),
    cases: shown
      .map((one) => ({ number: one.number, kind: one.kind, lines: awaited(one) }))
      .filter(({ lines }) => lines.length > 0),
    takenHere: await takenHere(db, shown, { desk, now }),
  };
}

const SHOWN_FOR_MS = 24 * 60 * 60_000;

/** Numbers of these cases of which this place has taken goods lately: they are written on the goods. */
async function takenHere(
  db: Queryable,
  cases: readonly OrderCaseRow[],
  { desk, now }: { desk: string; now: Date },
): Promise<string[]> {
  const rows = await db.query<{ caseId: string }>(
    `select distinct case_id as "caseId" from order_case_event
     where case_id = any($1) and event = 'taken-back' and details ->> 'place' = $2 and at > $3`,
    [cases.map(({ id }) => id), desk, new Date(now.getTime() - SHOWN_FOR_MS)],
  );
  return cases.filter(({ id }) => rows.some(({ caseId }) => caseId === id)).map(({ number }) => number);
}
