import type { CaseDisposition, CaseGoods, CaseKind, CaseMoney } from '@fachwerk/shared/contracts';
import { type LineQuantity, piecesByLine } from '../lifecycle/change-lines';

/** Pieces of a line of an order in a case. Goods, money and disposition are counted apart. */
export interface CaseLine {
  lineId: number;
  pieces: number;
  arrived: number;
  notComing: number;
  given: number;
  notOwed: number;
  shelf: number;
  damaged: number;
  supplier: number;
  scrapped: number;
  repair: number;
  backToBuyer: number;
  replaced: number;
  repaired: number;
  /** Repaired pieces whose warranty is longer; each piece once. */
  extended: number;
  /** ISO date. */
  warrantyUntil: string | null;
  /**
   * Pieces of the line of the order that its other cases have paid back or exchanged although they did not
   * come: a lost parcel may come after its replacement. Each counts once. Read only.
   */
  elsewhere: number;
  /** It comes by mail, and never back: its refund blocks it. Read only. */
  isGiftCard: boolean;
}

export const newCaseLine = (lineId: number, pieces: number, isGiftCard = false): CaseLine => ({
  lineId,
  pieces,
  arrived: 0,
  notComing: isGiftCard ? pieces : 0,
  given: 0,
  notOwed: 0,
  shelf: 0,
  damaged: 0,
  supplier: 0,
  scrapped: 0,
  repair: 0,
  backToBuyer: 0,
  replaced: 0,
  repaired: 0,
  extended: 0,
  warrantyUntil: null,
  elsewhere: 0,
  isGiftCard,
});

export const newCaseLines = (pieces: ReadonlyMap<number, number>): CaseLine[] =>
  [...pieces].map(([lineId, quantity]) => newCaseLine(lineId, quantity));

/** Where a disposition is counted. */
export const COUNTED_AS = {
  SHELF: 'shelf',
  DAMAGED: 'damaged',
  SUPPLIER: 'supplier',
  SCRAPPED: 'scrapped',
  REPAIR: 'repair',
  BACK_TO_BUYER: 'backToBuyer',
} as const satisfies Record<CaseDisposition, keyof CaseLine>;

/** From these a piece may still go elsewhere. */
export type Leavable = 'DAMAGED' | 'SUPPLIER' | 'REPAIR';

/** A refusal: nothing changes. */
export interface Refusal {
  refused: `caseError.${string}`;
}
export type Ruled = { lines: CaseLine[] } | Refusal;

/** What these cases have of a line of their order. */
export const linesOf = (cases: readonly { lines: readonly CaseLine[] }[], lineId: number): CaseLine[] =>
  cases.flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId));

/** Open withdrawals of an order, except one case. */
export const openWithdrawals = <Case extends { id: string; kind: CaseKind; endedAt: Date | null }>(
  cases: readonly Case[],
  exceptId?: string,
): Case[] =>
  cases.filter(({ id, kind, endedAt }) => id !== exceptId && kind === 'WITHDRAWAL' && endedAt === null);

export const sum = (lines: readonly CaseLine[], piecesOf: (line: CaseLine) => number): number =>
  lines.reduce((pieces, line) => pieces + piecesOf(line), 0);

/** State of the goods of a case; says nothing about money or stock. */
export function goodsOf(lines: readonly CaseLine[]): CaseGoods {
  const arrived = sum(lines, (line) => line.arrived);
  const isDecided = lines.length > 0 && lines.every((line) => expected(line) === 0);
  if (isDecided) return arrived > 0 ? 'ARRIVED' : 'NOT_COMING';
  return arrived > 0 ? 'PARTLY_ARRIVED' : 'EXPECTED';
}

/** State of the money of a case; says nothing about goods. */
export function moneyOf(lines: readonly CaseLine[]): CaseMoney {
  const given = sum(lines, (line) => line.given);
  const isDecided = lines.length > 0 && lines.every((line) => unpaid(line) === 0);
  if (isDecided) return given > 0 ? 'GIVEN' : 'NOT_OWED';
  return given > 0 ? 'PARTLY_GIVEN' : 'OPEN';
}

/** Pieces that may still arrive. */
export const expected = ({ pieces, arrived, notComing }: CaseLine): number => pieces - arrived - notComing;
/** Pieces whose money is not decided. */
export const unpaid = ({ pieces, given, notOwed }: CaseLine): number => pieces - given - notOwed;
const decided = (line: CaseLine): number =>
  Object.values(COUNTED_AS).reduce((pieces, name) => pieces + line[name], 0);
/** Arrived pieces whose place is not decided. */
export const undecided = (line: CaseLine): number => line.arrived - decided(line);

/** For each piece the buyer has one of them: the money, a new piece, or the own piece back. */
const satisfied = ({ given, replaced, backToBuyer }: CaseLine): number => given + replaced + backToBuyer;

