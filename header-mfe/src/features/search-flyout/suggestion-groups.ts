import type { ProductSuggestion, Suggestion, Suggestions } from '@fachwerk/shared/contracts';

export type GroupId =
  'recent' | 'services' | 'top' | 'phrases' | 'categories' | 'brands' | 'products' | 'all';

export interface Option {
  group: GroupId;
  value: string;
  link: string;
  place: string;
  product?: ProductSuggestion;
  /** Number of all hits, in the entry that leads to them. */
  count?: number;
}

export interface Group {
  id: GroupId;
  options: Option[];
}

/** Recent searches beside suggestions for a typed text. */
const MOST_RECENT_MATCHES = 3;

interface Input {
  query: string;
  recent: readonly string[];
  suggestions: Suggestions | undefined;
  linkOf: (query: string) => string;
  /** Undefined if the shop has no such page. */
  linkOfPage: (page: string) => string | undefined;
}

/** The lists of the flyout in the order of the arrow keys; empty ones are omitted. */
export function suggestionGroups({ query, recent, suggestions, linkOf, linkOfPage }: Input): Group[] {
  const typed = query.toLowerCase();
  const matching = typed
    ? recent
        .filter((one) => one.toLowerCase().includes(typed) && one.toLowerCase() !== typed)
        .slice(0, MOST_RECENT_MATCHES)
    : recent;
  const shown = new Set(matching.map((one) => one.toLowerCase()));
  const phrases = [
    ...(suggestions?.frequentSearchSuggestions ?? []),
    ...(suggestions?.topSearchSuggestions ?? []),
  ].filter(({ value }) => !shown.has(value.toLowerCase()));
  const all = suggestions?.allHits;
  const group = (id: GroupId, list: readonly Suggestion[] = []): Group => ({
    id,
    options: list.map(({ value, link, breadcrumbs }) => ({
      group: id,
      value,
      link,
      place: breadcrumbs.displayName,
    })),
  });
  const groups: Group[] = [
    group(
      'recent',
      matching.map((value) => ({ value, link: linkOf(value), breadcrumbs: { displayName: '' } })),
    ),
    group(
      'services',
      (suggestions?.services ?? []).flatMap(({ page, displayName }) => {
        const link = linkOfPage(page);
        return link === undefined ? [] : [{ value: displayName, link, breadcrumbs: { displayName: '' } }];
      }),
    ),
    group(typed ? 'phrases' : 'top', phrases),
    group('categories', suggestions?.categorySuggestions),
    group('brands', suggestions?.brandSuggestions),
    {
      id: 'products',
      options: (suggestions?.productSuggestions ?? []).map((product) => ({
        group: 'products' as const,
        value: product.value,
        link: product.link,
        place: product.breadcrumbs.displayName,
        product,
      })),
    },
    {
      id: 'all',
      options: all
        ? [{ group: 'all', value: all.query, link: linkOf(all.query), place: '', count: all.count }]
        : [],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
