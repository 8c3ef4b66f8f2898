import type { Point } from './projection';

/** The part of the map that is shown, in its units. */
export interface Frame extends Point {
  width: number;
  height: number;
}

/** All states, with room for marks at the border. */
export const COUNTRY: Frame = { x: -14, y: 8, width: 1040, height: 1380 };

/** About 80 km: nearer, the simplified borders would be seen as such. */
const SMALLEST = 125;
/** Stores that fill more than this have the whole country around them. */
const LARGEST = 560;
/** Room around the stores, as a share of the frame. */
const ROOM = 0.16;

/** A square around the points, or the whole country. */
export function frameOf(points: readonly Point[]): Frame {
  if (points.length === 0) return COUNTRY;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(SMALLEST, Math.max(right - left, bottom - top) / (1 - 2 * ROOM));
  if (size > LARGEST) return COUNTRY;
  return { x: (left + right - size) / 2, y: (top + bottom - size) / 2, width: size, height: size };
}

/** Whether a box with these corners is seen in the frame. */
export const isSeen = (
  { x, y, width, height }: Frame,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean => left < x + width && right > x && top < y + height && bottom > y;
