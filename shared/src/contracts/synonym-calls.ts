import type { Call } from './call';
import type { SynonymForm, SynonymGroups } from './synonym';

const expects = { groups: 'list' } as const;

/** Desk `search`: all synonyms of the search. */
export const readSynonyms: Call<{ answer: SynonymGroups }> = {
  method: 'GET',
  path: '/rest/desk/synonyms/',
  expects,
};

/** Adds a group; repeated, it has one effect. Answers all groups, like the following calls. */
export const addSynonyms: Call<{ json: SynonymForm; answer: SynonymGroups }> = {
  method: 'POST',
  path: '/rest/desk/synonyms/',
  expects,
};

export const changeSynonyms: Call<{
  params: { synonymId: string };
  json: SynonymForm;
  answer: SynonymGroups;
}> = {
  method: 'PUT',
  path: '/rest/desk/synonyms/{synonymId}/',
  expects,
};

export const removeSynonyms: Call<{ params: { synonymId: string }; answer: SynonymGroups }> = {
  method: 'DELETE',
  path: '/rest/desk/synonyms/{synonymId}/',
  expects,
};
