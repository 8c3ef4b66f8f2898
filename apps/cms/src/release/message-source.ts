import { readMessages, readVersionMessages } from '@fachwerk/shared/calls';
import { Messages } from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Versions } from './data-versions';
import { pickMessages } from './pick-messages';
import { type Patience, retryUntilReady } from './retry-until-ready';

interface Options {
  apiUrl: string;
  registryUrl: string;
  log: FastifyBaseLogger;
  textVersions: Pick<Versions, 'known'>;
  keepMs?: number;
  patience?: Patience | undefined;
}

/** A request for texts. */
export interface MessageQuestion {
  language: Language;
  releaseId: string;
  prefixes: readonly string[];
  /** "cart@1.4.0-3f9a2c1": texts of this version instead of the stable ones. */
  with?: string | undefined;
}
export type MessageSource = (question: MessageQuestion) => Promise<Messages>;

interface Kept {
  messages: Messages;
  /** Of the texts of editors; undefined while it was not known. */
  version: string | undefined;
  until: number;
  refreshing: boolean;
}

/**
 * Texts from the API, which include the shop's own wording; else from the registry, else the last known ones.
 * Loaded anew when editors have changed a text, and in the background after some seconds. Never empty: pages
 * would show keys.
 */
export function messageSource({
  apiUrl,
  registryUrl,
  log,
  textVersions,
  keepMs = 10_000,
  patience,
}: Options): MessageSource {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Messages>>();

  async function load({ language, releaseId, prefixes, with: version }: MessageQuestion): Promise<Messages> {
    const ofVersion: [string, string][] = version === undefined ? [] : [['with', version]];
    const query = new URLSearchParams([
      ['lang', language],
      ...prefixes.map((prefix): [string, string] => ['prefix', prefix]),
      ...ofVersion,
      ['release', releaseId],
    ]);
    try {
      return await getMessages(`${apiUrl}${readMessages.path}?${query.toString()}`);
    } catch (error) {
      log.warn(error, 'The API gives no texts: the built-in ones are used');
      const own = new URLSearchParams([['lang', language], ...ofVersion]);
      const all = await getMessages(`${registryUrl}${readVersionMessages.path}?${own.toString()}`);
      return pickMessages(all, prefixes);
    }
  }

  async function loadNow(key: string, version: string | undefined, question: MessageQuestion) {
    const messages = await retryUntilReady(() => load(question), 'There are no texts for the page', patience);
    if (kept.size > 200) kept.clear();
    kept.set(key, { messages, version, until: Date.now() + keepMs, refreshing: false });
    return messages;
  }

  /** Concurrent views that need the same texts share one request. */
  function share(key: string, version: string | undefined, question: MessageQuestion): Promise<Messages> {
    const shared = `${key} ${version ?? ''}`;
    const running =
      loading.get(shared) ?? loadNow(key, version, question).finally(() => loading.delete(shared));
    loading.set(shared, running);
    return running;
  }

  return async (question) => {
    const prefixes = [...new Set(question.prefixes)].sort();
    if (prefixes.length === 0) return {};
    const key = [question.language, question.releaseId, question.with ?? '', ...prefixes].join(' ');
    // Read before the texts, which are at least of this version.
    const version = await textVersions.known();
    const entry = kept.get(key);
    if (!entry) return share(key, version, { ...question, prefixes });
    if (version !== undefined && version !== entry.version)
      return share(key, version, { ...question, prefixes }).catch((error: unknown) => {
        log.warn(error, 'No texts: the last known ones stay');
        return entry.messages;
      });
    if (entry.until < Date.now() && !entry.refreshing) {
      entry.refreshing = true;
      load({ ...question, prefixes })
        .then((messages) => Object.assign(entry, { messages }))
        .catch((error: unknown) => log.warn(error, 'No texts: the last known ones stay'))
        .finally(() => Object.assign(entry, { refreshing: false, until: Date.now() + keepMs }));
    }
    return entry.messages;
  };
}

async function getMessages(url: string): Promise<Messages> {
  const response = await fetch(url, { signal: AbortSignal.timeout(1500) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return Messages.parse(await response.json());
}