/** Pieces for which the buyer has none of them yet. */
export const unsatisfied = (line: CaseLine): number => line.pieces - satisfied(line);

/** A withdrawal may begin with pieces that do not come. */
const NO_CHANGE = ['lineId', 'pieces', 'notComing', 'elsewhere', 'isGiftCard'];

/** Neither goods nor money nor a place of them is recorded yet. */
export const isUntouched = (lines: readonly CaseLine[]): boolean =>
  lines.every((line) => Object.entries(line).every(([name, value]) => NO_CHANGE.includes(name) || !value));

/** What was withdrawn is paid back: there is neither a new piece nor a repair for it (BGB §355(3)). */
export const hasRemedies = (kind: CaseKind): boolean => kind !== 'WITHDRAWAL';

/** BGB §357(4): until the goods are there or proved to be on their way. Only for withdrawals. */
export const mayHoldBack = (kind: CaseKind, lines: readonly CaseLine[], dispatchedAt: Date | null): boolean =>
  kind === 'WITHDRAWAL' && dispatchedAt === null && ['EXPECTED', 'PARTLY_ARRIVED'].includes(goodsOf(lines));

/** Applies a change to the asked pieces. */
function changed(
  lines: readonly CaseLine[],
  asked: readonly LineQuantity[],
  change: (line: CaseLine, quantity: number) => Partial<CaseLine> | Refusal,
): Ruled {
  const quantities = piecesByLine(asked);
  if (quantities.size === 0) return { refused: 'caseError.nothing' };
  if ([...quantities.keys()].some((lineId) => !lines.some((line) => line.lineId === lineId)))
    return { refused: 'caseError.unknownLine' };
  const after: CaseLine[] = [];
  for (const line of lines) {
    const quantity = quantities.get(line.lineId) ?? 0;
    const part = quantity > 0 ? change(line, quantity) : {};
    if ('refused' in part) return part;
    after.push({ ...line, ...part });
  }
  return { lines: after };
}

/** `atBuyer`: pieces of a line that can arrive, see `piecesAtBuyer`. */
export const arrive = (
  lines: readonly CaseLine[],
  asked: readonly LineQuantity[],
  atBuyer: (lineId: number) => number,
): Ruled =>
  changed(lines, asked, (line, quantity) =>
    quantity > expected(line) || quantity > atBuyer(line.lineId)
      ? { refused: 'caseError.tooManyGoods' }
      : { arrived: line.arrived + quantity },
  );

export const notComing = (lines: readonly CaseLine[], asked: readonly LineQuantity[]): Ruled =>
  changed(lines, asked, (line, quantity) =>
    quantity > expected(line)
      ? { refused: 'caseError.tooManyGoods' }
      : { notComing: line.notComing + quantity },
  );

export const dispose = (
  lines: readonly CaseLine[],
  asked: readonly LineQuantity[],
  to: CaseDisposition,
  from?: Leavable,
): Ruled =>
  changed(lines, asked, (line, quantity) => {
    if (quantity > (from ? line[COUNTED_AS[from]] : undecided(line)))
      return { refused: 'caseError.tooManyToDispose' };
    if (to === 'BACK_TO_BUYER' && satisfied(line) + quantity > line.pieces)
      return { refused: 'caseError.alreadySatisfied' };
    if (to === from) return { refused: 'caseError.nothing' };
    const after = { ...line };
    if (from) after[COUNTED_AS[from]] -= quantity;
    after[COUNTED_AS[to]] += quantity;
    return to === 'SHELF' && soldUnpaid(after) > unpaid(after)
      ? { refused: 'caseError.goodsWithoutMoney' }
      : after;
  });

/** Where arrived pieces can lie that the buyer has not got back. */
const LYING = ['repair', 'damaged', 'supplier', 'scrapped', 'shelf'] as const;

/** How many of the moved pieces lie in each place: first those on the shelf whose money is open. */
function placesOfMoved(line: CaseLine, pieces: number): Record<(typeof LYING)[number], number> {
  let left = pieces;
  const take = (most: number): number => {
    const taken = Math.min(left, Math.max(0, most));
    left -= taken;
    return taken;
  };
  const unpaidShelf = take(line.shelf - line.given - line.replaced);
  take(undecided(line));
  const [repair, damaged, supplier, scrapped] = [
    take(line.repair),
    take(line.damaged),
    take(line.supplier),
    take(line.scrapped),
  ];
  return { repair, damaged, supplier, scrapped, shelf: unpaidShelf + take(line.shelf - unpaidShelf) };
}

/**
 * A withdrawal takes over at most so many pieces of a line of another open case, whose money is open there
 * and for which the buyer has no new piece: what has arrived with the place where it lies, then what is still
 * to come. The other case neither awaits these pieces nor owes money for them.
 */
