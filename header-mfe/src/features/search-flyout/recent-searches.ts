const KEY = 'recent-searches';
/** Specification 4. */
const MOST = 10;

/** Newest first. A blocked or broken storage counts as empty. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Puts the search to the front; an equal one without regard to case is removed. */
export const addRecentSearch = (query: string): string[] => store([query, ...without(query)].slice(0, MOST));

export const removeRecentSearch = (query: string): string[] => store(without(query));

export const removeRecentSearches = (): string[] => store([]);

const without = (query: string): string[] =>
  recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());

function store(searches: string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A full or blocked storage: the search itself works without.
  }
  return searches;
}
