import { type Bus, createBus } from '../bus/bus';
import type { PageConfig } from '../contracts/cms/page-config';
import { type Call, type CallShape, pathOf } from '../contracts/kernel/call';
import type { Messages } from '../contracts/kernel/messages';
import { readableKey } from '../format/readable-key';
import type { CallInput, HttpClient, QueryParams } from '../http/http-client';
import type { Platform, TrackedEvent } from '../widget/platform';
import { type AnswerTo, respond } from './answer-to';
import { holdMessages } from './own-expectations';

export interface FakeCall {
  method: Call['method'];
  /** Path with its parameters filled in. */
  path: string;
  query?: QueryParams;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakePlatformOptions {
  /** From `answerTo`; the last answer for a call applies. A call without an answer fails as `network`. */
  answers?: readonly AnswerTo[];
  messages?: Messages;
  config?: Partial<PageConfig>;
  bus?: Bus;
  now?: string;
}

export interface FakePlatform extends Platform {
  calls: FakeCall[];
  /** Inputs of the calls, in order. */
  callsOf<Shape extends CallShape>(call: Call<Shape>): CallInput<Shape>[];
  tracked: TrackedEvent[];
  /** Keys that widgets used and that have no text. */
  missingTexts: string[];
  /** Names of the work that has not ended. */
  pending(): string[];
  end(): void;
}

/**
 * A platform without network and page for unit tests. The bus is the real one with validation. Answers and
 * messages are held to the expectations of the package (`src/expectations.ts`).
 */
export function fakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const calls: FakeCall[] = [];
  const made: { call: Call; input: unknown }[] = [];
  const tracked: TrackedEvent[] = [];
  const missingTexts: string[] = [];
  const pending = new Map<Promise<unknown>, string>();
  const controller = new AbortController();
  const { answers = [] } = options;

  const api: HttpClient = {
    async call(call, ...[input]) {
      const { params, query, form, json, idempotencyKey, ...rest } = (input ?? {}) as CallInput<CallShape>;
      const key = idempotencyKey === undefined ? undefined : { 'idempotency-key': idempotencyKey };
      const headers = rest.headers || key ? { ...rest.headers, ...key } : undefined;
      const fake = {
        method: call.method,
        path: pathOf(call, params),
        query: query as QueryParams | undefined,
        body: form ?? json,
        headers,
      };
      calls.push(fake);
      made.push({ call, input: input ?? {} });
      return respond(answers, call, input ?? {});
    },
  };

  const bus = options.bus ?? createBus({ validate: true });
  holdMessages(bus, controller.signal);

  return {
    bus,
    api,
    config: {
      shopLocale: 'de-DE',
      pageUrls: { start: '/', search: '/search/', basket: '/basket/' },
      apiOrigin: '',
      ...options.config,
    },
    messages: options.messages ?? {},
    track: (event) => void tracked.push(event),
    missingText(key) {
      missingTexts.push(key);
      return readableKey(key);
    },
    addWork(what, work) {
      pending.set(work, what);
      void work.finally(() => pending.delete(work));
    },
    signal: controller.signal,
    root: typeof document === 'undefined' ? null : document.body,
    now: options.now ?? '2026-11-21T10:00:00.000Z',
    calls,
    callsOf: <Shape extends CallShape>({ method, path }: Call<Shape>) =>
      made
        .filter(({ call }) => call.method === method && call.path === path)
        .map(({ input }) => input as CallInput<Shape>),
    tracked,
    missingTexts,
    pending: () => [...pending.values()],
    end: () => controller.abort(),
  };
}
