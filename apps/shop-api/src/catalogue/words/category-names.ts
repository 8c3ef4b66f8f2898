import type { Queryable } from '@fachwerk/database';
import type { Synonyms } from './synonyms';
import { type Token, tokenize } from './tokens';
import { compoundsOf, exactForm, stem } from './word-forms';

/**
 * Ids of the categories that a query names. The first `subjects` words name the thing; the others describe
 * it: "Sägeblatt für Kreissäge" is no circular saw.
 */
export interface CategoryNames {
  (tokens: readonly Token[], synonyms: Synonyms, subjects?: number): readonly string[];
  /** A word for several kinds of things, in any number: "Lampe" ends the name "LED-Lampen". */
  endWith(word: string): boolean;
}

interface NamedCategory {
  id: string;
  name: string;
}

export const readCategoryNames = (db: Queryable): Promise<NamedCategory[]> =>
  db.query<NamedCategory & { [column: string]: unknown }>('select id, name from category where is_listed');

const joined = (phrase: readonly Token[]): string => phrase.map(({ text }) => text).join('');
const keyOf = (phrase: readonly Token[]): string => stem(joined(phrase));

/** The stemmer keeps plurals such as "Kameras" and "Kabeltrommeln": their singular is a name, too. */
function nameKeys(name: readonly Token[]): ReadonlySet<string> {
  const word = joined(name);
  return new Set([word, exactForm(word)].map(stem).filter(Boolean));
}

/** "Platten Terrasse" is "Terrassenplatten". */
const keysOf = (phrase: readonly Token[]): string[] => [
  keyOf(phrase),
  ...compoundsOf(phrase.map(({ text }) => text)).map(stem),
];

const PLURALS = ['', 'e', 'n', 'en', 's'];

/** "Akkus & Ladegeräte" is named by "akku" and by "ladegerät", unless another category has this name. */
export function createCategoryNames(categories: readonly NamedCategory[]): CategoryNames {
  const [whole, partly] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { id, name } of categories) {
    const parts = name.split(/[&,]/);
    for (const part of parts) {
      const byKey = parts.length === 1 ? whole : partly;
      for (const key of nameKeys(tokenize(part))) byKey.set(key, [...(byKey.get(key) ?? []), id]);
    }
  }
  const named = (phrase: readonly Token[], synonyms: Synonyms): string[] =>
    [phrase, ...synonyms.of(phrase)]
      .flatMap(keysOf)
      .flatMap((key) => whole.get(key) ?? partly.get(key) ?? []);

  const names = categories.flatMap(({ name }) => name.split(/[&,]/)).map((part) => joined(tokenize(part)));

  function namesIn(tokens: readonly Token[], synonyms: Synonyms, subjects = tokens.length): string[] {
    const found = new Set<string>();
    const isTaken = tokens.map(() => false);
    // A word that is part of a longer name names nothing by itself.
    for (let length = tokens.length; length > 0; length--)
      for (let from = 0; from + length <= tokens.length && from < subjects; from++) {
        if (isTaken.slice(from, from + length).some(Boolean)) continue;
        const ids = named(tokens.slice(from, from + length), synonyms);
        if (ids.length > 0 && length > 1) isTaken.fill(true, from, from + length);
        for (const id of ids) found.add(id);
      }
    return [...found];
  }
  return Object.assign(namesIn, {
    endWith: (word: string) => PLURALS.some((plural) => names.some((name) => name.endsWith(word + plural))),
  });
}
