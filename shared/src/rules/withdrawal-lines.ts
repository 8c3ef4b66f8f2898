import { MAX_LINE_QUANTITY } from './shop-rules';

/** Pieces of a line of an order. */
export interface LinePieces {
  lineId: number;
  quantity: number;
}

/**
 * The field `lines` of a withdrawal: "3,3:2,5:1" ticks line 3, of which two pieces are chosen. Line 5 is not
 * ticked, so that its quantity does not count.
 */
export const WITHDRAWAL_LINES = /^(\d{1,4}(:\d{1,3})?(,\d{1,4}(:\d{1,3})?)*)?$/;

/** Ticked lines with pieces; a line without a quantity has all its pieces (`MAX_LINE_QUANTITY`). */
export function readWithdrawalLines(field: string): LinePieces[] {
  const parts = field.split(',').filter((part) => part !== '');
  const quantities = new Map(
    parts.filter((part) => part.includes(':')).map((part) => part.split(':').map(Number) as [number, number]),
  );
  const ticked = new Set(parts.filter((part) => !part.includes(':')).map(Number));
  return [...ticked]
    .map((lineId) => ({ lineId, quantity: quantities.get(lineId) ?? MAX_LINE_QUANTITY }))
    .filter(({ quantity }) => quantity > 0);
}

/** The field for ticked lines. */
export const withdrawalLinesField = (lines: readonly LinePieces[]): string =>
  lines.map(({ lineId, quantity }) => `${lineId},${lineId}:${quantity}`).join(',');

interface OrderedLine extends LinePieces {
  name: string;
  cancelled: number;
  returned: number;
}

/** Pieces that the buyer has bought and keeps until now. */
export const withdrawablePieces = ({ quantity, cancelled, returned }: Omit<OrderedLine, 'name'>): number =>
  quantity - cancelled - returned;

/** What a withdrawal of an order is about. */
export interface WithdrawnLines {
  lines: (LinePieces & { name: string })[];
  /** The order contains more than these pieces. */
  isPart: boolean;
}

/** The ticked lines that the order has, with at most the pieces that it still contains. */
export function withdrawnLines(ordered: readonly OrderedLine[], field: string): WithdrawnLines {
  const chosen = new Map(readWithdrawalLines(field).map(({ lineId, quantity }) => [lineId, quantity]));
  const bought = ordered.filter((line) => withdrawablePieces(line) > 0);
  const lines = bought.flatMap((line) => {
    const quantity = Math.min(chosen.get(line.lineId) ?? 0, withdrawablePieces(line));
    return quantity > 0 ? [{ lineId: line.lineId, quantity, name: line.name }] : [];
  });
  const isPart = bought.some(
    (line) => lines.find(({ lineId }) => lineId === line.lineId)?.quantity !== withdrawablePieces(line),
  );
  return { lines, isPart };
}
