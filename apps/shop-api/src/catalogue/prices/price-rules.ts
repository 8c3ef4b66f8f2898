import type { PricesInfo } from '@fachwerk/shared/contracts';
import { SHOP_LOCALE } from '@fachwerk/shared/format';
import { DAY_MS } from '@fachwerk/shared/time';
import { displayFine, displayPrice } from '../../kernel/money/display';
import { netCents } from '../../kernel/money/vat-sums';

export interface PricePoint {
  cents: number;
  validFrom: Date;
}

/** A price of one list; null: from then on the list has no price. */
export interface ListPoint {
  cents: number | null;
  validFrom: Date;
}

/**
 * What a visitor paid in the course of time where several lists apply: at every moment the price of the first
 * list that had one. Lists with priority first.
 */
export function effectiveHistory(lists: readonly (readonly ListPoint[])[]): PricePoint[] {
  const [only, ...others] = lists;
  if (only && others.length === 0) return only.filter((point): point is PricePoint => point.cents !== null);
  const sorted = lists.map((points) => [...points].sort(byTime));
  const times = new Set(lists.flat().map(({ validFrom }) => validFrom.getTime()));
  const centsAt = (time: number) =>
    sorted
      .map((points) => points.filter(({ validFrom }) => validFrom.getTime() <= time).at(-1)?.cents ?? null)
      .find((cents) => cents !== null);
  return [...times]
    .sort((a, b) => a - b)
    .flatMap((time) => {
      const cents = centsAt(time);
      return cents === null || cents === undefined ? [] : [{ cents, validFrom: new Date(time) }];
    });
}

const byTime = (a: ListPoint, b: ListPoint) => a.validFrom.getTime() - b.validFrom.getTime();

export const REFERENCE_DAYS = 30;

/**
 * Reference price of a reduction (PAngV §11(1)): the lowest price of the 30 days before it. For several
 * reductions in a row, it is the lowest price before the first one (§11(2)). After 30 days a price is not a
 * reduction any more. `history` may have any order; entries after `now` do not count.
 */
export function lowestPriceBeforeReduction(history: readonly PricePoint[], now: Date): number | undefined {
  const points = steps(history, now);
  const current = points.at(-1);
  if (!current) return undefined;

  let first = points.length - 1;
  while (first > 0 && isCutWithin30Days(points, first, now)) first--;
  const firstCut = points[first + 1];
  if (!firstCut) return undefined;

  const start = firstCut.validFrom.getTime() - REFERENCE_DAYS * DAY_MS;
  const before = points.slice(0, first + 1);
  // A price counts if it was valid at any moment of the 30 days: it may have started long before.
  const valid = before.filter(
    (_, index) => (before[index + 1]?.validFrom ?? firstCut.validFrom).getTime() > start,
  );
  const lowest = Math.min(...valid.map(({ cents }) => cents));
  return lowest > current.cents ? lowest : undefined;
}

function isCutWithin30Days(points: readonly PricePoint[], index: number, now: Date): boolean {
  const [before, after] = [points[index - 1], points[index]];
  if (!before || !after || after.cents >= before.cents) return false;
  return now.getTime() - after.validFrom.getTime() < REFERENCE_DAYS * DAY_MS;
}

/** Sorted by time, without consecutive rows of the same price. */
function steps(history: readonly PricePoint[], now: Date): PricePoint[] {
  return [...history]
    .filter(({ validFrom }) => validFrom.getTime() <= now.getTime())
    .sort(byTime)
    .filter(({ cents }, index, all) => cents !== all[index - 1]?.cents);
}

/** Whole percent, rounded down, so that the saving is never overstated. */
export const savedPercentage = (reference: number, current: number): number =>
  Math.floor(((reference - current) / reference) * 100);

export interface Content {
  amount: number;
  unit: string;
}

