import type { FastifyBaseLogger } from 'fastify';
import { Messages } from '@fachwerk/shared/contracts';

interface Options {
  apiUrl: string;
  registryUrl: string;
  log: FastifyBaseLogger;
  keepMs?: number;
}

/** Which texts, and whose. */
export interface MessageQuestion {
  releaseId: string;
  prefixes: readonly string[];
  /** "cart@1.4.0-3f9a2c1": with this version's texts instead of its micro-frontend's stable ones. */
  with?: string | undefined;
}
export type MessageSource = (question: MessageQuestion) => Promise<Messages>;

/**
 * From the API, which knows the shop's own wording; without it from the registry, else the last known ones. Kept for
 * some seconds: an editor sees a change soon, and pages do not wait.
 */
export function messageSource({ apiUrl, registryUrl, log, keepMs = 10_000 }: Options): MessageSource {
  const kept = new Map<string, { messages: Messages; until: number; refreshing: boolean }>();

  async function load(prefixes: readonly string[], version: string | undefined): Promise<Messages> {
    const ofVersion: [string, string][] = version === undefined ? [] : [['with', version]];
    const query = new URLSearchParams([
      ['lang', 'de'],
      ...prefixes.map((prefix): [string, string] => ['prefix', prefix]),
      ...ofVersion,
    ]);
    try {
      return await getMessages(`${apiUrl}/messages/filtered?${query.toString()}`);
    } catch (error) {
      log.warn(error, 'The API gives no texts: the built-in ones are used');
      const own = new URLSearchParams([['lang', 'de'], ...ofVersion]);
      const all = await getMessages(`${registryUrl}/federation/messages?${own.toString()}`);
      return pickMessages(all, prefixes);
    }
  }

  return async ({ releaseId, prefixes: names, with: version }) => {
    const prefixes = [...new Set(names)].sort();
    if (prefixes.length === 0) return {};
    const key = [releaseId, version ?? '', ...prefixes].join(' ');
    const entry = kept.get(key);
    if (!entry) {
      const messages = await load(prefixes, version);
      if (kept.size > 200) kept.clear();
      kept.set(key, { messages, until: Date.now() + keepMs, refreshing: false });
      return messages;
    }
    if (entry.until < Date.now() && !entry.refreshing) {
      entry.refreshing = true;
      load(prefixes, version)
        .then((messages) => Object.assign(entry, { messages }))
        .catch((error: unknown) => log.warn(error, 'No texts: the last known ones stay'))
        .finally(() => Object.assign(entry, { refreshing: false, until: Date.now() + keepMs }));
    }
    return entry.messages;
  };
}

export const pickMessages = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );

async function getMessages(url: string): Promise<Messages> {
  const response = await fetch(url, { signal: AbortSignal.timeout(1500) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return Messages.parse(await response.json());
}
