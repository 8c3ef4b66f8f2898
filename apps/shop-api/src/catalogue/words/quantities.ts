import { readUnit, type Unit } from './units';

/** A number with or without unit, at a position of a text. */
interface Quantity {
  value: number;
  /** As written, without unit: "2,50" is "2p5". */
  digits: string;
  unit?: Unit | undefined;
}

/** One quantity, or the sides of a size: "4x40", "30/50 mm", "0-2 mm", "1 m x 50 cm". */
export interface Quantities {
  list: readonly Quantity[];
  /** Common unit; undefined if none is written. */
  unit: Unit | undefined;
  end: number;
}

/** A decimal point that no tokenizer splits. */
export const digitsOf = (value: number): string => String(Number(value.toFixed(5))).replace('.', 'p');

/** A point before three digits separates thousands in German, and a space before "000". */
const THOUSANDS = /[1-9]\d{0,2}(?:(?:\.\d{3})+(?![\d.])(?:,\d+)?|(?: 000)+(?!\d))/y;
const DECIMAL = /\d+(?:[.,]\d+)?/y;
/** "3/4", "1 1/4", "1-1/4", "1.1/4". Larger numbers before a fraction are sizes of their own. */
const FRACTION = /(?:([1-6])(?:\s?-\s?|\s|\.))?(\d{1,2})\/(\d{1,2})(?![\d/])/y;
const MOST_DIGITS = 12;

const execAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

interface Read {
  quantity: Quantity;
  end: number;
  isFraction?: boolean;
}

function readDecimal(text: string, at: number): Read | undefined {
  const thousands = execAt(THOUSANDS, text, at)?.[0];
  const written = thousands ?? execAt(DECIMAL, text, at)?.[0];
  if (written === undefined) return undefined;
  const plain = (thousands?.replace(/[. ]/g, '') ?? written).replace(',', '.');
  const value = Number(plain);
  // Numbers of articles keep their zeros and all their digits.
  const digits =
    /^\d+$/.test(plain) && (plain.length > MOST_DIGITS || plain.startsWith('0')) ? plain : digitsOf(value);
  return { quantity: { value, digits }, end: at + written.length };
}

/** Fractions of an inch are halved and reduced: "3/4". Other numbers with a slash are sides: "30/50". */
const isInchFraction = (numerator: number, denominator: number): boolean =>
  [2, 4, 8, 16, 32, 64].includes(denominator) && numerator % 2 === 1 && numerator < 2 * denominator;

function readFraction(text: string, at: number): Read | undefined {
  const found = execAt(FRACTION, text, at);
  if (!found) return undefined;
  const [written, whole = '0', top, bottom] = found;
  const [numerator, denominator] = [Number(top), Number(bottom)];
  const end = at + written.length;
  const unit = readUnit(text, end)?.unit;
  // "5/8 mm" is a range of grains.
  if (unit?.base === 'mm' || !isInchFraction(numerator, denominator)) return undefined;
  const value = Number(whole) + numerator / denominator;
  return { quantity: { value, digits: digitsOf(value) }, end, isFraction: true };
}

const TIMES = /\s?[x×✕✖⨯*∗]\s?|\smal\s/y;
const SLASH = /\s?\/\s?(?=\d)/y;
const RANGE = /\s?-\s?(?=\d)|\sbis\s(?=\d)/y;
const MOST_SIDES = 4;
const BOUNDARY = /(?![\p{L}\p{M}\d])/uy;

/** Sides and range with a common unit, the longest that ends before another sign than a letter. */
export const readQuantities = (text: string, at: number, mayBeFraction = true): Quantities | undefined =>
  readSides(text, at, [], mayBeFraction);

function readSides(
  text: string,
  at: number,
  before: readonly Quantity[],
  mayBeFraction = true,
): Quantities | undefined {
  const read = (mayBeFraction ? readFraction(text, at) : undefined) ?? readDecimal(text, at);
  if (!read) return undefined;
  const { unit, end } = readUnit(text, read.end) ?? { unit: undefined, end: read.end };
  const list = [...before, { ...read.quantity, unit }];
  const longer = list.length < MOST_SIDES ? readNext(text, end, list) : undefined;
  if (longer) return longer;
  const [common, ...others] = unitsOf(list);
  if (others.length > 0 || !execAt(BOUNDARY, text, end)) return undefined;
  // A fraction without unit is one of an inch.
  return { list, unit: common ?? (read.isFraction && list.length === 1 ? INCH : undefined), end };
}

function readNext(text: string, end: number, list: readonly Quantity[]): Quantities | undefined {
  for (const [pattern, needsUnit] of [
    [TIMES, false],
    [SLASH, false],
    [RANGE, true],
  ] as const) {
    const between = execAt(pattern, text, end);
    const longer = between && readSides(text, end + between[0].length, list);
    // Without unit, two numbers with a hyphen are no size: "0221-1234".
    if (longer && (!needsUnit || longer.list.at(-1)?.unit)) return longer;
  }
  return undefined;
}

const INCH: Unit = { base: 'zoll', factor: 1 };

const unitsOf = (list: readonly Quantity[]): Unit[] => {
  const units = list.flatMap(({ unit }) => unit ?? []);
  return units.filter(({ base }, index) => units.findIndex((one) => one.base === base) === index);
};
