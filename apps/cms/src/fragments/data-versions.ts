import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { DATA_VERSION, readNavigation } from '@fachwerk/shared/calls';
import type { FastifyBaseLogger } from 'fastify';

export interface DataVersions {
  /** The version of the catalogue; undefined while no recent answer of the API confirms it. */
  current(): string | undefined;
  /** Rejects if the API does not answer with a version. */
  confirm(): Promise<void>;
  /** An answer of the API has this version. */
  saw(version: string): void;
}

interface Options {
  apiUrl: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Time between two requests; pages without visitors cause none. */
  askMs?: number;
  /** How long an answer confirms the version. */
  trustMs?: number;
  clock?: () => number;
}

/** What is known of the version. */
interface Knowledge {
  version: string | undefined;
  confirmedAt: number;
  askedAt: number;
  etag: string | undefined;
  hasFailed: boolean;
}

const NOTHING: Knowledge = {
  version: undefined,
  confirmedAt: -Infinity,
  askedAt: -Infinity,
  etag: undefined,
  hasFailed: false,
};

/**
 * The version of the data in public answers of the API. It is read in the background, at most once a second,
 * so that pages from a cache show changed prices a second later.
 */
export function dataVersions(options: Options): DataVersions {
  const { apiUrl, log, askMs = 1000, trustMs = 3000, clock = Date.now } = options;
  let known = NOTHING;

  async function confirm(): Promise<void> {
    const confirmedAt = clock();
    known = { ...known, askedAt: confirmedAt };
    const answer = await ask(apiUrl, known.etag);
    known = { ...known, ...answer, confirmedAt, hasFailed: false };
  }

  function report(error: unknown): void {
    // An outage is logged once.
    if (!known.hasFailed)
      log.warn(error, 'The version of the catalogue is not known: pages are kept shortly');
    known = { ...known, hasFailed: true };
  }

  return {
    current() {
      if (clock() - known.askedAt >= askMs) confirm().catch(report);
      return clock() - known.confirmedAt < trustMs ? known.version : undefined;
    },
    confirm,
    saw(version) {
      // An instance of the API may know a new version a second later than another one.
      if (known.version !== undefined && Number(version) < Number(known.version)) return;
      known = { ...known, version, confirmedAt: clock() };
    },
  };
}

/** Fails if the API does not answer with a version. */
async function ask(apiUrl: string, etag: string | undefined): Promise<Pick<Knowledge, 'version' | 'etag'>> {
  const response = await fetch(apiUrl + readNavigation.path, {
    headers: etag === undefined ? {} : { 'if-none-match': etag },
    signal: AbortSignal.timeout(timeLimit('dataVersion')),
  });
  await response.arrayBuffer();
  const version = response.headers.get(DATA_VERSION);
  if (version === null) throw new Error(`${readNavigation.path} answers ${response.status}.`);
  return { version, etag: response.headers.get('etag') ?? undefined };
}
