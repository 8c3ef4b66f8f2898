import type { Queryable } from '@fachwerk/database';
import { isFiller } from './filler-words';
import { createNearest } from './nearest-word';
import { rememberWords } from './remember-words';
import { queryTokens } from './search-query';
import type { SynonymGroup } from './synonyms';
import { type Token, tokenize } from './tokens';
import { exactForm } from './word-forms';

export interface FoundServices {
  /** Keys of `config.pageUrls`, the longest phrase first. */
  pages: readonly string[];
  /** The words that lead there. */
  words: ReadonlySet<Token>;
}

export interface Services {
  in(tokens: readonly Token[]): FoundServices;
}

interface Phrase {
  page: string;
  /** The exact forms of its words. */
  forms: readonly string[];
}

/** Shorter words are not corrected: they may mean goods. */
const SHORTEST_CORRECTED = 7;

const STORES_PAGE = 'stores';
/** Shorter beginnings are no names: "Bad Homburg". */
const SHORTEST_TOWN = 5;

/** The services of a shop: those of its synonyms, and the towns of its stores. */
export async function readServices(db: Queryable, groups: readonly SynonymGroup[]): Promise<Services> {
  const stores = await db.query<{ city: string }>('select distinct city from store order by city');
  return createServices(
    groups,
    stores.map(({ city }) => city),
  );
}

/**
 * The service pages that the words of a query lead to: those of which a phrase occurs with all its words. A
 * town with a store leads to the stores.
 */
export function createServices(groups: readonly SynonymGroup[], cities: readonly string[]): Services {
  const phrases: Phrase[] = groups.flatMap(({ terms, page }) =>
    page ? terms.map((term) => ({ page, forms: formsOf(tokenize(term)) })) : [],
  );
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first] = phrase.forms;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  const words = [...new Set(phrases.flatMap(({ forms }) => forms))];
  const nearest = createNearest(words.map((term) => ({ term, display: term, frequency: 0 })));
  const known = new Set(words);
  const towns = townForms(cities);
  const formOf = rememberWords((word: string): string => {
    const form = exactForm(word);
    if (known.has(form) || form.length < SHORTEST_CORRECTED) return form;
    return nearest(form, 1)?.term.term ?? form;
  });

  return {
    in(tokens) {
      const byForm = new Map(tokens.map((token) => [formOf(token.text), token]));
      const found = [...byForm.keys()]
        .flatMap((form) => byFirst.get(form) ?? [])
        .filter(({ forms }) => forms.every((form) => byForm.has(form)))
        .sort((a, b) => b.forms.length - a.forms.length);
      // "gutschein code" is no gift card: a phrase hides shorter ones that are part of it.
      const longest = found.filter(
        ({ forms }) =>
          !found.some(
            (other) => other.forms.length > forms.length && forms.every((form) => other.forms.includes(form)),
          ),
      );
      const asking = new Set(longest.flatMap(({ forms }) => forms.map((form) => byForm.get(form)!)));
      // "markt köln": the town is no misspelled product.
      const others = tokens.filter((token) => !asking.has(token));
      const isTown = towns.has(formsOf(others).join(' '));
      return {
        pages: [...new Set([...longest.map(({ page }) => page), ...(isTown ? [STORES_PAGE] : [])])],
        words: isTown ? new Set(tokens) : asking,
      };
    },
  };
}

const formsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter((token) => !isFiller(token)).map(({ text }) => exactForm(text));

/** Towns with a store, by all their words and by a first word that is long enough: "Frankfurt". */
const townForms = (cities: readonly string[]): ReadonlySet<string> =>
  new Set(
    cities.flatMap((city) => {
      const forms = formsOf(tokenize(city));
      const [first = ''] = forms;
      return [forms.join(' '), ...(first.length >= SHORTEST_TOWN ? [first] : [])];
    }),
  );

export const servicePagesIn = (query: string | undefined, services: Services): readonly string[] =>
  query === undefined ? [] : services.in(queryTokens(query)).pages;
