import * as z from 'zod/mini';
import { contract } from './contract';
import { CountSearchForm, Suggestions, SuggestionsQuery } from './suggestions';
import * as calls from './suggestions-calls';

export const readSuggestions = contract(calls.readSuggestions, {
  summary: 'Suggestions for a text that is being typed, by type; an empty text gets the top phrases only',
  query: SuggestionsQuery,
  answers: { 200: Suggestions },
});

export const countSearch = contract(calls.countSearch, {
  summary: 'Count a search with hits, once per session and day',
  form: CountSearchForm,
  answers: { 204: z.unknown() },
});