/**
 * Unit price (PAngV §4, §5): of 1 kg, 1 l, 1 m, 1 m² or one piece. The law sets no unit for pieces: where a
 * cent is too coarse for one piece, it is the price of 100. Other prices get more decimals. So it is never
 * wrong by more than half a percent and never 0,00. Absent for an empty content.
 */
export function unitPrice(cents: number, content: Content | undefined): PricesInfo['unitPrice'] {
  if (!content || !(content.amount > 0)) return undefined;
  const [amount, unit] = inUnitOfLaw(content);
  const single = cents / amount;
  const perUnits = unit === 'Stück' && decimalsFor(single) > 2 ? 100 : 1;
  const price = single * perUnits;
  const decimals = decimalsFor(price);
  return {
    price: displayFine(price, decimals),
    cents: decimals === 2 ? Math.round(price) : Number(price.toFixed(decimals - 2)),
    unit: `${perUnits} ${unit}`,
  };
}

/** PAngV §5(1) permits no smaller units for packed goods. */
function inUnitOfLaw({ amount, unit }: Content): [amount: number, unit: string] {
  const larger = LARGER_UNITS[unit];
  return larger ? [amount / larger.parts, larger.unit] : [amount, unit];
}
const LARGER_UNITS: Readonly<Record<string, { unit: string; parts: number }>> = {
  g: { unit: 'kg', parts: 1000 },
  ml: { unit: 'l', parts: 1000 },
  cm: { unit: 'm', parts: 100 },
  mm: { unit: 'm', parts: 1000 },
};

const MAX_ERROR = 0.005;
const MAX_DECIMALS = 6;

/** Fewest decimals of euros, at least two, that show these cents exactly enough. */
function decimalsFor(cents: number): number {
  for (let decimals = 2; decimals < MAX_DECIMALS; decimals++) {
    const step = 10 ** (2 - decimals);
    const shown = Math.round(cents / step) * step;
    if (Math.abs(shown - cents) <= cents * MAX_ERROR) return decimals;
  }
  return MAX_DECIMALS;
}

const amountFormat = new Intl.NumberFormat(SHOP_LOCALE, { maximumFractionDigits: 3 });

export interface PricedItem {
  priceCents: number;
  /** The list that the price belongs to. */
  priceList: string;
  /** VAT in basis points. */
  taxRate: number;
  depositCents: number;
  rrpCents?: number | undefined;
  content?: Content | undefined;
  history: readonly PricePoint[];
}

/** Goods in packs of several pieces are counted by the pack: "2 Packungen", not "2 Stück". */
export const soldByOf = (content: Content | undefined): PricesInfo['soldBy'] =>
  content?.unit === 'Stück' && content.amount > 1 ? 'pack' : undefined;

/** The whole price view. A reduction by the shop has priority over the manufacturer's recommended price. */
export function pricesInfo(item: PricedItem, now: Date): PricesInfo {
  const { priceCents, priceList, taxRate, depositCents, rrpCents, content } = item;
  const lowest = lowestPriceBeforeReduction(item.history, now);
  const isRrp = lowest === undefined && rrpCents !== undefined && rrpCents > priceCents;
  const strike = lowest ?? (isRrp ? rrpCents : undefined);
  const perUnit = unitPrice(priceCents, content);
  const soldBy = soldByOf(content);
  return {
    displayPrice: displayPrice(priceCents),
    displayPriceUnit: content ? `${amountFormat.format(content.amount)} ${content.unit}` : 'Stück',
    ...(soldBy && { soldBy }),
    ...(perUnit ? { unitPrice: perUnit } : {}),
    ...(depositCents > 0 ? { deposit: displayPrice(depositCents) } : {}),
    ...(strike !== undefined
      ? { strikePrice: displayPrice(strike), savedPercentage: savedPercentage(strike, priceCents) }
      : {}),
    strikePriceIsRrp: isRrp,
    priceList,
    tax: { rate: taxRate, net: displayPrice(netCents(priceCents, taxRate)) },
  };
}
