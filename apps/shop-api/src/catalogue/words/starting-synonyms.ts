import type { SynonymGroup } from './synonyms';
import { tradeWords } from './trade-words';

export const startingSynonyms: readonly SynonymGroup[] = tradeWords
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line): SynonymGroup[] => {
    const [words = [], found = []] = line
      .split('>')
      .map((part) => part.split(',').map((term) => term.trim()));
    return found.length === 0
      ? [{ terms: words, isOneWay: false }]
      : words.map((word) => ({ terms: [word, ...found], isOneWay: true }));
  });
