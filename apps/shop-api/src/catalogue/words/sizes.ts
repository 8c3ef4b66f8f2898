import { digitsOf, type Quantities, readQuantities } from './quantities';
import type { Unit } from './units';

/** How a query may find a size that a document has in another form. */
export interface OtherForm {
  /** Lexemes that a document has all of. */
  all: readonly string[];
  /** `same`: means the same. `apart`: each side is a value of its own. `loose`: if nothing else is found. */
  closeness: 'same' | 'apart' | 'loose';
}

/**
 * A size in base units. Lexemes: `2500ml`, `5x60mm`, `m8`, `m8x40`; without unit `125` and `5x60`. A number
 * whose unit is written is also stored as `#125` and `#5x60`, for queries without unit. A query with unit
 * never finds these, so that "25 m" is no "25 m²".
 */
export interface Size {
  text: string;
  /** Further lexemes of a document with the weight of the size. */
  also: readonly string[];
  /** Lexemes of its sides and numbers, which weigh less. */
  parts: readonly string[];
  otherForms: readonly OtherForm[];
  /** Position in the text behind the size. */
  end: number;
}

export const readSize = (text: string, at: number): Size | undefined =>
  readMarked(text, at) ??
  readDiameter(text, at) ??
  readCores(text, at) ??
  readMotorOil(text, at) ??
  readPlain(text, at);

function readPlain(text: string, at: number): Size | undefined {
  const read = readQuantities(text, at);
  return read && (read.list.length > 1 ? sidesOf(read) : numberOf(read));
}

const same = (...all: string[]): OtherForm => ({ all, closeness: 'same' });
/** One value of "60 cm" is no 60 x 60 cm. */
const apart = (...all: string[]): OtherForm[] =>
  new Set(all).size === all.length ? [{ all, closeness: 'apart' }] : [];
const loose = (lexeme: string): OtherForm => ({ all: [lexeme], closeness: 'loose' });
const written = (digits: string): string => `#${digits}`;

function numberOf({ list, unit, end }: Quantities): Size {
  const [{ value, digits } = { value: 0, digits: '' }] = list;
  if (!unit) return { text: digits, also: [], parts: [], otherForms: [same(written(digits))], end };
  const text = `${digitsOf(value * unit.factor)}${unit.base}`;
  const isNickname = unit.base === 'er';
  return {
    text: isNickname ? `${digits}stk` : text,
    also: [],
    parts: [written(digits)],
    // "3 m" is no 3: a number without unit may count anything, such as the steps of a ladder.
    otherForms: isNickname ? nicknames(digits) : [],
    end,
  };
}

/** "200er" are 200 pieces; an "8er Dübel" has 8 mm, a "13er Schlüssel" width 13, a "3er Leiste" 3 outlets. */
const nicknames = (digits: string): OtherForm[] =>
  [`${digits}mm`, `sw${digits}`, `p${digits}`, `${digits}fach`, digits].map((lexeme) => loose(lexeme));

function sidesOf(read: Quantities): Size {
  return read.unit ? sidesWithUnit(read, read.unit) : sidesWithoutUnit(read);
}

/** The first two of three sides are asked for as well: "22x95" of "22x95x1000". */
const sizesOf = (sides: readonly string[]): string[] => [
  sides.join('x'),
  ...(sides.length > 2 ? [sides.slice(0, 2).join('x')] : []),
];

function sidesWithoutUnit({ list, end }: Quantities): Size {
  const [text = '', ...begun] = sizesOf(list.map(({ digits }) => digits));
  const digits = list.map((side) => side.digits);
  const inMillimetres = (factor: number) => list.map(({ value }) => digitsOf(value * factor));
  const eachOf = (values: readonly string[]) => values.map((value) => `${value}mm`);
  return {
    text,
    also: [],
    parts: [...digits, ...begun],
    // Thickness and length may be attributes of their own, in mm or cm.
    otherForms: [
      same(written(text)),
      ...turned(digits),
      ...apart(...eachOf(inMillimetres(1))),
      ...apart(...eachOf(inMillimetres(10))),
      loose(`${inMillimetres(10).join('x')}mm`),
    ],
    end,
  };
}

/** A tile of "60x30" is one of 30 x 60 cm. */
function turned(digits: readonly string[]): OtherForm[] {
  const text = [...digits].reverse().join('x');
  if (digits.length !== 2 || text === digits.join('x')) return [];
  return [text, written(text)].map((lexeme) => ({ all: [lexeme], closeness: 'apart' }));
}

/** A first side without unit is a number of pieces: "3 x 1,5 mm²", "2 x 2,5 l". */
const isLength = ({ base }: Unit): boolean => base === 'mm' || base === 'zoll';

function sidesWithUnit({ list, end }: Quantities, unit: Unit): Size {
  const digits = list.map((side) => side.digits);
  const units = list.map((side) => side.unit ?? (isLength(unit) ? unit : undefined));
  const values = list.map(({ value }, index) => digitsOf(value * (units[index]?.factor ?? 1)));
  const measured = values.filter((_, index) => units[index]).map((value) => `${value}${unit.base}`);
  const [text = '', ...begun] = sizesOf(values).map((sides) => `${sides}${unit.base}`);
  const [bare = '', ...bareBegun] = sizesOf(digits);
  return {
    text,
    also: [written(bare)],
    parts: [...measured, ...begun, ...[...digits, ...bareBegun].map(written)],
    otherForms: [same(bare), ...(measured.length === list.length ? apart(...measured) : [])],
    end,
  };
}

