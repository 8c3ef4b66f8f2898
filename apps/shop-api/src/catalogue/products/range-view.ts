import type { Facet } from '@fachwerk/shared/contracts';
import { formatNumber, SHOP_LOCALE } from '@fachwerk/shared/format';
import type { NumberRange } from '../words/number-range';

interface RangeFacet {
  id: string;
  label: string;
  unit: string;
  stops: readonly number[];
  /** The chosen range. */
  range: NumberRange | undefined;
  /** Chosen single values. */
  values: Facet['values'];
  /** Number of products of the list. */
  total: number;
}

/** A facet with a slider, and the chosen range as its value. */
export function rangeView({ id, label, unit, stops, range, values, total }: RangeFacet): Facet {
  const { from = -Infinity, to = Infinity } = range ?? {};
  return {
    id,
    label,
    type: 'range',
    values: range
      ? [{ value: writeRange(range), label: rangeLabel(range, unit), count: total, selected: true }]
      : values,
    range: {
      unit,
      stops: [...stops],
      ...(from > -Infinity && { from }),
      ...(to < Infinity && { to }),
    },
  };
}

/** The form that `readRange` reads. */
function writeRange({ from, to }: NumberRange): string {
  if (from === -Infinity) return `bis-${to}`;
  return to === Infinity ? `ab-${from}` : `${from}-${to}`;
}

function rangeLabel({ from, to }: NumberRange, unit: string): string {
  const label = (number: number) => `${formatNumber(number, SHOP_LOCALE, 3)} ${unit}`.trim();
  if (from === -Infinity) return `bis ${label(to)}`;
  if (to === Infinity) return `ab ${label(from)}`;
  return from === to ? label(from) : `${formatNumber(from, SHOP_LOCALE, 3)} bis ${label(to)}`;
}

/** 0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, ... 100,000 */
const PRICE_STEPS = [
  ...[0, 1, 2, 3, 4, 5, 6, 8],
  ...[10, 100, 1000, 10_000].flatMap((power) =>
    [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((one) => one * power),
  ),
  100_000,
];

/** Round prices in euros that include the lowest and the highest price in cents. */
export function priceStops(prices: NumberRange | undefined): number[] {
  if (!prices) return [];
  const first = PRICE_STEPS.findLastIndex((step) => step * 100 <= prices.from);
  const last = PRICE_STEPS.findIndex((step) => step * 100 >= prices.to);
  return PRICE_STEPS.slice(first, last < 0 ? undefined : last + 1);
}
