import type { Coverage, CoverPack } from '@fachwerk/shared/contracts';
import { readNumber } from '../product-list/range-value';
import { bestMix, type MixPart } from './best-mix';

/** Largest area of one calculation; a larger one is almost certainly mistyped. */
export const MAX_SQUARE_METRES = 10_000;
/** Largest side of a room. */
export const MAX_METRES = 1000;

/**
 * Waste by pattern, in percent of the area: pieces that are cut off and fit nowhere else. In straight rows,
 * the rest of a row begins the next one. Diagonal rows are cut at an angle at both ends, so that few rests
 * fit. Herringbone has short pieces with such cuts at all four walls. Goods that are not cut need none.
 * These are the usual recommendations of manufacturers of tiles, laminate and parquet.
 */
export const WASTE_PERCENT = { straight: 5, diagonal: 10, herringbone: 15, none: 0 } as const;
export type Pattern = keyof typeof WASTE_PERCENT;
export const PATTERNS = Object.keys(WASTE_PERCENT) as Pattern[];

/** Paint has no waste; a second coat needs the same amount again. */
export const COATS = [1, 2] as const;

/** Reads "12,5", "12.5", "1.250 m²" and "4 m" as metres or square metres; undefined for other texts. */
export const readMetres = (text: string, locale?: string): number | undefined =>
  readNumber(text.replace(/\s*(m²|m2|sqm|qm|m)\s*$/i, ''), locale);

/** The item of the calculation. */
export interface AreaGoods {
  itemId: string;
  name: string;
  coverage: Coverage;
  /** Content of a piece, e.g. "2,47 m²". */
  content: string;
  /** Price of a piece. */
  cents: number;
  maxQuantity: number;
  /** The packs to choose from; without them, the item is the only one. */
  packs?: CoverPack[];
}

export interface AreaNeed {
  /** Square metres, greater than 0. */
  area: number;
  wastePercent: number;
  coats: number;
}

export interface AreaQuantity {
  /** Packs to buy; of the item alone, if all that can be ordered is not enough. */
  parts: readonly MixPart[];
  /** Square metres with waste and coats, those that the packs cover, and those that remain. */
  needed: number;
  covered: number;
  rest: number;
  totalCents: number;
  /** Total price by square metre of the area itself. */
  centsPerSquareMetre: number;
  /** What the item alone would need, if its packs cost more. */
  alone?: { quantity: number; savedCents: number };
}

/** The cheapest packs for an area. */
export function areaQuantity({ area, wastePercent, coats }: AreaNeed, goods: AreaGoods): AreaQuantity {
  const needed = exact((area * coats * (100 + wastePercent)) / 100);
  const own = ownPack(goods);
  // Rounded before: 0.3 / 0.1 is 2.9999999999999996, and 0.1 * 3 / 0.1 is 3.0000000000000004.
  const quantity = Math.max(1, Math.ceil(exact(needed / own.squareMetres)));
  const parts = bestMix(goods.packs ?? [own], needed) ?? [{ pack: own, quantity }];
  const covered = exact(sumOf(parts, (pack) => pack.squareMetres));
  const totalCents = sumOf(parts, (pack) => pack.cents);
  const savedCents = quantity * own.cents - totalCents;
  return {
    parts,
    needed,
    covered,
    totalCents,
    rest: Math.max(0, exact(covered - needed)),
    centsPerSquareMetre: Math.round(totalCents / area),
    ...(savedCents > 0 && { alone: { quantity, savedCents } }),
  };
}

function ownPack({ itemId, content, coverage, cents, maxQuantity }: AreaGoods): CoverPack {
  return { itemId, content, squareMetres: coverage.squareMetres, cents, maxQuantity };
}

const sumOf = (parts: readonly MixPart[], of: (pack: CoverPack) => number): number =>
  parts.reduce((sum, { pack, quantity }) => sum + quantity * of(pack), 0);

/** Without the error of binary fractions: a millionth of a square metre is no difference. */
const exact = (value: number) => Number(value.toFixed(6));
