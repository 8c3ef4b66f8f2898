import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { CountSearchForm, Suggestions, SuggestionsQuery } from './suggestions';
import { SynonymForm, SynonymGroups, SynonymParams } from './synonym';

const groups = { groups: 'list' } as const;
const answers = { 200: SynonymGroups };

/** The page configuration may name another address (`searchSuggestionsUrl`). */
export const readSuggestions = contract({
  method: 'GET',
  path: '/rest/search/suggestions/',
  isPublic: true,
  isTranslated: true,
  summary: 'Suggestions for a text that is being typed, by type; an empty text gets the top phrases only',
  query: SuggestionsQuery,
  answers: { 200: Suggestions },
  expects: {
    frequentSearchSuggestions: 'list',
    topSearchSuggestions: 'list',
    categorySuggestions: 'list',
    brandSuggestions: 'list',
    productSuggestions: 'list',
  },
});

export const countSearch = contract({
  method: 'POST',
  path: '/rest/search/counted/',
  summary: 'Count a search with hits, once per session and day',
  form: CountSearchForm,
  answers: { 204: z.unknown() },
});

/** Desk `search`: all synonyms of the search. */
export const readSynonyms = contract({
  method: 'GET',
  path: '/rest/desk/synonyms/',
  summary: 'Desk search: the synonyms of the search',
  answers,
  expects: groups,
});

/** Adds a group; repeated, it has one effect. Answers all groups, like the following calls. */
export const addSynonyms = contract({
  method: 'POST',
  path: '/rest/desk/synonyms/',
  summary: 'Desk search: add a group of synonyms; the search of every process uses it within seconds',
  json: SynonymForm,
  answers,
  expects: groups,
});

export const changeSynonyms = contract({
  method: 'PUT',
  path: '/rest/desk/synonyms/{synonymId}/',
  summary: 'Desk search: replace the terms of a group; 409 if another group has the same terms',
  params: SynonymParams,
  json: SynonymForm,
  answers,
  expects: groups,
});

export const removeSynonyms = contract({
  method: 'DELETE',
  path: '/rest/desk/synonyms/{synonymId}/',
  summary: 'Desk search: remove a group',
  params: SynonymParams,
  answers,
  expects: groups,
});
