import { createBus, type Bus } from '../bus/bus';
import type { Messages } from '../contracts/navigation';
import { HttpError } from '../http/http-error';
import type { AnswerSchema, CallOptions, HttpClient } from '../http/http-client';
import type { PageConfig, Platform, TrackedEvent } from '../widget/platform';

export interface FakeCall {
  method: 'GET' | 'POST';
  path: string;
  query?: CallOptions['query'];
  body?: unknown;
  headers?: CallOptions['headers'];
}

/** Answers a call as the API would, or throws an HttpError. */
export type FakeAnswer = (call: FakeCall) => unknown;

export interface FakePlatformOptions {
  /** Keyed by "GET /rest/products/"; the answer is checked against the caller's contract, as the real client does. */
  answers?: Record<string, FakeAnswer>;
  messages?: Messages;
  config?: Partial<PageConfig>;
  bus?: Bus;
  now?: string;
}

export interface FakePlatform extends Platform {
  calls: FakeCall[];
  tracked: TrackedEvent[];
  end(): void;
}

/** A platform without network and page, for unit tests of one widget. The bus is the real one, validating. */
export function fakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const calls: FakeCall[] = [];
  const tracked: TrackedEvent[] = [];
  const controller = new AbortController();

  const call = async <T>(fake: FakeCall, answer: AnswerSchema<T>): Promise<T> => {
    calls.push(fake);
    const respond = options.answers?.[`${fake.method} ${fake.path}`];
    if (!respond) throw new HttpError('network', `No fake answer for ${fake.method} ${fake.path}`);
    const body = await respond(fake);
    const result = answer.safeParse(body);
    if (!result.success) {
      const [issue] = result.error.issues;
      throw new Error(
        `The fake answer of ${fake.path} breaks the contract: ${issue?.path.join('.')}: ${issue?.message}`,
      );
    }
    return result.data;
  };
  const api: HttpClient = {
    get: (path, answer, { query } = {}) => call({ method: 'GET', path, query }, answer),
    postForm: (path, body, answer, { headers } = {}) => call({ method: 'POST', path, body, headers }, answer),
    postJson: (path, body, answer, { headers } = {}) => call({ method: 'POST', path, body, headers }, answer),
  };

  return {
    bus: options.bus ?? createBus({ validate: true }),
    api,
    config: {
      shopLocale: 'de-DE',
      urls: { start: '/', search: '/search/', basket: '/basket/' },
      apiOrigin: '',
      ...options.config,
    },
    messages: options.messages ?? {},
    track: (event) => void tracked.push(event),
    signal: controller.signal,
    root: typeof document === 'undefined' ? null : document.body,
    now: options.now ?? '2026-11-21T10:00:00.000Z',
    calls,
    tracked,
    end: () => controller.abort(),
  };
}
