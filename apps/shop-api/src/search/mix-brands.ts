/** Hits are mixed within blocks of this length, so that every page has its own hits in whatever size. */
export const BLOCK = 24;

/** Scores that differ less are nearly equal. */
const NEAR = 0.01;

interface Hits {
  /** The brand at a place of the list; undefined if it has none. */
  brandAt(place: number): number | string | undefined;
  scoreAt(place: number): number;
}

/**
 * The order of a block of hits in which brands alternate: next is the best remaining hit, unless its left
 * neighbour has the same brand; then the best one of another brand whose score is nearly equal, if there is
 * one. Variants of one model have one brand, so that they do not stand side by side either.
 */
export function mixBrands<Hit>(hits: readonly Hit[], { brandAt, scoreAt }: Hits): Hit[] {
  const mixed: Hit[] = [];
  for (let start = 0; start < hits.length; start += BLOCK) {
    const left = hits.slice(start, start + BLOCK).map((_, index) => start + index);
    let last: number | string | undefined;
    while (left.length > 0) {
      const best = left[0]!;
      const other = left.findIndex(
        (place) => brandAt(place) !== last && scoreAt(best) - scoreAt(place) < NEAR,
      );
      const [place] = left.splice(last === undefined ? 0 : Math.max(0, other), 1);
      last = brandAt(place!);
      mixed.push(hits[place!]!);
    }
  }
  return mixed;
}
