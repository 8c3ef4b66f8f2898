import { createHash } from 'node:crypto';
import { compoundPairs } from './compound-pairs';
import { synonymPairs } from './synonym-pairs';

/** SHA-256 of the pairs that are held back. Another hash makes earlier figures incomparable. */
export const HELD_BACK_PAIRS_HASH = 'd0d111e33b8442f03a7228bcdda34fccea9011206e498597db6d2ea97bd1decb';

/** A query, and the plain word for the same goods. */
export interface WordPair {
  query: string;
  plain: string;
  class: 'compound' | 'synonym';
  /** Leaf categories of the goods. */
  leaves: readonly string[];
  /** Rules and the table of synonyms are tuned with the open half only. */
  half: 'open' | 'held back';
}

const halfOf = (query: string): WordPair['half'] =>
  createHash('sha256').update(query).digest()[0]! % 2 === 0 ? 'open' : 'held back';

function read(pairClass: WordPair['class'], text: string): WordPair[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, leaves = '', plain = '', queries = ''] = /^(.+): (.+) = (.+)$/.exec(line) ?? [];
      return queries.split(', ').map((query) => ({
        query,
        plain,
        class: pairClass,
        leaves: leaves.split(' '),
        half: halfOf(query),
      }));
    });
}

export const wordPairs: readonly WordPair[] = [
  ...read('compound', compoundPairs),
  ...read('synonym', synonymPairs),
];

export const heldBackPairsHash = (pairs: readonly WordPair[]): string =>
  createHash('sha256')
    .update(JSON.stringify(pairs.filter(({ half }) => half === 'held back')))
    .digest('hex');