/** Words that mean a mark. */
const MARK_WORDS: Readonly<Record<string, string>> = {
  torx: 'tx',
  körnung: 'p',
  koernung: 'p',
  korn: 'p',
  schlüsselweite: 'sw',
  nennweite: 'dn',
};
/** Threads, drives, sockets, norms and classes, written with and without space: "M 8", "TX20", "IP 44". */
const MARK = new RegExp(
  `(${Object.keys(MARK_WORDS).join('|')}|tx|pz|ph|ip|gu|dn|nw|sw|cw|uw|rg|en|din|ral|cat|ffp|rp|[a-wyz])` +
    String.raw`(?:\s?-\s?|\.\s?|\s)?(?=\d)`,
  'y',
);
/** Units that may follow the number of a mark, which they do not change: "M8 mm", "B16 A". */
const OWN_UNITS: Readonly<Record<string, string>> = { m: 'mm', dn: 'mm', nw: 'mm', sw: 'mm', b: 'a', c: 'a' };
/** Threads of pipes are in inches: "G 1/2". */
const PIPE_THREADS = new Set(['g', 'r', 'rp']);
/** Grain sizes of abrasives: a "K 2" is a device. */
const LEAST_GRAIN = 16;

function readMarked(text: string, at: number): Size | undefined {
  MARK.lastIndex = at;
  const found = MARK.exec(text);
  if (!found) return undefined;
  const [before, name = ''] = found;
  const mark = MARK_WORDS[name] ?? name;
  const isPipeThread = PIPE_THREADS.has(mark);
  // "DN 15 1/2 Zoll" is no width of 15 1/2.
  const read = readQuantities(text, at + before.length, isPipeThread);
  if (!read) return undefined;
  const [first, ...others] = read.list;
  if (!first) return undefined;
  if (isPipeThread && others.length === 0 && read.unit?.base === 'zoll') return numberOf(read);
  if (read.unit && read.unit.base !== OWN_UNITS[mark]) return undefined;
  if (others.length > 0) return mark === 'm' ? threadOf(read) : undefined;
  const { digits, value } = first;
  return {
    text: `${mark}${digits}`,
    also: [],
    parts: [written(digits), ...(read.unit?.base === 'a' ? [`${digits}a`] : [])],
    otherForms: otherMarks(mark, digits, value),
    end: read.end,
  };
}

function otherMarks(mark: string, digits: string, value: number): OtherForm[] {
  if (mark === 't') return [same(`tx${digits}`)];
  if (mark === 'tx') return [same(`t${digits}`)];
  if (mark === 'k' && value >= LEAST_GRAIN) return [same(`p${digits}`)];
  if (mark === 'p' && value >= LEAST_GRAIN) return [same(`k${digits}`)];
  if (mark === 'dn') return [same(`nw${digits}`), same(`${digits}mm`)];
  if (mark === 'nw') return [same(`dn${digits}`), same(`${digits}mm`)];
  return [];
}

/** "M8 x 40 mm": thread and length. */
function threadOf({ list, unit, end }: Quantities): Size {
  const [thread, ...lengths] = list.map((side, index) =>
    index === 0 ? side.digits : digitsOf(side.value * ((side.unit ?? unit)?.factor ?? 1)),
  );
  const sides = [`m${thread}`, ...lengths.map((length) => `${length}mm`)];
  return {
    text: `m${[thread, ...lengths].join('x')}`,
    also: [],
    parts: [...sides, ...list.map(({ digits }) => written(digits))],
    otherForms: apart(...sides),
    end,
  };
}

const DIAMETER = /[øØ⌀∅]\s?(?=\d)/y;
const MILLIMETRE: Unit = { base: 'mm', factor: 1 };

/** "Ø 12" are millimetres, unless another unit is written. */
function readDiameter(text: string, at: number): Size | undefined {
  DIAMETER.lastIndex = at;
  const sign = DIAMETER.exec(text)?.[0];
  const read = sign === undefined ? undefined : readQuantities(text, at + sign.length);
  if (!read) return undefined;
  const withUnit = { ...read, unit: read.unit ?? MILLIMETRE };
  return read.list.length > 1 ? sidesOf(withUnit) : numberOf(withUnit);
}

/** Cores and cross-section of a cable with a protective conductor: "3G1,5" is 3 x 1.5 mm². */
const CORES = /(\d{1,2})(?:g| g )(?=\d)/y;
const SQUARE_MILLIMETRE: Unit = { base: 'mm2', factor: 1 };

function readCores(text: string, at: number): Size | undefined {
  CORES.lastIndex = at;
  const [found = '', cores = ''] = CORES.exec(text) ?? [];
  const section = found ? readQuantities(text, at + found.length, false) : undefined;
  if (section?.list.length !== 1 || (section.unit && section.unit.base !== 'mm2')) return undefined;
  const first = { value: Number(cores), digits: digitsOf(Number(cores)) };
  return sidesOf({
    list: [first, ...section.list.map((side) => ({ ...side, unit: SQUARE_MILLIMETRE }))],
    unit: SQUARE_MILLIMETRE,
    end: section.end,
  });
}

/** Viscosity: "5W-30" and "5W30". */
const VISCOSITY = /(\d{1,2}w)-?(\d{2})(?![\p{L}\d])/uy;

function readMotorOil(text: string, at: number): Size | undefined {
  VISCOSITY.lastIndex = at;
  const [found = '', winter = '', summer = ''] = VISCOSITY.exec(text) ?? [];
  if (!found) return undefined;
  return { text: winter + summer, also: [], parts: [], otherForms: [], end: at + found.length };
}
