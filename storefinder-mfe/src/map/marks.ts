import type { Point } from './projection';

/** One or several things at a place of the map. */
export interface Mark<Thing> extends Point {
  things: readonly Thing[];
}

/**
 * Things nearer than `gap` share a mark in their middle, so that marks do not overlap. What is `alone`
 * always has its own mark at its place; others leave it by the shortest way.
 */
export function marksOf<Thing extends Point>(
  things: readonly Thing[],
  gap: number,
  alone?: Thing,
): Mark<Thing>[] {
  const place = (mark: Mark<Thing>): Mark<Thing> => (alone ? { ...mark, ...leave(alone, mark, gap) } : mark);
  const marks = things
    .filter((thing) => thing !== alone)
    .map((thing) => place({ x: thing.x, y: thing.y, things: [thing] }));
  for (;;) {
    const pair = nearestPair(marks, gap);
    if (!pair) break;
    const [first, second] = pair;
    marks.splice(second, 1, place(unite(marks[first]!, marks[second]!)));
    marks.splice(first, 1);
  }
  return alone ? [...marks, { x: alone.x, y: alone.y, things: [alone] }] : marks;
}

/** Indices of the two marks that are nearest to each other, if they overlap. */
function nearestPair(marks: readonly Point[], gap: number): [number, number] | undefined {
  let least = gap;
  let pair: [number, number] | undefined;
  for (const [second, one] of marks.entries())
    for (let first = 0; first < second; first += 1) {
      const between = distance(marks[first]!, one);
      if (between < least) [least, pair] = [between, [first, second]];
    }
  return pair;
}

function unite<Thing extends Point>(first: Mark<Thing>, second: Mark<Thing>): Mark<Thing> {
  const things = [...first.things, ...second.things];
  const mean = (of: (thing: Thing) => number) =>
    things.reduce((sum, thing) => sum + of(thing), 0) / things.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), things };
}

/** The nearest point to `point` that is at least `gap` from `centre`; below it from the same place. */
function leave(centre: Point, point: Point, gap: number): Point {
  const between = distance(centre, point);
  if (between >= gap) return { x: point.x, y: point.y };
  const [right, down] =
    between === 0 ? [0, 1] : [(point.x - centre.x) / between, (point.y - centre.y) / between];
  return { x: centre.x + right * gap, y: centre.y + down * gap };
}

/** Not Math.hypot, which takes ten times as long; a map compares a million pairs. */
const distance = (first: Point, second: Point): number =>
  Math.sqrt((first.x - second.x) ** 2 + (first.y - second.y) ** 2);
