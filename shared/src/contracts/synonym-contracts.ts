import { contract } from './contract';
import { SynonymForm, SynonymGroups, SynonymParams } from './synonym';
import * as calls from './synonym-calls';

const answers = { 200: SynonymGroups };

export const readSynonyms = contract(calls.readSynonyms, {
  summary: 'Desk search: the synonyms of the search',
  answers,
});

export const addSynonyms = contract(calls.addSynonyms, {
  summary: 'Desk search: add a group of synonyms; the search of every process uses it within seconds',
  json: SynonymForm,
  answers,
});

export const changeSynonyms = contract(calls.changeSynonyms, {
  summary: 'Desk search: replace the terms of a group; 409 if another group has the same terms',
  params: SynonymParams,
  json: SynonymForm,
  answers,
});

export const removeSynonyms = contract(calls.removeSynonyms, {
  summary: 'Desk search: remove a group',
  params: SynonymParams,
  answers,
});
