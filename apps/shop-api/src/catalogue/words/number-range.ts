/** Both ends belong to it. */
export interface NumberRange {
  from: number;
  to: number;
}

const NUMBER = String.raw`(\d{1,9}(?:\.\d{1,3})?)`;
const RANGE = new RegExp(`^(?:${NUMBER}-${NUMBER}|ab-${NUMBER}|bis-${NUMBER})$`);

/** Reads "10-25", "ab-10" and "bis-25"; undefined for other texts and if it ends before it begins. */
export function readRange(text: string): NumberRange | undefined {
  const found = RANGE.exec(text);
  if (!found) return undefined;
  const [, first, second, least, most] = found;
  const from = Number(first ?? least ?? -Infinity);
  const to = Number(second ?? most ?? Infinity);
  return from <= to ? { from, to } : undefined;
}

/** The range with one number for each end, e.g. euros as cents. */
export const mapRange = ({ from, to }: NumberRange, change: (end: number) => number): NumberRange => ({
  from: change(from),
  to: change(to),
});

/** NaN is in no range. */
export const isWithin = (number: number, { from, to }: NumberRange): boolean =>
  number >= from && number <= to;
