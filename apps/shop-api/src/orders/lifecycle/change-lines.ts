import type { StockLine } from '../../stores/stock/stock-reservations';
import type { OrderLine } from './order';
import type { Revision } from './order-conditions';
import { openPieces } from './order-money';
import type { LineChange } from './order-states';
import { type Revisable, reviseOrder } from './revise-order';

export interface LineQuantity {
  lineId: number;
  quantity: number;
}

/** Pieces by line; a line that is named twice is added up. */
export function piecesByLine(lines: readonly LineQuantity[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { lineId, quantity } of lines) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
}

export interface ChangedLines {
  lines: readonly OrderLine[];
  revised: Revision | null;
  /**
   * Goods that are available again, and that left. A return is about the money: where the goods are, says
   * their case (docs/decisions/0146-a-case-has-four-states.md).
   */
  released: readonly StockLine[];
  handedOver: readonly StockLine[];
  hasMissing: boolean;
}

/**
 * The lines after a step, with what follows for benefits; undefined if it asks for more pieces than there
 * are, or changes nothing.
 */
export function changeLines(
  change: LineChange,
  order: Revisable,
  asked: readonly LineQuantity[] | undefined,
): ChangedLines | undefined {
  const { lines } = order;
  const quantities = piecesByLine(asked ?? []);
  if ([...quantities.keys()].some((lineId) => !lines.some((line) => line.lineId === lineId)))
    return undefined;

  const asChanged: OrderLine[] = [];
  for (const line of lines) {
    const most = PIECES[change](line);
    const pieces = asked && !OF_ALL_PIECES.includes(change) ? (quantities.get(line.lineId) ?? 0) : most;
    if (pieces > most && change !== 'find') return undefined;
    asChanged.push({ ...line, ...CHANGES[change](line, Math.min(pieces, most), most, pieces) });
  }
  const { lines: changed, revised } = reviseOrder(order, asChanged);
  const difference = (field: 'cancelled' | 'handedOver') =>
    changed.flatMap((line, index): StockLine[] => {
      const quantity = line[field] - (lines[index]?.[field] ?? 0);
      return quantity > 0 && line.locationId !== null
        ? [{ itemId: line.itemId, locationId: line.locationId, quantity }]
        : [];
    });
  const isChanged = changed.some((line, index) =>
    FIELDS.some((field) => line[field] !== lines[index]?.[field]),
  );
  if (!isChanged) return undefined;
  const released = difference('cancelled');
  return {
    lines: changed,
    revised,
    released,
    handedOver: difference('handedOver'),
    hasMissing: change === 'find' && released.length > 0,
  };
}

const FIELDS = ['cancelled', 'missing', 'found', 'handedOver', 'returned'] as const;
type Change = Partial<Pick<OrderLine, (typeof FIELDS)[number]>>;

const isGiftCard = ({ locationId }: OrderLine): boolean => locationId === null;

const openGoods = (line: OrderLine): number => (isGiftCard(line) ? 0 : openPieces(line));

/** Pieces that were found, and are not ordered any more. */
export const toPutBack = ({ quantity, cancelled, found }: OrderLine): number =>
  Math.max(0, found + cancelled - quantity);

/** The pieces of a line that a step can change. */
const PIECES: Record<LineChange, (line: OrderLine) => number> = {
  'cancel-open': openPieces,
  // Gifts follow the order.
  'cancel-lines': (line) => (line.isFreeGift ? 0 : openPieces(line)),
  find: openGoods,
  'hand-over': openGoods,
  collect: openGoods,
  /** A gift card does not come back: `moveOrder` blocks it. */
  return: (line) => line.handedOver - line.returned,
  issue: (line) => (isGiftCard(line) ? openPieces(line) : 0),
  'put-back': toPutBack,
};

/** Whether the step finds a piece that it can change. */
export const canChange = (change: LineChange, lines: readonly OrderLine[]): boolean =>
  lines.some((line) => PIECES[change](line) > 0);

/** These steps never concern single pieces. */
const OF_ALL_PIECES: readonly LineChange[] = ['cancel-open', 'issue', 'put-back'];

/** What becomes of a line with `pieces` of the `most` that the step can change; `asked` may be more. */
const CHANGES: Record<LineChange, (line: OrderLine, pieces: number, most: number, asked: number) => Change> =
  {
    'cancel-open': (line, pieces) => ({ cancelled: line.cancelled + pieces }),
    'cancel-lines': (line, pieces) => ({ cancelled: line.cancelled + pieces }),
    find: (line, pieces, most, asked) =>
      isGiftCard(line)
        ? {}
        : {
            // Pieces that were withdrawn meanwhile are found as well, and have to be put back.
            found: Math.min(line.quantity, line.handedOver + asked + toPutBack(line)),
            cancelled: line.cancelled + most - pieces,
            missing: line.missing + most - pieces,
          },
    'hand-over': (line, pieces) => ({ handedOver: line.handedOver + pieces }),
    collect: (line, pieces, most) => ({
      handedOver: line.handedOver + pieces,
      cancelled: line.cancelled + most - pieces,
    }),
    return: (line, pieces) => ({ returned: line.returned + pieces }),
    issue: (line, pieces) => ({ handedOver: line.handedOver + pieces }),
    'put-back': (line, pieces) => ({ found: line.found - pieces }),
  };
