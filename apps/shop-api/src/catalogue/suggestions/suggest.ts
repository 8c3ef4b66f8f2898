import type { ProductSuggestion, Suggestions } from '@fachwerk/shared/contracts';
import { answerTexts } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import type { ProductRepository } from '../products/product-repository';
import type { ViewContext } from '../products/product-views';
import type { SearchIndex } from '../query/search-index';
import type { SuggestedPhrases } from './load-phrases';
import { type Phrase, phraseKey } from './phrase-book';
import { itemView, phraseView, tileView } from './suggestion-views';

/** Entries per list; a phone shows all of them without much scrolling. */
const MOST = { frequent: 5, top: 5, categories: 4, brands: 3, products: 5 };
const MOST_TOP_WITHOUT_QUERY = 8;

export interface SuggestContext extends ViewContext {
  phrases: SuggestedPhrases;
  index: SearchIndex;
  products: ProductRepository;
}

/** `version`: the searched version of the catalogue, absent where nothing was searched. */
export async function suggest(
  typed: string,
  context: SuggestContext,
): Promise<{ suggestions: Suggestions; version?: number }> {
  const { phrases } = context;
  if (!typed) return { suggestions: answer({ top: withoutQuery(phrases) }) };

  const exact = await exactItem(typed, context);
  if (exact) return { suggestions: answer({ products: [exact] }) };

  const found = find(typed, phrases);
  const matches = [...found.frequent, ...found.top, ...found.categories, ...found.brands];
  const isComplete = matches.some(({ text }) => phraseKey(text) === phraseKey(typed));
  // While a word is unfinished, the products of its best completion are shown.
  const query = isComplete ? typed : (matches[0]?.text ?? typed);
  const result = await context.index.search({
    query,
    begun: typed,
    filters: new Map<string, string[]>(),
    sort: 'relevance' as const,
    page: 1,
    size: MOST.products,
    isPlain: true,
  });
  const shown =
    matches.length === 0 && result.correctedQuery !== undefined
      ? find(result.correctedQuery, phrases)
      : found;
  const tiles = await context.products.findTiles(result.productIds);
  return {
    suggestions: {
      ...answer({ ...shown, products: tiles.map((tile) => tileView(tile, context)) }),
      ...(tiles.length > 0
        ? { allHits: { query: result.correctedQuery ?? query, count: result.total } }
        : {}),
      ...(result.servicePages.length > 0 ? { services: result.servicePages.map(serviceOf) } : {}),
    },
    version: result.version,
  };
}

/** With its name, so that pages with a search field need not bring the names of all services. */
const serviceOf = (page: string) => ({ page, displayName: formatText(answerTexts(), `service.${page}`) });

interface Found {
  frequent: Phrase[];
  top: Phrase[];
  categories: Phrase[];
  brands: Phrase[];
}

function find(typed: string, { frequent, top, categories, brands }: SuggestedPhrases): Found {
  const searched = frequent.find(typed, MOST.frequent);
  const known = new Set(searched.map(({ text }) => phraseKey(text)));
  return {
    frequent: searched,
    top: top
      .find(typed, MOST.frequent + MOST.top)
      .filter(({ text }) => !known.has(phraseKey(text)))
      .slice(0, MOST.top),
    categories: categories.find(typed, MOST.categories),
    brands: brands.find(typed, MOST.brands),
  };
}

/** What visitors search for, filled up with words of the catalogue. */
function withoutQuery({ frequent, top }: SuggestedPhrases): Phrase[] {
  const searched = frequent.top(MOST_TOP_WITHOUT_QUERY);
  const known = new Set(searched.map(({ text }) => phraseKey(text)));
  const others = top.top(MOST_TOP_WITHOUT_QUERY).filter(({ text }) => !known.has(phraseKey(text)));
  return [...searched, ...others].slice(0, MOST_TOP_WITHOUT_QUERY);
}

async function exactItem(typed: string, context: SuggestContext): Promise<ProductSuggestion | undefined> {
  const number = typed.replace(/[\s-]/g, '');
  if (!/^\d{5,14}$/.test(number)) return undefined;
  const item = await context.products.findItemByNumber(number);
  const product = item && (await context.products.findProduct(item.productId));
  return product && itemView(product, item.itemId, context);
}

const answer = (found: Partial<Found> & { products?: ProductSuggestion[] }): Suggestions => ({
  frequentSearchSuggestions: (found.frequent ?? []).map(phraseView),
  topSearchSuggestions: (found.top ?? []).map(phraseView),
  categorySuggestions: (found.categories ?? []).map(phraseView),
  brandSuggestions: (found.brands ?? []).map(phraseView),
  productSuggestions: found.products ?? [],
});