export function takeOverLine(
  from: CaseLine,
  to: CaseLine,
  most: number,
): { from: CaseLine; to: CaseLine; arrived: number; moved: number } {
  const arrived = Math.min(most, Math.max(0, from.arrived - satisfied(from)), unpaid(from));
  const open = Math.min(unpaid(from), unsatisfied(from));
  const coming = Math.max(0, Math.min(most - arrived, expected(from), open - arrived));
  const moved = arrived + coming;
  const [left, taken] = [{ ...from }, { ...to }];
  left.arrived -= arrived;
  left.notComing += moved;
  left.notOwed += moved;
  taken.arrived += arrived;
  const places = placesOfMoved(from, arrived);
  for (const name of LYING) {
    left[name] -= places[name];
    taken[name] += places[name];
  }
  return { from: left, to: taken, arrived, moved };
}

/** Pieces of a withdrawal that have come back otherwise: they do not come again. `canCome`: of its line. */
export const withoutReturned = (line: CaseLine, canCome: number): CaseLine => ({
  ...line,
  notComing: line.notComing + Math.max(0, expected(line) - Math.max(0, canCome)),
});

/** The pieces only: `moveOrder` computes the money, and refuses pieces that the order does not have. */
export const give = (lines: readonly CaseLine[], asked: readonly LineQuantity[]): Ruled =>
  changed(lines, asked, (line, quantity) => {
    if (quantity > unpaid(line)) return { refused: 'caseError.tooMuchMoney' };
    if (satisfied(line) + quantity > line.pieces) return { refused: 'caseError.alreadySatisfied' };
    return { given: line.given + quantity };
  });

/** Pieces on the shelf have an owner who has got money or a new piece, or still can get money. */
export const notOwed = (lines: readonly CaseLine[], asked: readonly LineQuantity[]): Ruled =>
  changed(lines, asked, (line, quantity) => {
    if (quantity > unpaid(line)) return { refused: 'caseError.tooMuchMoney' };
    const after = { ...line, notOwed: line.notOwed + quantity };
    return soldUnpaid(after) > unpaid(after) ? { refused: 'caseError.goodsWithoutMoney' } : after;
  });

export const replace = (lines: readonly CaseLine[], asked: readonly LineQuantity[]): Ruled =>
  changed(lines, asked, (line, quantity) =>
    satisfied(line) + quantity > line.pieces
      ? { refused: 'caseError.alreadySatisfied' }
      : { replaced: line.replaced + quantity },
  );

/** The warranty of the seller, and what a repair adds to it once (BGB §438, §475e(5)). */
export const WARRANTY_MONTHS = 24;
export const REPAIR_ADDS_MONTHS = 12;

/**
 * Repaired pieces go back to the buyer. `warranty` of a line: pieces whose warranty no repair has extended
 * yet, and the day on which it ends if one does.
 */
export const repaired = (
  lines: readonly CaseLine[],
  asked: readonly LineQuantity[],
  warranty: (lineId: number) => { extendable: number; until: string },
): Ruled => {
  const back = dispose(lines, asked, 'BACK_TO_BUYER', 'REPAIR');
  if ('refused' in back) return back;
  return changed(back.lines, asked, (line, quantity) => {
    const { extendable, until } = warranty(line.lineId);
    const extended = Math.max(0, Math.min(quantity, extendable));
    return {
      repaired: line.repaired + quantity,
      ...(extended > 0 ? { extended: line.extended + extended, warrantyUntil: until } : {}),
    };
  });
};

/** Pieces that are sold again and were neither paid back nor exchanged. */
const soldUnpaid = ({ shelf, given, replaced, elsewhere }: CaseLine): number =>
  Math.max(0, shelf - given - replaced - elsewhere);

/** What a case needs before its end; undefined: it can end. */
export function lacking(lines: readonly CaseLine[]): Refusal | undefined {
  if (lines.some((line) => expected(line) > 0)) return { refused: 'caseError.goodsOpen' };
  if (lines.some((line) => undecided(line) > 0 || line.repair > 0))
    return { refused: 'caseError.dispositionOpen' };
  if (lines.some((line) => unpaid(line) > 0)) return { refused: 'caseError.moneyOpen' };
  if (lines.some((line) => soldUnpaid(line) > 0)) return { refused: 'caseError.goodsWithoutMoney' };
  return undefined;
}

/** Pieces of a line as its order counts them. */
interface OrderedPieces {
  handedOver: number;
  returned: number;
}

/**
 * Pieces of a line that the buyer has: handed over or exchanged, and not arrived in a case. `ofLine`: the
 * line in all cases of its order. Pieces that came back before there were cases have no line of a case.
 */
export function piecesAtBuyer({ handedOver, returned }: OrderedPieces, ofLine: readonly CaseLine[]): number {
  const before = Math.max(0, returned - sum(ofLine, ({ given }) => given));
  const exchanged = sum(ofLine, ({ replaced, arrived, backToBuyer }) => replaced - arrived + backToBuyer);
  return handedOver + exchanged - before;
}
