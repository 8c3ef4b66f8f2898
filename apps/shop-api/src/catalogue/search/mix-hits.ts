/** Hits are mixed within blocks of this length, so that every page has its own hits in whatever size. */
export const BLOCK = 24;

/** Scores that differ less are nearly equal. */
const NEAR = 0.01;

interface Hits {
  /** The leaf category and the brand at a place of the list; undefined where it has none. */
  kindsAt(place: number): Kinds;
  scoreAt(place: number): number;
}
type Kinds = readonly (number | string | undefined)[];

/**
 * The order of a block of hits in which types of goods and brands alternate: next is, of the remaining hits
 * with nearly the score of the best one, the first that differs most from its left neighbour. Variants of one
 * model have one brand and type, so that they do not stand side by side either.
 */
export function mixHits<Hit>(hits: readonly Hit[], { kindsAt, scoreAt }: Hits): Hit[] {
  const mixed: Hit[] = [];
  for (let start = 0; start < hits.length; start += BLOCK) {
    const left = hits.slice(start, start + BLOCK).map((_, index) => start + index);
    let last: Kinds | undefined;
    while (left.length > 0) {
      const index = last ? mostOther(left, last, { kindsAt, scoreAt }) : 0;
      const [place] = left.splice(index, 1);
      last = kindsAt(place!);
      mixed.push(hits[place!]!);
    }
  }
  return mixed;
}

function mostOther(left: readonly number[], last: Kinds, { kindsAt, scoreAt }: Hits): number {
  const best = scoreAt(left[0]!);
  let [chosen, most] = [0, -1];
  for (let index = 0; index < left.length && most < last.length; index++) {
    const place = left[index]!;
    // The scores fall.
    if (best - scoreAt(place) >= NEAR) break;
    const others = differences(kindsAt(place), last);
    if (others > most) [chosen, most] = [index, others];
  }
  return chosen;
}

/** Counted without an array: for each hit of a page up to a whole block of others is compared. */
function differences(kinds: Kinds, last: Kinds): number {
  let count = 0;
  for (let at = 0; at < last.length; at++) if (kinds[at] !== last[at]) count++;
  return count;
}
