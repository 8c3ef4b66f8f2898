import { Messages } from '@fachwerk/shared/contracts';
import type { Queryable } from '@fachwerk/database';
import serverTexts from './messages.de.json';

export type MessageSource = (language: string) => Promise<Messages>;

export interface MessageSourceOptions {
  db: Queryable;
  /** Origin of the registry, which knows the texts of the live micro-frontends. */
  registryUrl: string | undefined;
  onError: (error: unknown) => void;
}

const KEEP_MS = 5000;
const REGISTRY_TIMEOUT_MS = 1500;

/** Own texts, over them those of the live micro-frontends, over all what editors have written. */
export function createMessageSource({ db, registryUrl, onError }: MessageSourceOptions): MessageSource {
  const kept = new Map<string, { texts: Messages; until: number }>();
  const loading = new Map<string, Promise<Messages>>();
  let lastFromRegistry: Messages = {};

  async function fromRegistry(language: string): Promise<Messages> {
    if (!registryUrl) return {};
    try {
      const response = await fetch(new URL(`/federation/messages?lang=${language}`, registryUrl), {
        signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The registry answered ${response.status} for the messages.`);
      lastFromRegistry = Messages.parse(await response.json());
    } catch (error) {
      onError(error); // The last known texts are better than none.
    }
    return lastFromRegistry;
  }

  async function load(language: string): Promise<Messages> {
    const [remote, overrides] = await Promise.all([
      fromRegistry(language),
      db.query<{ key: string; text: string }>('select key, text from message_override where language = $1', [
        language,
      ]),
    ]);
    const texts = {
      ...serverTexts,
      ...remote,
      ...Object.fromEntries(overrides.map(({ key, text }) => [key, text])),
    };
    kept.set(language, { texts, until: Date.now() + KEEP_MS });
    return texts;
  }

  return async (language) => {
    const known = kept.get(language);
    if (known && known.until > Date.now()) return known.texts;
    const running = loading.get(language) ?? load(language).finally(() => loading.delete(language));
    loading.set(language, running);
    return running;
  };
}
