import type { Messages } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { answerWith } from './trusting-answer';

const MessagesAnswer = answerWith<Messages>('texts by key', () => true);

/** Texts for widgets that the server did not render; the client keeps them for the session. */
export const createMessages =
  (api: HttpClient, language: () => Promise<string>) =>
  async (prefixes: readonly string[]): Promise<Messages> => {
    if (prefixes.length === 0) return {};
    const query = { lang: await language(), prefix: [...prefixes].sort() };
    return api.get('/messages/filtered', MessagesAnswer, { query });
  };
