import type { Queryable } from '@fachwerk/database';
import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { readVersionMessages } from '@fachwerk/shared/calls';
import { Messages } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import germanTexts from '../texts/messages.de.json';
import englishTexts from '../texts/messages.en.json';
import { knownMessageVersion } from './message-version';

export interface MessageQuestion {
  language: string;
  /** Versions such as "cart@1.4.0-3f9a2c1" that replace the live version of their micro-frontend. */
  versions?: readonly string[] | undefined;
  /** Release of the calling page: texts of another release may lack keys of this one. */
  release?: string | undefined;
}
export interface Texts {
  messages: Messages;
  /** Those of the code in this language only. */
  ofCode: Messages;
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

/** Texts of the code change with a release. */
const KEEP_MS = 5000;
/** Retried soon, but not by every request. */
const KEEP_PARTS_MS = 300;
/**
 * Limits the cached previews; invented versions replace only each other or entries that are soon loaded
 * again.
 */
const KEEP = 50;

const SERVER_TEXTS: Readonly<Record<string, Messages>> = { de: germanTexts, en: englishTexts };
const serverTexts = (language: string): Messages =>
  Object.hasOwn(SERVER_TEXTS, language) ? (SERVER_TEXTS[language] ?? {}) : {};

/**
 * The API's own texts, then those of the live micro-frontends, then those of the editors; later ones win. In
 * another language these come after the German ones, so that a key without a text has the German one.
 *
 * Texts of editors are at most a second old.
 */
export function createMessageSource({ db, registryUrl, onError }: MessageSourceOptions): MessageSource {
  const kept = new Map<string, { texts: Texts; version: number; until: number }>();
  const currentVersion = knownMessageVersion(db, onError);
  const loading = new Map<string, Promise<Texts>>();
  const lastFromRegistry = new Map<string, Messages>();

  /** Texts in this language only; without an answer the last known ones, which are better than none. */
  async function fromRegistry(language: string, versions: string): Promise<Messages | undefined> {
    if (!registryUrl) return {};
    const key = `${language} ${versions}`;
    try {
      const url = new URL(readVersionMessages.path, registryUrl);
      url.searchParams.set('lang', language);
      url.searchParams.set('own', 'true');
      if (versions) url.searchParams.set('with', versions);
      const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit('texts')) });
      if (!response.ok) throw new Error(`The registry answered ${response.status} for the messages.`);
      const texts = Messages.parse(await response.json());
      remember(lastFromRegistry, key, texts);
      return texts;
    } catch (error) {
      onError(error);
    }
    return lastFromRegistry.get(key);
  }

  /** The texts of code and editors in one language. */
  async function textsIn(language: string, versions: string) {
    const [remote, overrides] = await Promise.all([
      fromRegistry(language, versions),
      db.query<{ key: string; text: string }>('select key, text from message_override where language = $1', [
        language,
      ]),
    ]);
    const ofCode = { ...serverTexts(language), ...(remote ?? lastFromRegistry.get(`${language} `)) };
    return {
      messages: {
        ...ofCode,
        ...Object.fromEntries(overrides.map((override) => [override.key, override.text])),
      },
      ofCode,
      isWhole: remote !== undefined,
    };
  }

  async function load(language: string, versions: string, key: string): Promise<Texts> {
    // Before the texts, so that they are at least of this version.
    const version = await currentVersion();
    const languages = [...new Set([DEFAULT_LANGUAGE, language])];
    const all = await Promise.all(languages.map((one) => textsIn(one, versions)));
    const isWhole = all.every((one) => one.isWhole);
    const messages: Messages = Object.assign({}, ...all.map((one) => one.messages));
    const texts = { messages, ofCode: all.at(-1)?.ofCode ?? {}, isWhole };
    remember(kept, key, { texts, version, until: Date.now() + (isWhole ? KEEP_MS : KEEP_PARTS_MS) });
    return texts;
  }

  return async ({ language, versions: tried = [], release = '' }) => {
    const versions = [...new Set(tried)].sort().join(',');
    const key = `${language} ${versions} ${release}`;
    const known = kept.get(key);
    if (known && known.until > Date.now() && known.version === (await currentVersion())) return known.texts;
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
