import type { Queryable } from '@fachwerk/database';
import { type LineQuantity, piecesByLine } from '../lifecycle/change-lines';
import { moveOrder, type MoveResult } from '../lifecycle/move-order';
import { lockOrder } from '../lifecycle/order';
import { arrive, dispose, give, newCaseLines, notComing, type Ruled } from './case-rules';
import { atBuyerOf, type By, goodsIn, putOnShelf, refusal } from './change-case';
import { ofOrder } from './create-case';
import { insertCase, writeCase } from './order-case';

const NOT_POSSIBLE = 'deskError.notPossible';

/**
 * A return in one step, as machines report it: the goods have arrived, are on the shelf again, and their
 * price is given back. Its case is ended at once. The stock is locked before the money, as in `moveOrder`.
 */
export async function returnAtOnce(
  tx: Queryable,
  orderId: string,
  lines: readonly LineQuantity[],
  { actor, now, key }: By,
): Promise<MoveResult> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const move = () => moveOrder(tx, orderId, 'return', { actor, key, details: { lines }, now });
  if (await isKnown(tx, orderId, key)) return move();

  const goods = goodsIn(order, lines);
  const cards = lines.filter((line) => !goods.includes(line));
  let after = newCaseLines(piecesByLine(lines));
  if (goods.length > 0) {
    const arrived = checked(arrive(after, goods, await atBuyerOf(tx, order)));
    after = checked(dispose(arrived, goods, 'SHELF'));
  }
  // Nothing comes back of a gift card: the refund blocks it.
  if (cards.length > 0) after = checked(notComing(after, cards));
  after = checked(give(after, lines));
  const pieces = after.map(({ lineId, pieces: quantity }) => ({ lineId, quantity }));
  const stored = await insertCase(tx, {
    ...ofOrder(order),
    kind: 'RETURN',
    wish: 'REFUND',
    text: '',
    receivedAt: now,
    endedAt: now,
    receiptNumber: null,
    lines: after,
  });
  await putOnShelf(tx, order, pieces, `${orderId} ${stored.number} 1`);
  await writeCase(tx, stored, 1, { at: now, event: 'return', actor, details: { lines: pieces } });
  const result = await move();
  if (!result.moved) throw refusal(NOT_POSSIBLE);
  return result;
}

/** The call was made before with this key: `moveOrder` answers it, or refuses the key. */
const isKnown = async (tx: Queryable, orderId: string, key: string | undefined): Promise<boolean> =>
  key !== undefined &&
  (await tx.query(`select 1 from order_event where order_id = $1 and details ->> 'key' = $2`, [orderId, key]))
    .length > 0;

function checked(rule: Ruled) {
  if ('refused' in rule) throw refusal(NOT_POSSIBLE);
  return rule.lines;
}
