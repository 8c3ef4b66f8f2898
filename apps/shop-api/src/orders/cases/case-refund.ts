import type { Queryable } from '@fachwerk/database';
import type { CaseRefund } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../kernel/money/display';
import { changeLines, type LineQuantity } from '../lifecycle/change-lines';
import { findOrder } from '../lifecycle/order';
import { moneyMovesOf } from '../lifecycle/order-money';
import { stepOf } from '../lifecycle/order-states';
import { give } from './case-rules';
import { givable, openMoney, refusal } from './change-case';
import type { OrderCaseRow } from './order-case';

/** What `give` would give back now for these pieces, or for all that are open; refused as it would be. */
export async function caseRefund(
  db: Queryable,
  { orderId, endedAt, lines }: OrderCaseRow,
  asked: readonly LineQuantity[],
): Promise<CaseRefund> {
  if (endedAt !== null) throw refusal('caseError.ended');
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  if (!order) throw refusal('caseError.unmatched');
  const pieces = asked.length > 0 ? asked : givable(order, lines);
  if (pieces.length === 0 && openMoney(lines).length > 0) throw refusal('caseError.notGiven');
  const rule = give(lines, pieces);
  if ('refused' in rule) throw refusal(rule.refused);
  const step = stepOf(order.kind, order.state, 'return');
  const changed = step?.lines && changeLines(step.lines, order, pieces);
  if (!changed) throw refusal('caseError.notGiven');
  const after = { ...order, lines: changed.lines, revised: changed.revised };
  const { giftCardCents, chargeCents } = moneyMovesOf(after);
  return {
    total: displayPrice(giftCardCents + Math.max(0, -chargeCents)),
    ...(giftCardCents > 0 ? { giftCard: displayPrice(giftCardCents) } : {}),
  };
}
