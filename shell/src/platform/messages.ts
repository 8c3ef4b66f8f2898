import { readMessages, readVersionMessages } from '@fachwerk/shared/calls';
import type { Messages } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

/** The texts whose keys begin with one of the prefixes. */
export const pickMessages = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => prefixes.some((start) => key.startsWith(start))),
  );

/**
 * Texts for widgets that the server did not render. Concurrent requests are combined. If the API is not
 * available to the page (unknown origin, sandbox), the registry is used: widgets that need only texts work on
 * every page.
 */
export function createMessages(api: HttpClient, language: () => Promise<string>, registry?: HttpClient) {
  const asked = new Map<string, Promise<Messages>>();

  const ask = async (prefix: readonly string[], trial: string | undefined): Promise<Messages> => {
    const query = { lang: await language(), ...(trial && { with: trial }) };
    try {
      return await api.call(readMessages, {
        query: { ...query, prefix: [...prefix] },
      });
    } catch (error) {
      if (!registry) throw error;
      const all = await registry.call(readVersionMessages, { query });
      return pickMessages(all, prefix);
    }
  };

  /** `trial`: a version other than the stable one, e.g. "cart@1.4.0-3f9a2c1", with its own texts. */
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
