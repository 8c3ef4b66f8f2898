import { readMessages, readVersionMessages } from '@fachwerk/shared/calls';
import type { Messages } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { answerWith } from './trusting-answer';

const MessagesAnswer = answerWith<Messages>('texts by key', () => true);

/**
 * Texts for widgets that the server did not render. Widgets that ask at the same time share one call. Where the API does not talk to
 * the page (an origin it does not know, a sandbox), the registry does: widgets that need nothing but texts work everywhere.
 */
export function createMessages(api: HttpClient, language: () => Promise<string>, registry?: HttpClient) {
  const asked = new Map<string, Promise<Messages>>();

  const ask = async (prefix: readonly string[], trial: string | undefined): Promise<Messages> => {
    const query = { lang: await language(), ...(trial && { with: trial }) };
    try {
      return await api.call(readMessages, {
        query: { ...query, prefix: [...prefix] },
        check: MessagesAnswer,
      });
    } catch (error) {
      if (!registry) throw error;
      const all = await registry.call(readVersionMessages, { query, check: MessagesAnswer });
      return Object.fromEntries(
        Object.entries(all).filter(([key]) => prefix.some((start) => key.startsWith(start))),
      );
    }
  };

  /** `trial`: a version that not everybody gets, e.g. "cart@1.4.0-3f9a2c1"; its own texts then. */
  return (prefixes: readonly string[], trial?: string): Promise<Messages> => {
    if (prefixes.length === 0) return Promise.resolve({});
    const sorted = [...prefixes].sort();
    const key = [...sorted, trial].join();
    const answer = asked.get(key) ?? ask(sorted, trial);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
