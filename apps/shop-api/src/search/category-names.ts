import type { Queryable } from '@fachwerk/database';
import type { Synonyms } from './synonyms';
import { type Token, tokenize } from './tokens';
import { exactForm } from './word-forms';

/** Ids of the categories that a query names. */
export type CategoryNames = (tokens: readonly Token[], synonyms: Synonyms) => readonly string[];

interface NamedCategory {
  id: string;
  name: string;
}

export const readCategoryNames = (db: Queryable): Promise<NamedCategory[]> =>
  db.query<NamedCategory & { [column: string]: unknown }>('select id, name from category where is_listed');

const keyOf = (phrase: readonly Token[]): string => {
  const texts = phrase.map(({ text }) => text);
  return [...texts.slice(0, -1), exactForm(texts.at(-1) ?? '')].join('');
};

/** "Akkus & Ladegeräte" is named by "akku" and by "ladegerät", unless another category has this name. */
export function createCategoryNames(categories: readonly NamedCategory[]): CategoryNames {
  const [whole, partly] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { id, name } of categories) {
    const parts = name.split(/[&,]/);
    for (const part of parts) {
      const byKey = parts.length === 1 ? whole : partly;
      const key = keyOf(tokenize(part));
      if (key) byKey.set(key, [...(byKey.get(key) ?? []), id]);
    }
  }
  return (tokens, synonyms) => {
    const found = new Set<string>();
    for (let from = 0; from < tokens.length; from++)
      for (let to = from + 1; to <= tokens.length; to++) {
        const phrase = tokens.slice(from, to);
        for (const words of [phrase, ...synonyms.of(phrase)])
          for (const id of whole.get(keyOf(words)) ?? partly.get(keyOf(words)) ?? []) found.add(id);
      }
    return [...found];
  };
}
