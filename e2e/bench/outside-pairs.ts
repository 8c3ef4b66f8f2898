import { readFileSync } from 'node:fs';
import { printTable } from './markdown';

/** A typed text and what it means, by an author who knows neither the search nor the catalogue. */
export interface OutsidePair {
  class: string;
  typed: string;
  meant: string;
}

export interface JudgedPair {
  pair: OutsidePair;
  /** `unknown`: no product has all words of what is meant, so that the pair does not count. */
  first: 'right' | 'wrong' | 'unknown';
}

/** The goods that a text means are the leaf categories of this many first hits. */
const MEANT = 5;

/** Lines of class, typed and meant, separated by tabs; a head line is allowed. */
export const readPairs = (file: string): OutsidePair[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .flatMap(([pairClass = '', typed = '', meant = '']) =>
      typed && meant && pairClass !== 'class' ? [{ class: pairClass, typed, meant }] : [],
    );

/** The first hit of a typed text is right if it has the leaf category of a first hit of what is meant. */
export async function judgePairs(
  pairs: readonly OutsidePair[],
  url: string,
  leafAt: (productId: string) => string | undefined,
): Promise<JudgedPair[]> {
  const judged: JudgedPair[] = [];
  for (const pair of pairs) {
    const meant = await search(url, pair.meant);
    const isWhole = meant.correctedQuery === undefined && !meant.leftOut?.length;
    if (!isWhole || meant.items.length === 0) {
      judged.push({ pair, first: 'unknown' });
      continue;
    }
    const goods = meant.items.slice(0, MEANT).map(({ productId }) => leafAt(productId));
    const [hit] = (await search(url, pair.typed)).items;
    judged.push({ pair, first: hit && goods.includes(leafAt(hit.productId)) ? 'right' : 'wrong' });
  }
  return judged;
}

interface Found {
  items: { productId: string }[];
  correctedQuery?: string;
  leftOut?: readonly string[];
}

async function search(url: string, query: string): Promise<Found> {
  const response = await fetch(new URL(`/rest/products/?q=${encodeURIComponent(query)}`, url));
  if (!response.ok) throw new Error(`'${query}' answers ${response.status}.`);
  return (await response.json()) as Found;
}

/** One line for each class and half. */
export function outsideTable(halves: Readonly<Record<string, readonly JudgedPair[]>>): void {
  const rows = Object.entries(halves).flatMap(([half, judged]) =>
    [...new Set(judged.map(({ pair }) => pair.class))].map((name) => {
      const own = judged.filter(({ pair }) => pair.class === name);
      const counted = own.filter(({ first }) => first !== 'unknown');
      const right = counted.filter(({ first }) => first === 'right').length;
      return [name, half, own.length, counted.length, (right / Math.max(1, counted.length)).toFixed(3)];
    }),
  );
  printTable('Pairs of another author', ['class', 'half', 'pairs', 'sold', 'first hit right'], rows);
}
