import type { Queryable } from '@fachwerk/database';
import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { readVersionMessages } from '@fachwerk/shared/calls';
import { Messages } from '@fachwerk/shared/contracts';
import serverTexts from '../texts/messages.de.json';

export interface MessageQuestion {
  language: string;
  /** Versions such as "cart@1.4.0-3f9a2c1" that replace the live version of their micro-frontend. */
  versions?: readonly string[] | undefined;
  /** Release of the calling page: texts of another release may lack keys of this one. */
  release?: string | undefined;
}
export interface Texts {
  messages: Messages;
  /** False before the first texts of the registry: a page with these texts would show keys. */
  isWhole: boolean;
}
export type MessageSource = (question: MessageQuestion) => Promise<Texts>;

export interface MessageSourceOptions {
  db: Queryable;
  /** Origin of the registry, which has the texts of the live micro-frontends. */
  registryUrl: string | undefined;
  onError: (error: unknown) => void;
}

const KEEP_MS = 5000;
/** Retried soon, but not by every request. */
const KEEP_PARTS_MS = 300;
/**
 * Limits the cached previews; invented versions replace only each other or entries that are soon loaded
 * again.
 */
const KEEP = 50;

/**
 * The API's own texts, then those of the live micro-frontends, then those of the editors; later ones win.
 * Micro-frontends publish German texts; another language replaces them by the texts of its editors.
 */
export function createMessageSource({ db, registryUrl, onError }: MessageSourceOptions): MessageSource {
  const kept = new Map<string, { texts: Texts; until: number }>();
  const loading = new Map<string, Promise<Texts>>();
  const lastFromRegistry = new Map<string, Messages>();

  async function fromRegistry(versions: string): Promise<Messages | undefined> {
    if (!registryUrl) return {};
    try {
      const url = new URL(readVersionMessages.path, registryUrl);
      url.searchParams.set('lang', 'de');
      if (versions) url.searchParams.set('with', versions);
      const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit('texts')) });
      if (!response.ok) throw new Error(`The registry answered ${response.status} for the messages.`);
      const texts = Messages.parse(await response.json());
      remember(lastFromRegistry, versions, texts);
      return texts;
    } catch (error) {
      onError(error); // The last known texts are better than none.
    }
    return lastFromRegistry.get(versions);
  }

  async function load(language: string, versions: string, key: string): Promise<Texts> {
    const [remote, overrides] = await Promise.all([
      fromRegistry(versions),
      db.query<{ key: string; text: string }>(
        `select key, text from message_override where language in ('de', $1) order by language = $1`,
        [language],
      ),
    ]);
    const isWhole = remote !== undefined;
    const texts: Texts = {
      messages: {
        ...serverTexts,
        ...(remote ?? lastFromRegistry.get('')),
        ...Object.fromEntries(overrides.map((override) => [override.key, override.text])),
      },
      isWhole,
    };
    remember(kept, key, { texts, until: Date.now() + (isWhole ? KEEP_MS : KEEP_PARTS_MS) });
    return texts;
  }

  return async ({ language, versions: tried = [], release = '' }) => {
    const versions = [...new Set(tried)].sort().join(',');
    const key = `${language} ${versions} ${release}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.texts;
    const running = loading.get(key) ?? load(language, versions, key).finally(() => loading.delete(key));
    loading.set(key, running);
    return running;
  };
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > KEEP && oldest !== undefined) map.delete(oldest);
}
