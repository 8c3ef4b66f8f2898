import type { Messages } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { answerWith } from './trusting-answer';

const MessagesAnswer = answerWith<Messages>('texts by key', () => true);

/** Texts for widgets that the server did not render. Widgets that ask at the same time share one call. */
export function createMessages(api: HttpClient, language: () => Promise<string>) {
  const asked = new Map<string, Promise<Messages>>();

  const ask = async (prefix: readonly string[]): Promise<Messages> =>
    api.get('/messages/filtered', MessagesAnswer, { query: { lang: await language(), prefix } });

  return (prefixes: readonly string[]): Promise<Messages> => {
    if (prefixes.length === 0) return Promise.resolve({});
    const sorted = [...prefixes].sort();
    const key = sorted.join();
    const answer = asked.get(key) ?? ask(sorted);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
