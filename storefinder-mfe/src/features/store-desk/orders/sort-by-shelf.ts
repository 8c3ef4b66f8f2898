import type { DeskLine } from '../shelf/order-on-desk';

/** The way through the store: aisle, shelf, name; items without a place come last. */
export const sortByShelf = (lines: readonly DeskLine[]): DeskLine[] =>
  [...lines].sort(
    (a, b) =>
      byNumber(a.aisle, b.aisle) ||
      byNumber(a.shelf, b.shelf) ||
      a.name.localeCompare(b.name, 'de') ||
      a.lineId - b.lineId,
  );

const LAST = Number.MAX_SAFE_INTEGER;
const byNumber = (a: number | null, b: number | null): number => (a ?? LAST) - (b ?? LAST);
