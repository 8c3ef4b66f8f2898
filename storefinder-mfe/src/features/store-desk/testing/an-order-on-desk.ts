import type { DeskOrder, OrderEvent } from '@fachwerk/shared/contracts';
import { anOrderLine, anOrderView } from '@fachwerk/shared/testing';

type OrderPart = Parameters<typeof anOrderView>[0];
type LinePart = Partial<DeskOrder['lines'][number]> & { name?: string; itemId?: string };

/** An answer of the desk calls: a collection that is not begun, with one line of two pieces. */
export function aDeskOrder({
  order = {},
  events = ['pick'],
  lines = [{}],
}: { order?: OrderPart; events?: OrderEvent[]; lines?: LinePart[] } = {}): DeskOrder {
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
  };
}
