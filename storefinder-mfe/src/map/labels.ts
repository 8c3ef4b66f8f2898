import type { Point } from './projection';

/** A name beside a mark, relative to its middle. */
export interface Label extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface Labelled extends Point {
  /** Nothing: the mark only takes its room. */
  text: string | undefined;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width of a letter on average; a label is a little narrower than that. */
const LETTER = 8.2;
const HALF_LINE = 9;
const ROOM_OF_MARK = 15;

/** To the right of the mark if there is room, else on another side; none where it would cover something. */
export function labelsOf(marks: readonly Labelled[], size: { width: number; height: number }) {
  const taken = marks.map((mark) => boxAround(mark, ROOM_OF_MARK, ROOM_OF_MARK));
  return marks.map((mark, index): Label | undefined => {
    const { text } = mark;
    if (!text) return undefined;
    const others = taken.filter((_box, at) => at !== index);
    for (const [anchor, x, y] of SIDES) {
      const box = boxOf({ x: mark.x + x, y: mark.y + y }, text.length * LETTER, anchor);
      if (!isInside(box, size) || others.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return { text, anchor, x, y };
    }
    return undefined;
  });
}

const SIDES = [
  ['start', 13, 0],
  ['end', -13, 0],
  ['middle', 0, 22],
  ['middle', 0, -22],
] as const;

/** Without the words that all of them begin with, e.g. the name of the chain. */
export function shortNames(names: readonly string[]): string[] {
  if (names.length < 2) return [...names];
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  let shared = 0;
  while (words.every((one) => one.length > shared + 1 && one[shared] === first[shared])) shared += 1;
  return words.map((one) => one.slice(shared).join(' '));
}

const boxAround = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

function boxOf({ x, y }: Point, width: number, anchor: Label['anchor']): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE };
}

const isInside = ({ left, right, top, bottom }: Box, { width, height }: { width: number; height: number }) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
