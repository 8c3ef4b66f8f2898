import type { StockLine } from '../stock/stock-reservations';
import type { OrderLine } from './order';
import { openPieces } from './order-money';
import type { LineChange } from './order-states';

export interface LineQuantity {
  lineId: number;
  quantity: number;
}

export interface ChangedLines {
  lines: readonly OrderLine[];
  /** Goods that are available again, that left, and that came back. */
  released: readonly StockLine[];
  handedOver: readonly StockLine[];
  returned: readonly StockLine[];
  hasMissing: boolean;
}

/** The lines after a step; undefined if it asks for more pieces than there are, or changes nothing. */
export function changeLines(
  change: LineChange,
  lines: readonly OrderLine[],
  asked: readonly LineQuantity[] | undefined,
): ChangedLines | undefined {
  const quantities = new Map<number, number>();
  for (const { lineId, quantity } of asked ?? [])
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  if ([...quantities.keys()].some((lineId) => !lines.some((line) => line.lineId === lineId)))
    return undefined;

  const changed: OrderLine[] = [];
  for (const line of lines) {
    const one = CHANGES[change](line, asked ? (quantities.get(line.lineId) ?? 0) : undefined);
    if (!one) return undefined;
    changed.push({ ...line, ...one });
  }
  const difference = (field: 'cancelled' | 'handedOver' | 'returned') =>
    changed.flatMap((line, index): StockLine[] => {
      const quantity = line[field] - (lines[index]?.[field] ?? 0);
      return quantity > 0 && line.locationId !== null
        ? [{ itemId: line.itemId, locationId: line.locationId, quantity }]
        : [];
    });
  const isChanged = changed.some((line, index) =>
    FIELDS.some((field) => line[field] !== lines[index]?.[field]),
  );
  if (!isChanged) return undefined;
  const released = difference('cancelled');
  return {
    ...{ lines: changed, released, handedOver: difference('handedOver'), returned: difference('returned') },
    hasMissing: change === 'find' && released.length > 0,
  };
}

const FIELDS = ['cancelled', 'found', 'handedOver', 'returned'] as const;
type Change = Partial<Pick<OrderLine, (typeof FIELDS)[number]>>;

const isGiftCard = ({ locationId }: OrderLine): boolean => locationId === null;

/** `asked` is undefined if the step concerns all pieces. Undefined: there are fewer pieces. */
const CHANGES: Record<LineChange, (line: OrderLine, asked: number | undefined) => Change | undefined> = {
  'cancel-open': (line) => ({ cancelled: line.cancelled + openPieces(line) }),
  'cancel-lines': (line, asked = 0) =>
    asked <= openPieces(line) ? { cancelled: line.cancelled + asked } : undefined,
  find(line, asked = openPieces(line)) {
    if (isGiftCard(line)) return {};
    const found = Math.min(asked, openPieces(line));
    return { found: line.handedOver + found, cancelled: line.cancelled + openPieces(line) - found };
  },
  'hand-over'(line, asked = isGiftCard(line) ? 0 : openPieces(line)) {
    if (asked > openPieces(line) || (asked > 0 && isGiftCard(line))) return undefined;
    return { handedOver: line.handedOver + asked };
  },
  collect(line, asked = openPieces(line)) {
    if (isGiftCard(line)) return {};
    if (asked > openPieces(line)) return undefined;
    return {
      handedOver: line.handedOver + asked,
      cancelled: line.cancelled + openPieces(line) - asked,
    };
  },
  /** A gift card does not come back: it is valid as long as nobody blocks it. */
  return(line, asked = isGiftCard(line) ? 0 : line.handedOver - line.returned) {
    if (asked > line.handedOver - line.returned || (asked > 0 && isGiftCard(line))) return undefined;
    return { returned: line.returned + asked };
  },
  issue: (line) => (isGiftCard(line) ? { handedOver: line.handedOver + openPieces(line) } : {}),
};
