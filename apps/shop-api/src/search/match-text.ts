import type { TextIndex } from './indexed-catalogue';
import type { Reading, TextQuery } from './search-query';
import { intersect, union } from './sorted-numbers';

const NONE = new Uint32Array(0);

/** The products that match a reading of every word, ascending. */
export function matchText(texts: TextIndex, query: TextQuery): Uint32Array {
  const words = query.map((readings) =>
    unionOfAll(readings.flatMap((reading) => productsOf(texts, reading))),
  );
  return intersectionOfAll(words);
}

function productsOf(texts: TextIndex, reading: Reading): Uint32Array[] {
  if ('prefix' in reading) return texts.lexemesFrom(reading.prefix).map((lexeme) => texts.products(lexeme));
  return [intersectionOfAll(reading.all.map((lexeme) => texts.products(lexeme)))];
}

const unionOfAll = (lists: readonly Uint32Array[]): Uint32Array =>
  [...lists].sort((a, b) => a.length - b.length).reduce(union, NONE);

const intersectionOfAll = (lists: readonly Uint32Array[]): Uint32Array =>
  [...lists].sort((a, b) => a.length - b.length).reduce(intersect);

/** In hundredths, by `WEIGHTS`: a word in the name (A), its stems (B), category and values (C), texts (D). */
const POINTS = [2, 12, 35, 100];
/** The factor of PostgreSQL's `ts_rank`, with which the weight of the popularity was chosen. */
const SCALE = 100 * 1.64493406685;

/**
 * How well each of the products matches a query of one word: the sum over the lexemes of the query. Several
 * words are equally relevant in all their hits.
 */
export function textScores(texts: TextIndex, query: TextQuery, products: Uint32Array): Float64Array {
  const scores = new Float64Array(products.length);
  const [word, ...others] = query;
  if (!word || others.length > 0) return scores;
  const operands = new Set(
    word.flatMap((reading) => ('prefix' in reading ? `${reading.prefix}*` : reading.all)),
  );
  const lexemes = word.flatMap((reading) =>
    'prefix' in reading ? texts.lexemesFrom(reading.prefix) : reading.all,
  );
  for (const lexeme of new Set(lexemes)) addPoints(scores, products, texts, lexeme);
  return scores.map((points) => points / (SCALE * operands.size));
}

function addPoints(scores: Float64Array, products: Uint32Array, texts: TextIndex, lexeme: string): void {
  const weights = texts.weights(lexeme);
  const having = texts.products(lexeme);
  let at = 0;
  products.forEach((product, index) => {
    while (at < having.length && having[at]! < product) at++;
    if (having[at] === product) scores[index]! += POINTS[weights[at]!]!;
  });
}
