import { isId } from '../../is-id';
import { MAX_COMPARED_ITEMS } from './compared-items';

/** The address of a comparison, parsed. */
export interface ComparisonQuery {
  /** Article numbers or EAN. */
  numbers: readonly string[];
  /** Numbers beyond the largest number of items. */
  isTooMany: boolean;
  /** Texts that cannot be numbers. */
  refused: readonly string[];
  isDifferencesOnly: boolean;
  /** False for the bare address of the page. */
  isGiven: boolean;
}

/** Longer texts are not repeated in a message. */
const MAX_SHOWN = 40;

/** Untrusted input: `items` may repeat, because a form without script adds one. */
export function parseComparisonQuery(search: URLSearchParams): ComparisonQuery {
  const words = search
    .getAll('items')
    .flatMap((list) => list.split(','))
    .map((word) => word.trim());
  const given = [...new Set(words.filter((word) => word !== ''))];
  const numbers = given.filter(isId);
  return {
    numbers: numbers.slice(0, MAX_COMPARED_ITEMS),
    isTooMany: numbers.length > MAX_COMPARED_ITEMS,
    refused: given
      .filter((word): boolean => !isId(word))
      .slice(0, MAX_COMPARED_ITEMS)
      .map((word) => word.slice(0, MAX_SHOWN)),
    isDifferencesOnly: search.get('unterschiede') === '1',
    isGiven: search.has('items'),
  };
}
