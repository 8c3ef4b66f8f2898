import type { Queryable } from '@fachwerk/database';
import { deskOf } from '../access/desk-of';
import { type LineQuantity, piecesByLine } from '../lifecycle/change-lines';
import { lockOrder } from '../lifecycle/order';
import { isUntouched, newCaseLine } from './case-rules';
import { type By, isRepeated, keyOf, refusal } from './change-case';
import { cancelHere, thatCanCome, withdrawnPieces, without } from './create-case';
import { markWithdrawalHandled } from './handled-withdrawal';
import { lockCase, type OrderCaseRow, orderOfNumber, removeLines, writeCase } from './order-case';

export interface Match {
  orderNumber: string;
  lines?: readonly LineQuantity[] | undefined;
}

/**
 * The order of a withdrawal and its pieces, as staff finds them. What has not left is cancelled at once, as
 * with a withdrawal of a known order; a case of which nothing is left ends. A mistake is corrected by another
 * match, as long as nothing has happened to the other pieces.
 */
export async function matchCase(
  tx: Queryable,
  caseId: string,
  match: Match,
  by: By,
): Promise<OrderCaseRow | undefined> {
  const orderId = await orderOfNumber(tx, match.orderNumber);
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
  const found = await lockCase(tx, caseId);
  if (!found) return undefined;
  const content = { event: 'match', ...match };
  if (await isRepeated(tx, caseId, by, content)) return found;
  if (found.endedAt !== null) throw refusal('caseError.ended');
  if (!order || order.kind === 'reservation') throw refusal('caseError.noOrder');
  if (found.receiptNumber === null || !isUntouched(found.lines)) throw refusal('caseError.notMatchable');
  const lines = await withdrawnPieces(tx, order, match.lines, caseId);
  if (lines.length === 0) throw refusal('caseError.nothing');
  for (const { lineId, quantity } of match.lines ?? []) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line || quantity > line.pieces) throw refusal('caseError.tooManyPieces');
  }
  const withdrawn = lines.map(({ lineId, pieces }) => ({ lineId, quantity: pieces }));
  const cancelled = await cancelHere(tx, order, withdrawn, by);
  const left = piecesByLine(without(withdrawn, cancelled));
  await removeLines(tx, caseId);
  const { id, number: orderNumber } = order;
  const afterCancel = await lockOrder(tx, id);
  const matched = lines.flatMap((line) => {
    const pieces = left.get(line.lineId);
    return pieces === undefined ? [] : [newCaseLine(line.lineId, pieces, line.isGiftCard)];
  });
  const endedAt = left.size === 0 ? by.now : null;
  const after: OrderCaseRow = {
    ...found,
    orderId: id,
    orderNumber,
    desk: deskOf(order),
    lines: await thatCanCome(tx, afterCancel ?? order, matched, caseId),
    endedAt,
  };
  if (endedAt) await markWithdrawalHandled(tx, found.receiptNumber, { by: by.actor, at: by.now });
  return writeCase(tx, after, found.version + 1, {
    at: by.now,
    event: 'match',
    actor: by.actor,
    key: keyOf(by, caseId, content),
    details: { orderNumber, lines: match.lines ?? null, cancelled, before: found.orderNumber },
  });
}
