/** Modules of the digits 0 to 9 in the left half of an EAN; 1 is a bar. */
const LEFT = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
];
/** The first digit of an EAN-13 is in the parity of the six that follow: G is the right half, reversed. */
const PARITY = [
  ...['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG'],
  ...['LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'],
];
const EDGE = '101';
const MIDDLE = '01010';

const left = (digit: string): string => LEFT[Number(digit)] ?? '';
const right = (digit: string): string => [...left(digit)].map((bit) => (bit === '1' ? '0' : '1')).join('');
const mirrored = (digit: string): string => [...right(digit)].reverse().join('');

/**
 * The modules of an EAN-13 or EAN-8 (ISO/IEC 15420), without the quiet zones. Undefined for other numbers: a
 * GTIN of 14 digits has another symbol, which tills do not read.
 */
export function eanModules(ean: string): string | undefined {
  if (/^\d{8}$/.test(ean)) return symbol([...ean.slice(0, 4)].map(left), ean.slice(4));
  if (!/^\d{13}$/.test(ean)) return undefined;
  const parity = PARITY[Number(ean[0])] ?? '';
  const first = [...ean.slice(1, 7)].map((digit, at) => (parity[at] === 'G' ? mirrored(digit) : left(digit)));
  return symbol(first, ean.slice(7));
}

const symbol = (first: readonly string[], last: string): string =>
  EDGE + first.join('') + MIDDLE + [...last].map(right).join('') + EDGE;

export interface Bar {
  x: number;
  width: number;
}

/** The bars of the modules, from the left. */
export const barsOf = (modules: string): Bar[] =>
  [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => ({ x: index, width: run.length }));
