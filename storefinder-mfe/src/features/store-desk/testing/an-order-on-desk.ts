import type { DeskOrder, OrderEvent } from '@fachwerk/shared/contracts';
import { anOrderLine, anOrderView } from '@fachwerk/shared/testing';

type OrderPart = Parameters<typeof anOrderView>[0];
type Marks = Pick<DeskOrder, 'hasUnmatchedWithdrawal'>;
type LinePart = Partial<DeskOrder['lines'][number]> & { name?: string; itemId?: string };

/** An answer of the desk calls: a collection that is not begun, with one line of two pieces. */
export function aDeskOrder({
  order = {},
  events = ['pick'],
  lines = [{}],
  ...marks
}: { order?: OrderPart; events?: OrderEvent[]; lines?: LinePart[] } & Marks = {}): DeskOrder {
  const all = lines.map(({ name = 'Dübel', itemId, ...line }, index) => ({
    name,
    itemId: itemId ?? String(100_401 + index),
    line: {
      lineId: index + 1,
      found: 0,
      open: 2,
      checks: [],
      ean: null,
      aisle: null,
      shelf: null,
      ...line,
    },
  }));
  return {
    order: anOrderView({
      kind: 'collect',
      lines: all.map(({ name, itemId, line }) =>
        anOrderLine({ lineId: line.lineId, name, itemId, quantity: line.open }),
      ),
      ...order,
    }),
    events,
    lines: all.map(({ line }) => line),
    ...marks,
  };
}
