import { Messages } from '@fachwerk/shared/contracts';
import type { Queryable } from '@fachwerk/database';
import serverTexts from './messages.de.json';

/** `versions` such as "cart@1.4.0-3f9a2c1" speak for their micro-frontend in place of what is live. */
export type MessageSource = (language: string, versions?: readonly string[]) => Promise<Messages>;

export interface MessageSourceOptions {
  db: Queryable;
  /** Origin of the registry, which knows the texts of the live micro-frontends. */
  registryUrl: string | undefined;
  onError: (error: unknown) => void;
}

const KEEP_MS = 5000;
const REGISTRY_TIMEOUT_MS = 1500;
/** Few versions are tried at a time; made-up names push out only each other and what comes again in a moment. */
const KEEP = 50;

/** Own texts, over them those of the live micro-frontends, over all what editors have written. */
export function createMessageSource({ db, registryUrl, onError }: MessageSourceOptions): MessageSource {
  const kept = new Map<string, { texts: Messages; until: number }>();
  const loading = new Map<string, Promise<Messages>>();
  let lastFromRegistry: Messages = {};

  async function fromRegistry(language: string, versions: string): Promise<Messages> {
    if (!registryUrl) return {};
    try {
      const url = new URL('/federation/messages', registryUrl);
      url.searchParams.set('lang', language);
      if (versions) url.searchParams.set('with', versions);
      const response = await fetch(url, { signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The registry answered ${response.status} for the messages.`);
      const texts = Messages.parse(await response.json());
      if (!versions) lastFromRegistry = texts;
      return texts;
    } catch (error) {
      onError(error); // The last known texts are better than none.
    }
    return lastFromRegistry;
  }

  async function load(language: string, versions: string, key: string): Promise<Messages> {
    const [remote, overrides] = await Promise.all([
      fromRegistry(language, versions),
      db.query<{ key: string; text: string }>('select key, text from message_override where language = $1', [
        language,
      ]),
    ]);
    const texts = {
      ...serverTexts,
      ...remote,
      ...Object.fromEntries(overrides.map((override) => [override.key, override.text])),
    };
    kept.delete(key);
    kept.set(key, { texts, until: Date.now() + KEEP_MS });
    const [oldest] = kept.keys();
    if (kept.size > KEEP && oldest !== undefined) kept.delete(oldest);
    return texts;
  }

  return async (language, tried = []) => {
    const versions = [...new Set(tried)].sort().join(',');
    const key = `${language} ${versions}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.texts;
    const running = loading.get(key) ?? load(language, versions, key).finally(() => loading.delete(key));
    loading.set(key, running);
    return running;
  };
}
