import type { Call } from './call';
import type { CountSearchForm, Suggestions, SuggestionsQuery } from './suggestions';

/** The page configuration may name another address (`searchSuggestionsUrl`). */
export const readSuggestions: Call<{ query: SuggestionsQuery; answer: Suggestions }> = {
  method: 'GET',
  path: '/rest/search/suggestions/',
  isPublic: true,
  expects: {
    frequentSearchSuggestions: 'list',
    topSearchSuggestions: 'list',
    categorySuggestions: 'list',
    brandSuggestions: 'list',
    productSuggestions: 'list',
  },
};

export const countSearch: Call<{ form: CountSearchForm; answer: unknown }> = {
  method: 'POST',
  path: '/rest/search/counted/',
};
