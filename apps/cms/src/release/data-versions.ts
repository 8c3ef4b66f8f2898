import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { DATA_VERSION, readMessageVersion, readNavigation } from '@fachwerk/shared/calls';
import { MessageVersion } from '@fachwerk/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';

export interface Versions {
  /** Undefined while no recent answer of the API confirms it. */
  current(): string | undefined;
  /** Like `current`; the first visit after a pause waits for an answer, unless the last one has failed. */
  known(): Promise<string | undefined>;
  /** Rejects if the API does not answer with a version. */
  confirm(): Promise<void>;
  /** An answer of the API has this version. */
  saw(version: string): void;
}

interface Options {
  apiUrl: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** What has the version, for the log. */
  of: string;
  /** Fails if the API does not answer with a version. */
  ask: (apiUrl: string, etag: string | undefined) => Promise<Answer>;
  /** Time between two requests; pages without visitors cause none. */
  askMs?: number;
  /** How long an answer confirms the version. */
  trustMs?: number;
  clock?: () => number;
}

interface Answer {
  version: string;
  etag?: string | undefined;
}

/** What is known of the version. */
interface Knowledge {
  version: string | undefined;
  confirmedAt: number;
  askedAt: number;
  etag?: string | undefined;
  hasFailed: boolean;
}

const NOTHING: Knowledge = {
  version: undefined,
  confirmedAt: -Infinity,
  askedAt: -Infinity,
  hasFailed: false,
};

type VersionOptions = Omit<Options, 'ask' | 'of'>;

/** The version of the catalogue, in public answers of the API. */
export const dataVersions = (options: VersionOptions): Versions =>
  versionsOf({ ...options, of: 'catalogue', ask: askForData });

/** The version of the texts of editors: every instance of the API has texts of at least this version. */
export const textVersions = (options: VersionOptions): Versions =>
  versionsOf({ ...options, of: 'texts', ask: askForTexts });

/** What pages contain beside the code. */
export const knownVersions = (options: VersionOptions) => ({
  dataVersions: dataVersions(options),
  textVersions: textVersions(options),
});

/**
 * A version that rises with what pages contain. It is read in the background, at most once a second, so that
 * pages from a cache show a change a second later.
 */
function versionsOf(options: Options): Versions {
  const { apiUrl, log, of, ask, askMs = 1000, trustMs = 3000, clock = Date.now } = options;
  let known = NOTHING;
  /** The last question. */
  let asking: Promise<void> | undefined;

  async function confirm(): Promise<void> {
    const confirmedAt = clock();
    known = { ...known, askedAt: confirmedAt };
    const answer = await ask(apiUrl, known.etag);
    known = { ...known, ...answer, confirmedAt, hasFailed: false };
  }

  function report(error: unknown): void {
    // An outage is logged once.
    if (!known.hasFailed) log.warn(error, `The version of the ${of} is not known: pages are kept shortly`);
    known = { ...known, hasFailed: true };
  }

  const current = (): string | undefined => {
    if (clock() - known.askedAt >= askMs) asking = confirm().catch(report);
    return clock() - known.confirmedAt < trustMs ? known.version : undefined;
  };

  return {
    current,
    async known() {
      const version = current();
      if (version !== undefined || known.hasFailed) return version;
      await asking;
      return current();
    },
    confirm,
    saw(version) {
      // An instance of the API may know a new version a second later than another one.
      if (known.version !== undefined && Number(version) < Number(known.version)) return;
      known = { ...known, version, confirmedAt: clock() };
    },
  };
}

async function askForData(apiUrl: string, etag: string | undefined): Promise<Answer> {
  const response = await fetch(apiUrl + readNavigation.path, {
    headers: etag === undefined ? {} : { 'if-none-match': etag },
    signal: AbortSignal.timeout(timeLimit('dataVersion')),
  });
  await response.arrayBuffer();
  const version = response.headers.get(DATA_VERSION);
  if (version === null) throw new Error(`${readNavigation.path} answers ${response.status}.`);
  return { version, etag: response.headers.get('etag') ?? undefined };
}

async function askForTexts(apiUrl: string): Promise<Answer> {
  const response = await fetch(apiUrl + readMessageVersion.path, {
    signal: AbortSignal.timeout(timeLimit('dataVersion')),
  });
  if (!response.ok) throw new Error(`${readMessageVersion.path} answers ${response.status}.`);
  return { version: String(MessageVersion.parse(await response.json()).version) };
}
