import type { CsrfToken } from '@fachwerk/shared/contracts';
import { type HttpClient, HttpError } from '@fachwerk/shared/http';
import type { PendingWork } from '../core/pending-work';
import { withTimeout } from '../core/timeout';
import { timeLimit } from '../time-limits';

export type ApiClient = HttpClient & { setCsrf(token: CsrfToken): void };

export interface LateClient extends ApiClient {
  /** Loads the code before the first call; a failure is silent. */
  prepare(): void;
}

/** An HTTP client whose code loads with the first call. If it fails, the next call loads it again. */
export function lateClient(load: () => Promise<ApiClient>): LateClient {
  let client: Promise<ApiClient> | undefined;
  let token: CsrfToken | undefined;

  const ready = (): Promise<ApiClient> => {
    client ??= loadInTime(load).then(
      (loaded) => {
        if (token) loaded.setCsrf(token);
        return loaded;
      },
      (error: unknown) => {
        client = undefined;
        throw error;
      },
    );
    return client;
  };

  return {
    call: async (...call) => (await ready()).call(...call),
    setCsrf(newest) {
      token = newest;
      void client?.then((loaded) => loaded.setCsrf(newest)).catch(() => {});
    },
    prepare() {
      ready().catch(() => {});
    },
  };
}

/** Counts the calls of a client as pending work. */
export const countCalls = (client: LateClient, work: PendingWork): LateClient => ({
  ...client,
  call: (...call) => work.add(`${call[0].method} ${call[0].path}`, client.call(...call)),
});

function loadInTime(load: () => Promise<ApiClient>): Promise<ApiClient> {
  const work = load().catch((cause: unknown) => {
    throw notLoaded('network', cause);
  });
  const ms = timeLimit('client');
  return withTimeout(work, ms, () => notLoaded('timeout', `${ms} ms`));
}

const notLoaded = (kind: 'network' | 'timeout', cause: unknown) =>
  new HttpError(kind, `The HTTP client was not loaded: ${String(cause)}`);
