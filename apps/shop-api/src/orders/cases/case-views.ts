import type { Queryable } from '@fachwerk/database';
import type {
  CaseDisposition,
  CaseEntry,
  CaseEvent,
  DeskCase,
  DeskCaseLine,
  OrderCase,
  ReturnSlip,
} from '@fachwerk/shared/contracts';
import { formatPieces } from '@fachwerk/shared/format';
import { addressLines, storeAddressLines } from '@fachwerk/shared/rules';
import { noonOf } from '@fachwerk/shared/time';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { answerLocale, answerTexts, dayText } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import { SELLER } from '../documents/seller';
import type { Order } from '../lifecycle/order';
import { picturesForBuyer, picturesForDesk } from './case-pictures';
import {
  type CaseLine,
  COUNTED_AS,
  expected,
  goodsOf,
  hasRemedies,
  isUntouched,
  lacking,
  mayHoldBack,
  moneyOf,
  undecided,
  unpaid,
  unsatisfied,
} from './case-rules';
import { latestCases, type OrderCaseRow } from './order-case';

type Named = Pick<Order['lines'][number], 'lineId' | 'itemId' | 'name'>;

const namesOf = (db: Queryable, orderIds: readonly string[]) =>
  db.query<Named & { orderId: string; [column: string]: unknown }>(
    `select order_id as "orderId", line_id as "lineId", item_id as "itemId", name
     from order_line where order_id = any($1)`,
    [orderIds],
  );

/** Cases as a desk reads them. */
export async function deskCases(db: Queryable, cases: readonly OrderCaseRow[]): Promise<DeskCase[]> {
  const orderIds = [...new Set(cases.flatMap(({ orderId }) => orderId ?? []))];
  const names = orderIds.length === 0 ? [] : await namesOf(db, orderIds);
  return cases.map((found) =>
    deskCase(
      found,
      names.filter(({ orderId }) => orderId === found.orderId),
    ),
  );
}

function deskCase(found: OrderCaseRow, names: readonly Named[]): DeskCase {
  const { lines, kind, dispatchedAt } = found;
  return {
    caseId: found.id,
    number: found.number,
    kind,
    wish: found.wish,
    text: found.text,
    name: found.name,
    email: found.email,
    orderNumber: found.orderNumber,
    orderId: found.orderId,
    receiptNumber: found.receiptNumber,
    receivedAt: found.receivedAt.toISOString(),
    dueOn: found.dueOn,
    mayHoldBack: mayHoldBack(kind, lines, dispatchedAt),
    isEnded: found.endedAt !== null,
    goods: goodsOf(lines),
    money: moneyOf(lines),
    lines: lines.map((line) =>
      deskLine(
        line,
        names.find(({ lineId }) => lineId === line.lineId),
      ),
    ),
    pictures: picturesForDesk(found),
    events: possibleEventsOf(found),
    endNeeds: found.endedAt === null ? (lacking(lines)?.refused ?? null) : null,
  };
}

const DISPOSITIONS = Object.keys(COUNTED_AS) as (keyof typeof COUNTED_AS)[];

const deskLine = (line: CaseLine, named: Named | undefined): DeskCaseLine => ({
  lineId: line.lineId,
  itemId: named?.itemId ?? '',
  name: named?.name ?? '',
  pieces: line.pieces,
  arrived: line.arrived,
  notComing: line.notComing,
  given: line.given,
  notOwed: line.notOwed,
  dispositions: DISPOSITIONS.flatMap((where) => {
    const pieces = line[COUNTED_AS[where]];
    return pieces > 0 ? [{ where, pieces }] : [];
  }),
  replaced: line.replaced,
  repaired: line.repaired,
  warrantyUntil: line.warrantyUntil,
  extended: line.extended,
  open: {
    goods: expected(line),
    place: undecided(line),
    give: Math.min(unpaid(line), unsatisfied(line)),
    notOwed: unpaid(line),
    replace: unsatisfied(line),
  },
});

