import type { Queryable } from '@fachwerk/database';
import type { CaseRefund } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../kernel/money/display';
import type { LineQuantity } from '../lifecycle/change-lines';
import { findOrder } from '../lifecycle/order';
import { refuseUsedCards } from '../lifecycle/returned-cards';
import { give } from './case-rules';
import { givable, linesAfter, refusal } from './change-case';
import type { OrderCaseRow } from './order-case';
import { refundAmount } from './refund-amount';

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
  linesAfter(give(lines, pieces));
  const amount = refundAmount(order, pieces);
  if (!amount) throw refusal('caseError.notGiven');
  await refuseUsedCards(db, order, pieces);
  const { totalCents, giftCardCents } = amount;
  return {
    total: displayPrice(totalCents),
    ...(giftCardCents > 0 ? { giftCard: displayPrice(giftCardCents) } : {}),
  };
}
