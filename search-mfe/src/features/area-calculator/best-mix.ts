import type { CoverPack } from '@fachwerk/shared/contracts';

/** Pieces of one pack, at least 1. */
export interface MixPart {
  pack: CoverPack;
  quantity: number;
}

/** Reached only by contents without a common measure; about a tenth of a second on a phone. */
const MOST_STEPS = 50_000;

/** Contents are stated in thousandths of a square metre. */
const toUnits = (squareMetres: number): number => Math.round(squareMetres * 1000);
/** Rounded first: 21.000000000000004 m² are 21 m². */
const toUnitsAbove = (squareMetres: number): number => Math.ceil(Number((squareMetres * 1000).toFixed(3)));

interface Choice {
  cents: number;
  pieces: number;
  rest: number;
  counts: readonly number[];
}

/** The lower price, then fewer pieces, then less that remains. */
const isBetter = (one: Choice, other: Choice | undefined): boolean =>
  other === undefined || (one.cents - other.cents || one.pieces - other.pieces || one.rest - other.rest) < 0;

/**
 * The cheapest packs that together cover `needed` square metres, largest first; undefined if all that can be
 * ordered is not enough.
 *
 * Packs are tried from the lowest price per square metre. A way is given up as soon as its rest, at the price
 * per square metre of the next pack, costs more than the best choice, or as much for no fewer pieces. Fewer
 * pieces of a pack are tried down to where the more expensive packs could be replaced by it without a rest.
 * After `MOST_STEPS` the best choice so far is taken, which may not be the cheapest.
 */
export function bestMix(packs: readonly CoverPack[], needed: number): MixPart[] | undefined {
  const need = toUnitsAbove(needed);
  const sorted = packs
    .map((pack) => ({ pack, units: toUnits(pack.squareMetres), cents: pack.cents, most: pack.maxQuantity }))
    .filter(({ units, most }) => units > 0 && most > 0)
    // Without division: a price per unit may have no exact binary fraction.
    .sort((a, b) => a.cents * b.units - b.cents * a.units || b.units - a.units);
  let best: Choice | undefined;
  let steps = 0;

  function choose(index: number, left: number, spent: number, counts: readonly number[]): void {
    if (left <= 0) {
      const pieces = counts.reduce((sum, count) => sum + count, 0);
      const choice = { cents: spent, pieces, rest: -left, counts };
      if (isBetter(choice, best)) best = choice;
      return;
    }
    const kind = sorted[index];
    steps += 1;
    if (!kind || (best && steps > MOST_STEPS)) return;
    const highest = Math.min(kind.most, Math.ceil(left / kind.units));
    for (let count = highest; count >= fewest(index, left); count -= 1) {
      const rest = left - count * kind.units;
      const cents = spent + count * kind.cents;
      const next = sorted[index + 1];
      if (best && next && rest > 0) {
        // At least; in cents times units. Packs of the same price by area get smaller.
        const more = (cents - best.cents) * next.units + rest * next.cents;
        const least = counts.reduce((sum, one) => sum + one, count) + Math.ceil(rest / next.units);
        if (more > 0) return;
        if (more === 0 && least - best.pieces >= (best.rest > 0 ? 1 : 0)) continue;
      }
      choose(index + 1, rest, cents, [...counts, count]);
    }
  }

  /**
   * So many pieces of a more expensive pack that their area is a multiple of this one's are replaced by it,
   * unless it has run out.
   */
  function fewest(index: number, left: number): number {
    const kind = sorted[index];
    if (!kind) return 0;
    let others = 0;
    let step = 0;
    for (const { units } of sorted.slice(index + 1)) {
      const same = greatestDivisor(kind.units, units);
      others += (kind.units / same - 1) * units;
      step = Math.max(step, units / same);
    }
    return Math.max(0, Math.min(Math.ceil((left - others) / kind.units), kind.most - step + 1));
  }

  const everything = sorted.reduce((sum, { units, most }) => sum + units * most, 0);
  if (everything < need) return undefined;
  choose(0, need, 0, []);
  return best?.counts
    .flatMap((quantity, index) => {
      const pack = sorted[index]?.pack;
      return pack && quantity > 0 ? [{ pack, quantity }] : [];
    })
    .sort((a, b) => b.pack.squareMetres - a.pack.squareMetres);
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