interface EntryRow {
  [column: string]: unknown;
  at: Date;
  event: string;
  by: string;
  details: {
    lines?: { lineId: number; quantity: number }[] | null;
    to?: CaseDisposition;
    reason?: string;
    shelf?: { lineId: number; quantity: number }[];
  };
}

const ENTRIES = 100;

/** One case with its journal. */
export async function deskCaseWithJournal(db: Queryable, found: OrderCaseRow): Promise<DeskCase | undefined> {
  const [view] = await deskCases(db, [found]);
  const rows = await db.query<EntryRow>(
    `select at, event, actor as by, details from order_case_event
     where case_id = $1 order by seq desc limit ${ENTRIES}`,
    [found.id],
  );
  return view && { ...view, journal: rows.map(entryView) };
}

const entryView = ({ at, event, by, details }: EntryRow): CaseEntry => ({
  at: at.toISOString(),
  event,
  by,
  pieces: (details.lines ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
  ...(details.to ? { where: details.to } : {}),
  ...(details.reason ? { reason: details.reason } : {}),
  ...(details.shelf && details.shelf.length > 0 ? { shelf: details.shelf } : {}),
});

/** What a desk can do with a case; a rule may still refuse the pieces. */
function possibleEventsOf(found: OrderCaseRow): CaseEvent[] {
  const { endedAt, kind, dispatchedAt, lines, receiptNumber } = found;
  if (endedAt !== null) return [];
  const some = (piecesOf: (line: CaseLine) => number) => lines.some((line) => piecesOf(line) > 0);
  const offered: [CaseEvent, boolean][] = [
    ['match', receiptNumber !== null && isUntouched(lines)],
    ['dispatched', mayHoldBack(kind, lines, dispatchedAt)],
    ['arrived', some(expected)],
    ['not-coming', some(expected)],
    ['disposition', some((line) => undecided(line) + line.damaged + line.supplier + line.repair)],
    ['give', some((line) => Math.min(unpaid(line), unsatisfied(line)))],
    ['not-owed', some(unpaid)],
    ['repaired', hasRemedies(kind) && some(({ repair }) => repair)],
    ['replace', hasRemedies(kind) && some(unsatisfied)],
    ['close', lacking(lines) === undefined],
  ];
  return offered.flatMap(([event, isPossible]) => (isPossible ? [event] : []));
}

const SHOWN = 20;

/** Nothing comes back of gift cards by e-mail. */
const isOfCards = (lines: readonly CaseLine[]): boolean =>
  lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard);

/** Cases on the page of their order. */
export async function casesForBuyer(db: Queryable, order: Pick<Order, 'id' | 'lines'>): Promise<OrderCase[]> {
  const cases = await latestCases(db, order.id, SHOWN);
  // All of it was cancelled when it was matched, which the history of the order has.
  const shown = cases.filter(({ endedAt, lines }) => endedAt === null || lines.length > 0);
  const places = await placesOf(db, shown);
  return shown.map((found) => buyerCase(found, order.lines, places.get(found.desk)));
}

/** "You keep the goods" is true of an agreement only: withdrawn pieces may have come back in another case. */
function goodsKey({ kind, lines }: Pick<OrderCaseRow, 'kind' | 'lines'>): string {
  if (isOfCards(lines)) return 'card';
  const isNothing = kind === 'WITHDRAWAL' || moneyOf(lines) === 'NOT_OWED';
  return goodsOf(lines) === 'NOT_COMING' && isNothing ? 'nothing' : goodsOf(lines);
}

interface Place {
  [column: string]: unknown;
  desk: string;
  name: string;
  street: string;
  zipCode: string;
  city: string;
}

/** The stores that decide about these cases. */
async function placesOf(
  db: Queryable,
  cases: readonly Pick<OrderCaseRow, 'desk'>[],
): Promise<ReadonlyMap<string, Place>> {
  const desks = [...new Set(cases.map(({ desk }) => desk))].filter((desk) => desk !== WAREHOUSE_DESK);
  if (desks.length === 0) return new Map();
  const stores = await db.query<Place>(
    `select company_id as desk, name, street, zip_code as "zipCode", city from store where company_id = any($1)`,
    [desks],
  );
  return new Map(stores.map((store) => [store.desk, store]));
}

