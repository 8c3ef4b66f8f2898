import type { Queryable } from '@fachwerk/database';
import { withoutOrderNumbers } from '../../kernel/text/order-number';
import { queryTokens } from '../text-index/search-query';
import { isFiller } from '../words/filler-words';
import { createNearest } from '../words/nearest-word';
import { rememberWords } from '../words/remember-words';
import type { SynonymGroup } from '../words/synonyms';
import { type Token, tokenize } from '../words/tokens';
import type { Vocabulary } from '../words/vocabulary';
import { exactForm } from '../words/word-forms';
import type { SearchRequest } from './search-index';

export interface FoundServices {
  /** Keys of `config.pageUrls`, the longest phrase first. */
  pages: readonly string[];
  /** The words that lead there. */
  words: ReadonlySet<Token>;
}

export interface Services {
  in(tokens: readonly Token[]): FoundServices;
  /**
   * The pages that the words of an unfinished text lead to, if its last word begins a word of a service. A
   * single word that begins with goods must be typed beyond them: "holz" is not yet "Holzzuschnitt".
   */
  begunBy(tokens: readonly Token[], goods: Pick<Vocabulary, 'beginningsOf'>): readonly string[];
}

interface Phrase {
  page: string;
  /** The exact forms of its words. */
  forms: readonly string[];
}

/** Shorter words are not corrected: they may mean goods. */
const SHORTEST_CORRECTED = 7;

/** Shorter beginnings may become anything. */
const SHORTEST_BEGUN = 4;

const STORES_PAGE = 'stores';
const ORDER_PAGE = 'guestOrderLogin';
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
  const phrases: Phrase[] = [];
  const wordOf = new Map<string, Token>();
  for (const { terms, page } of groups)
    for (const words of page ? terms.map(tokenize) : []) {
      phrases.push({ page: page!, forms: phraseForms(words) });
      for (const word of words) wordOf.set(exactForm(word.text), word);
    }
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first] = phrase.forms;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  const known = new Set(phrases.flatMap(({ forms }) => forms));
  const nearest = createNearest([...known].map((term) => ({ term, display: term, frequency: 0 })));
  const towns = townForms(cities);
  const formOf = rememberWords((word: string): string => {
    const form = exactForm(word);
    if (known.has(form) || form.length < SHORTEST_CORRECTED) return form;
    return nearest(form, 1)?.term.term ?? form;
  });

  function pagesIn(tokens: readonly Token[]): FoundServices {
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
  }

  return {
    in: pagesIn,
    begunBy(tokens, goods) {
      const begun = tokens.at(-1);
      if (begun?.kind !== 'word' || begun.text.length < SHORTEST_BEGUN) return [];
      const before = tokens.slice(0, -1);
      const isOfGoods = ({ text }: Token) =>
        before.length === 0 && (goods.beginningsOf(text).at(-1) ?? '').length >= begun.text.length;
      const words = [...wordOf.values()].filter(
        (word) => word.text.startsWith(begun.text) && !isOfGoods(word),
      );
      return [...new Set(words.flatMap((word) => pagesIn([...before, word]).pages))];
    },
  };
}

const formsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter((token) => !isFiller(token)).map(({ text }) => exactForm(text));

/** "wann macht ihr auf" has no other words. */
function phraseForms(words: readonly Token[]): string[] {
  const forms = formsOf(words);
  return forms.length > 0 ? forms : words.map(({ text }) => exactForm(text));
}

/** Towns with a store, by all their words and by a first word that is long enough: "Frankfurt". */
const townForms = (cities: readonly string[]): ReadonlySet<string> =>
  new Set(
    cities.flatMap((city) => {
      const forms = formsOf(tokenize(city));
      const [first = ''] = forms;
      return [forms.join(' '), ...(first.length >= SHORTEST_TOWN ? [first] : [])];
    }),
  );

/** The service pages that a text asks for. */
interface AskedServices {
  servicePages: readonly string[];
  /** Its last word is begun and may only become one of a service: it is not searched. */
  isOnlyService: boolean;
}

export function askedServices(
  { query, begun }: Pick<SearchRequest, 'query' | 'begun'>,
  { services, vocabulary }: { services: Services; vocabulary: Pick<Vocabulary, 'beginningsOf'> },
): AskedServices {
  const text = begun ?? query ?? '';
  const tokens = queryTokens(text);
  const asked = services.in(tokens).pages;
  const namesOrder = withoutOrderNumbers(text) !== text;
  const pages = namesOrder ? [...new Set([ORDER_PAGE, ...asked])] : asked;
  if (begun === undefined || pages.length > 0) return { servicePages: pages, isOnlyService: false };
  const servicePages = services.begunBy(tokens, vocabulary);
  return { servicePages, isOnlyService: servicePages.length > 0 && begun === query };
}
