import type { NewOrderAction } from '../action/desk-action';
import { type DeskLine, type OrderOnDesk } from '../shelf/order-on-desk';

/** Found pieces by line; a line without an entry is not decided yet. */
export type Picked = Readonly<Record<number, number>>;

export const markAll = (picked: Picked, { lineId, open }: DeskLine): Picked => ({
  ...picked,
  [lineId]: open,
});

export function setPieces(picked: Picked, { lineId, open }: DeskLine, pieces: number): Picked {
  return { ...picked, [lineId]: Math.min(Math.max(0, pieces), open) };
}

/** A tap on a line that is decided takes the decision back. */
export function unmark(picked: Picked, { lineId }: DeskLine): Picked {
  return Object.fromEntries(Object.entries(picked).filter(([id]) => Number(id) !== lineId));
}

/** What was decided, as far as it is still ordered: pieces may be withdrawn while they are picked. */
export const stillOrdered = (picked: Picked, lines: readonly DeskLine[]): Picked =>
  Object.fromEntries(
    lines.flatMap(({ lineId, open }) => {
      const pieces = picked[lineId];
      return pieces === undefined ? [] : [[lineId, Math.min(pieces, open)]];
    }),
  );

/** Only lines with open pieces are picked. */
export const linesToPick = ({ lines }: OrderOnDesk): DeskLine[] => lines.filter(({ open }) => open > 0);

export const undecided = (lines: readonly DeskLine[], picked: Picked): DeskLine[] =>
  lines.filter(({ lineId }) => picked[lineId] === undefined);

/**
 * What "Fertig" records: the begin of picking where the state still needs it, the found pieces of every line,
 * and that the goods are ready, unless nothing was found.
 */
export function actionsOfPicking(order: OrderOnDesk, picked: Picked): NewOrderAction[] {
  const { orderId, number: orderNumber, events } = order;
  const about = { orderId, orderNumber };
  const lines = linesToPick(order).map(({ lineId }) => ({ lineId, quantity: picked[lineId] ?? 0 }));
  const isAnyFound = lines.some(({ quantity }) => quantity > 0);
  return [
    ...(events.includes('pick') ? [{ ...about, name: 'startPicking' as const }] : []),
    { ...about, name: 'reportFound', json: { lines } },
    ...(isAnyFound && order.kind !== 'delivery' ? [{ ...about, name: 'reportReady' as const }] : []),
  ];
}
