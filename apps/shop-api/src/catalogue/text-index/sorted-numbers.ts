/** Operations on ascending lists of product numbers. */

/** Above this ratio of lengths, a binary search for each element of the short list is faster than a merge. */
const SEARCH_RATIO = 16;

export function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const found = new Uint32Array(short.length);
  let count = 0;
  let at = 0;
  const isSearched = long.length > short.length * SEARCH_RATIO;
  for (const value of short) {
    if (isSearched) at = firstNotBelow(long, value, at);
    else while (at < long.length && (long[at] as number) < value) at++;
    if (at >= long.length) break;
    if (long[at] === value) found[count++] = value;
  }
  return found.subarray(0, count);
}

export function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const found = new Uint32Array(a.length + b.length);
  let count = 0;
  let atA = 0;
  let atB = 0;
  while (atA < a.length && atB < b.length) {
    const [fromA, fromB] = [a[atA] as number, b[atB] as number];
    found[count++] = fromA <= fromB ? fromA : fromB;
    if (fromA <= fromB) atA++;
    if (fromB <= fromA) atB++;
  }
  while (atA < a.length) found[count++] = a[atA++] as number;
  while (atB < b.length) found[count++] = b[atB++] as number;
  return found.subarray(0, count);
}

function firstNotBelow(list: Uint32Array, value: number, from: number): number {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first `count` elements by an order, without sorting the rest. */
export function firstBy(
  list: Uint32Array,
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  const best: number[] = [];
  for (const value of list) {
    if (best.length === count && compare(value, best[count - 1] as number) >= 0) continue;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(value, best[middle] as number) < 0) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, value);
    if (best.length > count) best.pop();
  }
  return best;
}
