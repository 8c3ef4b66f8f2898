import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { printTable } from './markdown';

/** A typed text and what it means, by an author who knows neither the search nor the catalogue. */
export interface OutsidePair {
  class: string;
  typed: string;
  meant: string;
  /** A pattern that the name of what is meant matches. */
  accepted?: RegExp | undefined;
}

export interface JudgedPair {
  pair: OutsidePair;
  /** `unknown`: no product has all words of what is meant, so that the pair does not count. */
  first: 'right' | 'wrong' | 'unknown';
  /** By the name of the first hit; `unknown` also if no first hit of what is meant matches the pattern. */
  named: 'right' | 'wrong' | 'unknown';
}

/** The goods that a text means are the leaf categories of this many first hits. */
const MEANT = 5;

/** Lines of class, typed, meant and a pattern of names, separated by tabs; the pattern may be absent. */
export const readPairs = (file: string): OutsidePair[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .flatMap(([pairClass = '', typed = '', meant = '', accepted]) =>
      typed && meant && pairClass !== 'class'
        ? [{ class: pairClass, typed, meant, accepted: accepted ? new RegExp(accepted, 'i') : undefined }]
        : [],
    );

/** Only the open half may be read when rules are changed; the other one is the proof. */
export const halfOf = ({ typed }: OutsidePair): 'open' | 'kept' =>
  createHash('sha256').update(typed).digest()[0]! % 2 === 0 ? 'open' : 'kept';

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
      judged.push({ pair, first: 'unknown', named: 'unknown' });
      continue;
    }
    const best = meant.items.slice(0, MEANT);
    const goods = best.map(({ productId }) => leafAt(productId));
    const [hit] = (await search(url, pair.typed)).items;
    const isNamed = (name?: string) => name !== undefined && pair.accepted?.test(name) === true;
    const isSold = best.some(({ name }) => isNamed(name));
    judged.push({
      pair,
      first: hit && goods.includes(leafAt(hit.productId)) ? 'right' : 'wrong',
      named: isSold ? (isNamed(hit?.name) ? 'right' : 'wrong') : 'unknown',
    });
  }
  return judged;
}

interface Found {
  items: { productId: string; name: string }[];
  correctedQuery?: string;
  leftOut?: readonly string[];
}

async function search(url: string, query: string): Promise<Found> {
  const response = await fetch(new URL(`/rest/products/?q=${encodeURIComponent(query)}`, url));
  if (!response.ok) throw new Error(`'${query}' answers ${response.status}.`);
  return (await response.json()) as Found;
}

/** One line for each class and half. */
export function outsideTable(title: string, halves: Readonly<Record<string, readonly JudgedPair[]>>): void {
  const rows = Object.entries(halves).flatMap(([half, judged]) =>
    [...new Set(judged.map(({ pair }) => pair.class))].map((name) => {
      const own = judged.filter(({ pair }) => pair.class === name);
      const of = (key: 'first' | 'named') => {
        const counted = own.filter((one) => one[key] !== 'unknown');
        const right = counted.filter((one) => one[key] === 'right').length;
        return [counted.length, counted.length === 0 ? '' : (right / counted.length).toFixed(3)];
      };
      return [name, half, own.length, ...of('first'), ...of('named')];
    }),
  );
  printTable(title, ['class', 'half', 'pairs', 'sold', 'first hit right', 'named', 'right by name'], rows);
}
