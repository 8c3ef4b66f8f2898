import type { CsrfToken } from '@fachwerk/shared/contracts';
import { type HttpClient, HttpError } from '@fachwerk/shared/http';

export type ApiClient = HttpClient & { setCsrf(token: CsrfToken): void };

export interface LateClient extends ApiClient {
  /** Loads the code before the first call; a failure is silent. */
  prepare(): void;
}

/** As long as a call may take. */
const LOAD_MS = 15_000;

/** An HTTP client whose code loads with the first call. If it fails, the next call loads it again. */
export function lateClient(load: () => Promise<ApiClient>): LateClient {
  let client: Promise<ApiClient> | undefined;
  let token: CsrfToken | undefined;

  const ready = (): Promise<ApiClient> => {
    client ??= withLimit(load()).then(
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

const withLimit = <T>(work: Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const fail = (kind: 'network' | 'timeout', cause: unknown) =>
      reject(new HttpError(kind, `The HTTP client was not loaded: ${String(cause)}`));
    const timer = setTimeout(() => fail('timeout', `${LOAD_MS} ms`), LOAD_MS);
    work.then(resolve, (cause: unknown) => fail('network', cause)).finally(() => clearTimeout(timer));
  });