function buyerCase(found: OrderCaseRow, orderLines: Order['lines'], store: Place | undefined): OrderCase {
  const { kind, lines } = found;
  const nameOf = (line: CaseLine) => orderLines.find(({ lineId }) => lineId === line.lineId)?.name ?? '';
  const slip = slipOf(found, orderLines, store);
  return {
    number: found.number,
    kind,
    kindText: formatText(answerTexts(), `order.case.kind.${kind}`),
    receivedText: dayText(found.receivedAt),
    isEnded: found.endedAt !== null,
    goodsText: formatText(answerTexts(), `order.case.goods.${goodsKey(found)}`),
    moneyText: formatText(answerTexts(), `order.case.money.${moneyOf(lines)}`),
    nextText: nextText(found),
    pieces: lines.map((line) => formatPieces(line.pieces, nameOf(line), answerLocale())),
    warranty: lines.flatMap((line) =>
      line.warrantyUntil === null
        ? []
        : [
            formatText(answerTexts(), 'order.case.warranty', {
              pieces: formatPieces(line.extended, nameOf(line), answerLocale()),
              day: dayText(noonOf(line.warrantyUntil)),
            }),
          ],
    ),
    pictures: picturesForBuyer(found),
    ...(slip && { slip }),
  };
}

/** What the buyer still gives back; undefined once nothing is expected. */
function slipOf(
  { endedAt, lines }: Pick<OrderCaseRow, 'endedAt' | 'lines'>,
  orderLines: Order['lines'],
  store: Place | undefined,
): ReturnSlip | undefined {
  const orderedAs = ({ lineId }: CaseLine) => orderLines.find((line) => line.lineId === lineId);
  // What lies in the store to be collected has not been handed over, and is not sent back.
  const awaitedOf = (line: CaseLine) => Math.min(expected(line), orderedAs(line)?.handedOver ?? 0);
  const awaited = lines.filter((line) => !line.isGiftCard && awaitedOf(line) > 0);
  if (endedAt !== null || awaited.length === 0) return undefined;
  const isBulky = (line: CaseLine) => orderedAs(line)?.details.duties?.isBulky === true;
  const textOf = (line: CaseLine) =>
    formatPieces(awaitedOf(line), orderedAs(line)?.name ?? '', answerLocale());
  const { name, email, ...place } = SELLER;
  return {
    sent: awaited.filter((line) => !isBulky(line)).map(textOf),
    collected: awaited.filter(isBulky).map(textOf),
    address: [
      store?.name ?? name,
      formatText(answerTexts(), 'order.case.slip.department'),
      ...(store ? storeAddressLines(store) : addressLines(place)),
    ],
    email,
  };
}

/** What happens next, in one sentence, for the buyer. */
export function nextText({ kind, endedAt, lines }: Pick<OrderCaseRow, 'kind' | 'endedAt' | 'lines'>): string {
  const goods = goodsOf(lines);
  const isWaiting = goods === 'EXPECTED' || goods === 'PARTLY_ARRIVED';
  if (endedAt !== null && kind !== 'WITHDRAWAL' && goods === 'NOT_COMING' && moneyOf(lines) === 'NOT_OWED')
    return formatText(answerTexts(), 'order.case.next.nothing');
  if (endedAt !== null) return formatText(answerTexts(), `order.case.next.${kind}.ended`);
  if (kind === 'WITHDRAWAL' && isOfCards(lines))
    return formatText(answerTexts(), 'order.case.next.WITHDRAWAL.card');
  const state = lines.length > 0 && isWaiting ? 'waiting' : 'checking';
  return formatText(answerTexts(), `order.case.next.${kind}.${state}`);
}
