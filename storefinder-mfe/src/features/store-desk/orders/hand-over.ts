import type { NewOrderAction } from '../action/desk-action';
import type { DeskLine, OrderOnDesk } from '../shelf/order-on-desk';
import { linesToPick, type Picked } from './picked';

const piecesOf = ({ lineId, open }: DeskLine, pieces: Picked): number => pieces[lineId] ?? open;

/** What the person has to check for the lines that are handed out. */
export function checksOf(lines: readonly DeskLine[], pieces: Picked): ('AGE' | 'REPORTABLE')[] {
  const given = lines.filter((line) => piecesOf(line, pieces) > 0);
  return (['AGE', 'REPORTABLE'] as const).filter((check) =>
    given.some(({ checks }) => checks.includes(check)),
  );
}

/**
 * Without `pieces` everything is handed out; undefined if nothing is. The pieces are named, so that a late
 * report is not taken for those that are left after a withdrawal.
 */
export function handOverAction(
  order: OrderOnDesk,
  typed: string,
  pieces: Picked = {},
): NewOrderAction | undefined {
  const { orderId, number: orderNumber } = order;
  const code = typed.replace(/\s/g, '').toUpperCase();
  const given = linesToPick(order).filter((line) => piecesOf(line, pieces) > 0);
  const lines = given.map((line) => ({ lineId: line.lineId, quantity: piecesOf(line, pieces) }));
  const itemIds = given.map(({ itemId }) => itemId);
  return lines.length > 0
    ? { name: 'handOver', orderId, orderNumber, itemIds, json: { code, lines } }
    : undefined;
}
