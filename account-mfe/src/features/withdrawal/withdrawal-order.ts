import type { OrderView } from '@fachwerk/shared/contracts';
import {
  type LinePieces,
  readWithdrawalLines,
  withdrawablePieces,
  withdrawnLines,
} from '@fachwerk/shared/rules';
import type { WithdrawalValues } from './withdrawal-values';

/** The opened order, as far as a withdrawal needs it. */
export type WithdrawalOrder = Pick<OrderView, 'orderId' | 'number'> & { lines: WithdrawableLine[] };

export type WithdrawableLine = Pick<
  OrderView['lines'][number],
  'lineId' | 'name' | 'quantity' | 'cancelled' | 'returned' | 'withdrawalExclusion'
>;

/** Gifts follow the order. */
export const toWithdrawalOrder = ({ orderId, number, lines }: OrderView): WithdrawalOrder => ({
  orderId,
  number,
  lines: lines
    .filter((line) => !line.freePromotionProduct && withdrawablePieces(line) > 0)
    .map(({ lineId, name, quantity, cancelled, returned, withdrawalExclusion }) => ({
      lineId,
      name,
      quantity,
      cancelled,
      returned,
      ...(withdrawalExclusion === undefined ? {} : { withdrawalExclusion }),
    })),
});

/** What a declaration is about: the contract with this text, or with these lines. */
export type Scope =
  { kind: 'whole' | 'text' } | { kind: 'part' | 'all-lines'; lines: (LinePieces & { name?: string })[] };

export function scopeOf(values: WithdrawalValues, order: WithdrawalOrder | null): Scope {
  if (values.order === '') return { kind: values.text === '' ? 'whole' : 'text' };
  if (order?.orderId !== values.order) return { kind: 'part', lines: readWithdrawalLines(values.lines) };
  const { lines, isPart } = withdrawnLines(order.lines, values.lines);
  return { kind: isPart ? 'part' : 'all-lines', lines };
}
