import { fold } from './fold';

/**
 * `word`: letters, may be stemmed and split. `code`: sizes, numbers with unit, threads; compared literally.
 */
export interface Token {
  kind: 'word' | 'code';
  /** Folded spelling. */
  text: string;
  /** Original spelling in lower case; for corrections. */
  original: string;
  /** Weaker readings of a code: "4x40" also as 4 and 40, "18v" also as 18. */
  parts: readonly string[];
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const units: Record<string, string> = {
  ...{ mm: 'mm', millimeter: 'mm', cm: 'cm', zentimeter: 'cm', m: 'm', meter: 'm', m2: 'm2', qm: 'm2' },
  ...{
    quadratmeter: 'm2',
    m3: 'm3',
    l: 'l',
    liter: 'l',
    ltr: 'l',
    ml: 'ml',
    kg: 'kg',
    kilo: 'kg',
    kilogramm: 'kg',
  },
  ...{
    g: 'g',
    gramm: 'g',
    v: 'v',
    volt: 'v',
    w: 'w',
    watt: 'w',
    kw: 'kw',
    ah: 'ah',
    nm: 'nm',
    bar: 'bar',
    lm: 'lm',
  },
  ...{
    lumen: 'lm',
    k: 'k',
    kelvin: 'k',
    stk: 'stk',
    st: 'stk',
    stuck: 'stk',
    er: 'stk',
    zoll: 'zoll',
    db: 'db',
  },
  ...{ grad: 'grad', teilig: 'teilig', tlg: 'teilig' },
};
const unitNames = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');

const SIZE = new RegExp(`^(${NUMBER})\\s?[x×*]\\s?(${NUMBER})(?:\\s?[x×*]\\s?(${NUMBER}))?`);
const FRACTION = /^(?:(\d+)\s)?(\d+\/\d+)(?:\s?(zoll))?(?![a-z0-9])/;
const MEASURE = new RegExp(`^(${NUMBER})\\s?-?(${unitNames})(?![a-z0-9])`);
/**
 * Threads, drives, sockets and protection classes are written with and without a space: "M 8", "TX20", "IP
 * 44".
 */
const MARKED_NUMBER = /^(m|tx|pz|ph|ip|gu|dn|sw|e|g|p|k|r)\s?(\d+(?:[.,]\d+)?)(?![a-z0-9/])/;
const MIXED = /^[a-z0-9]+/;
const PLAIN_NUMBER = new RegExp(`^${NUMBER}(?![a-z0-9])`);

/**
 * "18,50" -> "18p5": a decimal that no tokenizer splits. A point before three digits separates thousands in
 * German.
 */
function numberText(text: string): string {
  const [whole = '', fraction] = text.split(/[.,]/);
  if (fraction === undefined) return whole;
  if (text.includes('.') && fraction.length === 3) return whole + fraction;
  const short = fraction.replace(/0+$/, '');
  return short ? `${whole}p${short}` : whole;
}

const stopWords = new Set(
  'und oder mit fur der die das den dem des in im aus zum zur zu von vom ein eine einen einem einer bei auf an am ist sich auch so je sowie wie'.split(
    ' ',
  ),
);

export function tokenize(text: string): Token[] {
  const lower = prepare(text);
  const tokens: Token[] = [];
  let rest = lower;
  while (rest) {
    const [token, length] = readToken(rest);
    if (token && !(token.kind === 'word' && stopWords.has(token.text)) && !isBareUnit(token))
      tokens.push(token);
    rest = rest.slice(length).replace(/^[^\p{L}0-9]+/u, '');
  }
  return tokens;
}

const vulgar: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅜': '3/8', '⅛': '1/8' };

const prepare = (text: string): string =>
  text
    .slice(0, 20_000)
    .replace(/[½¼¾⅜⅛]/g, (sign) => ` ${vulgar[sign]} `)
    .normalize('NFC')
    .toLowerCase()
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/(\d)\s?(?:"|″|''|”|“)/g, '$1 zoll')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^[^\p{L}0-9]+/u, '');

const isBareUnit = (token: Token): boolean =>
  token.kind === 'word' && token.text.length < 3 && token.text in units;

function readToken(rest: string): [Token | undefined, number] {
  const size = SIZE.exec(rest);
  if (size) {
    const numbers = size
      .slice(1)
      .filter((part) => part !== undefined)
      .map(numberText);
    return [code(numbers.join('x'), size[0], numbers), size[0].length];
  }
  const fraction = FRACTION.exec(rest);
  if (fraction) {
    const value = `${fraction[1] ? `${fraction[1]}-` : ''}${fraction[2]}`;
    return [code(`${value}zoll`, fraction[0], [value]), fraction[0].length];
  }
  const measure = MEASURE.exec(rest.slice(0, 40));
  if (measure) {
    const value = numberText(measure[1] ?? '');
    return [code(`${value}${units[measure[2] ?? '']}`, measure[0], [value]), measure[0].length];
  }
  const marked = MARKED_NUMBER.exec(rest);
  if (marked) {
    const value = numberText(marked[2] ?? '');
    return [code(`${marked[1]}${value}`, marked[0], [value]), marked[0].length];
  }
  const plain = PLAIN_NUMBER.exec(rest);
  if (plain) return [code(numberText(plain[0]), plain[0], []), plain[0].length];
  const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? '';
  const mixed = MIXED.exec(rest)?.[0] ?? '';
  if (mixed.length > word.length) return [code(fold(mixed), mixed, []), mixed.length];
  const folded = fold(word);
  return [
    folded ? { kind: 'word', text: folded, original: word, parts: [] } : undefined,
    Math.max(1, word.length),
  ];
}

const code = (text: string, original: string, parts: readonly string[]): Token => ({
  kind: 'code',
  text,
  original: original.trim(),
  parts,
});
