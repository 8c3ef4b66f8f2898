import { fold } from '../../kernel/text/fold';
import { type OtherForm, readSize } from './sizes';
import { isUnitName } from './units';

/**
 * `word`: letters, may be stemmed and split. `code`: sizes, numbers with unit, threads; compared literally.
 */
export interface Token {
  kind: 'word' | 'code';
  /** Folded spelling. */
  text: string;
  /** Original spelling in lower case; for corrections. */
  original: string;
  /** Weaker lexemes of a code in a document: "4x40" also as 4 and 40. */
  parts: readonly string[];
  /** Further lexemes of a code in a document, with its weight. */
  also?: readonly string[];
  /** Other forms in which a query finds a code. */
  otherForms?: readonly OtherForm[];
}

export const wordToken = (text: string): Token => ({ kind: 'word', text, original: text, parts: [] });

const stopWords = new Set(
  'und oder mit fur der die das den dem des in im aus zum zur zu von vom ein eine einen einem einer bei auf an am ist sich auch so je sowie wie'.split(
    ' ',
  ),
);

export function tokenize(text: string): Token[] {
  const prepared = prepare(text);
  const tokens: Token[] = [];
  for (let at = nextStart(prepared, 0); at < prepared.length;) {
    const [token, end] = readToken(prepared, at);
    if (token && !(token.kind === 'word' && isDropped(token.text))) tokens.push(token);
    at = nextStart(prepared, end);
  }
  return tokens;
}

const START = /[\p{L}\d⌀∅]/gu;
function nextStart(text: string, from: number): number {
  START.lastIndex = from;
  return START.exec(text)?.index ?? text.length;
}

/** A unit without number, and "x" between two sizes, name nothing. */
const isDropped = (word: string): boolean =>
  stopWords.has(word) || word === 'x' || (word.length < 3 && isUnitName(word));

const LONGEST_TEXT = 20_000;

/** "dreiviertel Zoll", "halber Liter", "Halbzoll". */
const FRACTION_WORDS =
  /(?<!\p{L})(dreiviertel|viertel|halb(?:e[nrs]?)?)[\s-]?(?=(?:zoll|liter|meter|kilo)(?!\p{L}))/gu;
const FRACTIONS: Readonly<Record<string, string>> = { viertel: '1/4 ', dreiviertel: '3/4 ' };

/** One spelling for signs of numbers, fractions and units. */
const prepare = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    // Invisible signs: hyphenation of content management systems, marks of encodings.
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/(\d)[\u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g, '$1')
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .replace(/[º˚]/g, '°')
    .replace(/[´`‘’′]/g, "'")
    .replace(/[“”„‟″]|''/g, '"')
    .replace(/[™®©]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[⁄∕]/g, '/')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(FRACTION_WORDS, (_, word: string) => (word.startsWith('halb') ? '1/2 ' : FRACTIONS[word]!))
    // A quoted phrase is no number of inches.
    .replace(/(?<!\d\s?)"([^"]*)"/g, ' $1 ')
    .replace(/(?<=\d\s?)"/g, ' zoll ')
    .replace(/\s+/g, ' ');

const squareOrCubic = (digit: string): string => (digit === '2' ? '²' : '³');

const MIXED = /[a-z0-9]+/y;
const WORD = /[\p{L}\p{M}]+/uy;
const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

function readToken(text: string, at: number): [token: Token | undefined, end: number] {
  const size = readSize(text, at);
  if (size) {
    const { text: code, also, parts, otherForms, end } = size;
    const original = text
      .slice(at, end)
      .trim()
      .replace(/(?<=\d.*m)[23]$/, squareOrCubic);
    return [{ kind: 'code', text: code, original, also, parts, otherForms }, end];
  }
  const word = matchAt(WORD, text, at);
  const mixed = matchAt(MIXED, text, at);
  if (mixed.length > word.length)
    return [{ kind: 'code', text: fold(mixed), original: mixed, parts: [] }, at + mixed.length];
  const folded = fold(word);
  const token: Token | undefined = folded
    ? { kind: 'word', text: folded, original: word, parts: [] }
    : undefined;
  return [token, at + Math.max(1, word.length)];
}
