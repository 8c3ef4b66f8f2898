import type { TextIndex } from './indexed-catalogue';
import { IN_TEXTS, POINTS } from './points';
import type { Reading, TextQuery } from './search-query';

/** What a query finds. */
export interface TextMatch {
  /** Number of products. */
  total: number;
  /** The score of the product that matches best; 0 if there is none. */
  best: number;
}

/** Products, ascending, and how well a text matches each of them. */
interface Scored {
  products: Uint32Array;
  scores: Float32Array;
}
export type TextHits = Scored & TextMatch;

const NONE: Scored = { products: new Uint32Array(0), scores: new Float32Array(0) };

/** The products that match every word, with the mean of the best reading of each word. */
export function matchText(texts: TextIndex, query: TextQuery): TextHits {
  const [first, ...others] = query
    .map((readings) => matchWord(texts, readings))
    .sort((a, b) => a.products.length - b.products.length);
  const { products, scores: sums } = others.reduce(
    (found, word) => inBoth(found, word, (a, b) => a + b),
    first ?? NONE,
  );
  const scores = sums.map((sum) => sum / query.length);
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  return { products, scores, total: products.length, best };
}

/** The products that match a reading, with the score of the best one. */
function matchWord(texts: TextIndex, readings: readonly Reading[]): Scored {
  return readings
    .flatMap((reading) => matchReading(texts, reading))
    .filter(({ products }) => products.length > 0)
    .sort((a, b) => a.products.length - b.products.length)
    .reduce(inEither, NONE);
}

function matchReading(texts: TextIndex, reading: Reading): Scored[] {
  const match = (lexeme: string, least = reading.least) => matchLexeme(texts, lexeme, reading.factor, least);
  if ('prefix' in reading) return texts.lexemesFrom(reading.prefix).map((lexeme) => match(lexeme));
  const last = reading.all.at(-1);
  if (last === undefined || reading.all.some((lexeme) => texts.products(lexeme).length === 0)) return [];
  const { least = IN_TEXTS, leastOfLast = least } = reading;
  return [
    reading.all
      .slice(0, -1)
      .reduce(
        (found, lexeme) => inBoth(found, match(lexeme), Math.min),
        match(last, Math.max(least, leastOfLast)),
      ),
  ];
}

function matchLexeme(texts: TextIndex, lexeme: string, factor: number, least = IN_TEXTS): Scored {
  const points = POINTS.map((value) => value * factor);
  const [all, weights] = [texts.products(lexeme), texts.weights(lexeme)];
  const scores = new Float32Array(weights.length);
  if (least === IN_TEXTS) {
    for (let at = 0; at < weights.length; at++) scores[at] = points[weights[at]!]!;
    return { products: all, scores };
  }
  const products = new Uint32Array(weights.length);
  let count = 0;
  for (let at = 0; at < weights.length; at++) {
    if (weights[at]! < least) continue;
    products[count] = all[at]!;
    scores[count++] = points[weights[at]!]!;
  }
  return { products: products.subarray(0, count), scores: scores.subarray(0, count) };
}

function inBoth(a: Scored, b: Scored, combine: (a: number, b: number) => number): Scored {
  if (a.products.length > b.products.length) return inBoth(b, a, combine);
  const products = new Uint32Array(a.products.length);
  const scores = new Float32Array(a.products.length);
  let [count, atB] = [0, 0];
  for (let atA = 0; atA < a.products.length; atA++) {
    const product = a.products[atA]!;
    atB = firstNotBelow(b.products, product, atB);
    if (b.products[atB] !== product) continue;
    products[count] = product;
    scores[count++] = combine(a.scores[atA]!, b.scores[atB]!);
  }
  return { products: products.subarray(0, count), scores: scores.subarray(0, count) };
}

/** Doubles its steps and halves them again: short lists skip most of a long one. */
function firstNotBelow(list: Uint32Array, value: number, from: number): number {
  let step = 1;
  let high = from;
  while (high < list.length && list[high]! < value) {
    from = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, list.length);
  while (from < high) {
    const middle = (from + high) >>> 1;
    if (list[middle]! < value) from = middle + 1;
    else high = middle;
  }
  return from;
}

function inEither(a: Scored, b: Scored): Scored {
  if (a.products.length === 0) return b;
  const longest = a.products.length + b.products.length;
  const products = new Uint32Array(longest);
  const scores = new Float32Array(longest);
  let [count, atA, atB] = [0, 0, 0];
  while (atA < a.products.length || atB < b.products.length) {
    const inA = a.products[atA] ?? Infinity;
    const inB = b.products[atB] ?? Infinity;
    products[count] = Math.min(inA, inB);
    scores[count++] = Math.max(inA <= inB ? a.scores[atA]! : 0, inB <= inA ? b.scores[atB]! : 0);
    if (inA <= inB) atA++;
    if (inB <= inA) atB++;
  }
  return { products: products.subarray(0, count), scores: scores.subarray(0, count) };
}
