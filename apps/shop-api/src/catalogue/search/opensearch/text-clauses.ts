import type { Types } from '@opensearch-project/opensearch';
import { IN_TEXTS, POINTS } from '../../text-index/points';
import type { Reading, TextQuery } from '../../text-index/search-query';
import { LEXEME_FIELDS } from './product-documents';

export type Clause = Types.Common_QueryDsl.QueryContainer;

/** OpenSearch refuses a query of more than 1024 clauses; some are left for category and filters. */
export const MOST_TEXT_CLAUSES = 960;

/**
 * One clause for each word, all of which must match. The score of each is the part of the word in the mean
 * over all words, as in `matchText`.
 */
export const textClauses = (query: TextQuery): Clause[] =>
  query.map((readings) =>
    wordClause(readings, { words: query.length, most: Math.floor(MOST_TEXT_CLAUSES / query.length) }),
  );

/** A way to match a word, in one of the fields of lexemes. */
interface Alternative {
  factor: number;
  /** The lowest weight that counts. */
  least: number;
  /** Number of clauses that OpenSearch counts for one field. */
  clauses: number;
  in: (weight: number) => Clause;
}

/** The best alternative counts. Those with the lowest factors are left out where there are too many. */
function wordClause(readings: readonly Reading[], { words, most }: { words: number; most: number }): Clause {
  const queries: Clause[] = [];
  let clauses = 0;
  for (const alternative of alternatives(readings)) {
    clauses += alternative.clauses * LEXEME_FIELDS.length;
    if (clauses > most) break;
    LEXEME_FIELDS.forEach((_field, weight) => {
      if (weight < alternative.least) return;
      queries.push({
        constant_score: {
          filter: alternative.in(weight),
          boost: (POINTS[weight]! * alternative.factor) / words,
        },
      });
    });
  }
  return queries.length > 0 ? { dis_max: { queries } } : { match_none: {} };
}

const fieldOf = (weight: number): string => LEXEME_FIELDS[weight]!;

/** Ordered by falling factor. Readings of one lexeme with the same factor and weight are one clause. */
function alternatives(readings: readonly Reading[]): Alternative[] {
  const singles = new Map<string, { factor: number; least: number; lexemes: Set<string> }>();
  const others: Alternative[] = [];
  for (const reading of readings) {
    const { factor, least = IN_TEXTS, leastOfLast = least } = reading;
    if ('prefix' in reading) {
      others.push({
        factor,
        least,
        clauses: 1,
        in: (weight) => ({ prefix: { [fieldOf(weight)]: reading.prefix } }),
      });
      continue;
    }
    const lexemes = [...new Set(reading.all)];
    const [only] = lexemes;
    if (only === undefined) continue;
    if (lexemes.length === 1) {
      const key = `${factor} ${least}`;
      const known = singles.get(key) ?? { factor, least, lexemes: new Set() };
      singles.set(key, known);
      known.lexemes.add(only);
    } else
      others.push({
        factor,
        least,
        clauses: lexemes.length,
        in: (weight) => ({
          bool: {
            filter: lexemes.map((lexeme) => {
              const lowest = lexeme === lexemes.at(-1) ? Math.max(weight, leastOfLast) : weight;
              return { term: { [fieldOf(lowest)]: lexeme } };
            }),
          },
        }),
      });
  }
  const grouped = [...singles.values()].map(({ factor, least, lexemes }): Alternative => ({
    factor,
    least,
    clauses: 1,
    in: (weight) => ({ terms: { [fieldOf(weight)]: [...lexemes] } }),
  }));
  return [...grouped, ...others].sort((a, b) => b.factor - a.factor);
}
