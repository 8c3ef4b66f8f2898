import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { CsrfToken } from '../contracts/identity/user';
import { type Call, type CallShape, changesState, pathOf } from '../contracts/kernel/call';
import type { Language } from '../rules/languages';
import { answerFault } from './answer-fault';
import { API_TIMEOUT_MS } from './api-timeout';
import { HttpError, isHttpError } from './http-error';
import { queryIn } from './query-in';
import { readCached, type TextStorage, writeCached } from './session-cache';

/** Query parameters; a list is sent as a repeated parameter. */
export type QueryParams = Record<string, string | number | boolean | readonly string[] | undefined>;

/** A file of a form, under the name of its field. */
export interface SentFile {
  field: string;
  name: string;
  content: Blob;
}

/** Input and options of a call. */
export type CallInput<Shape extends CallShape> = Omit<Shape, 'answer'> & {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Milliseconds. Absent: the limit of the client. */
  timeout?: number;
  /** A retry with the same key gets the same answer and has no second effect. */
  idempotencyKey?: string;
  /** With files, a form is sent as multipart/form-data. */
  files?: readonly SentFile[];
  /** Further headers of this call, e.g. when an action that is sent later was recorded. */
  headers?: Record<string, string>;
};

/** Optional for calls without parameters and body. */
type Inputs<Shape extends CallShape> =
  Record<never, never> extends Omit<Shape, 'answer'> ? [input?: CallInput<Shape>] : [input: CallInput<Shape>];

/** `api` of a widget. A failed call rejects with an HttpError and nothing else. */
export interface HttpClient {
  call<Shape extends CallShape>(call: Call<Shape>, ...inputs: Inputs<Shape>): Promise<Shape['answer']>;
}

export interface HttpClientOptions {
  /** Origin of the API; empty in the browser. */
  baseURL?: string;
  /** Sent with every call, e.g. the visitor's cookie on the server. */
  headers?: Record<string, string>;
  /** Fetches the CSRF token when a call needs one and none is set. */
  fetchCsrf?: () => Promise<CsrfToken>;
  /** Keeps the answers of cacheable calls for the session. */
  storage?: TextStorage;
  /** Milliseconds. Absent: `API_TIMEOUT_MS`. */
  timeout?: number;
  /** Of the texts in answers; German if absent. */
  language?: Language | undefined;
  /** Changes an answer before its check. */
  receive?: (body: unknown) => unknown;
}

const REFRESHED_CSRF = 'x-refreshed-csrf';

export function createHttpClient(options: HttpClientOptions = {}): HttpClient & {
  /** Sets the token of `GET /rest/user/`, so that the first change needs no extra call. */
  setCsrf(token: CsrfToken): void;
} {
  const client: AxiosInstance = axios.create({
    baseURL: options.baseURL ?? '',
    timeout: options.timeout ?? API_TIMEOUT_MS,
    withCredentials: true,
    headers: { accept: 'application/json', ...options.headers },
    paramsSerializer: { serialize: serializeQuery },
  });
  let csrf: CsrfToken | undefined;
  let fetching: Promise<void> | undefined;

  /** Calls that start together share one token request. */
  const ensureCsrf = (): Promise<void> => {
    if (csrf || !options.fetchCsrf) return Promise.resolve();
    fetching ??= options
      .fetchCsrf()
      .then((token) => {
        csrf ??= token;
      })
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  };

  const rememberRefreshed = (response: AxiosResponse | undefined): boolean => {
    const value: unknown = response?.headers[REFRESHED_CSRF];
    if (typeof value !== 'string' || !value) return false;
    csrf = { name: csrf?.name ?? '_csrf', header: csrf?.header ?? 'x-csrf-token', value };
    return true;
  };

  async function send(config: AxiosRequestConfig, needsCsrf: boolean, isRetry = false): Promise<unknown> {
    try {
      if (needsCsrf) await ensureCsrf();
      const headers = needsCsrf && csrf ? { ...config.headers, [csrf.header]: csrf.value } : config.headers;
      const response = await client.request<unknown>({ ...config, headers });
      rememberRefreshed(response);
      return response.data;
    } catch (error) {
      const response = error instanceof AxiosError ? error.response : undefined;
      const refreshed = rememberRefreshed(response);
      // The token is stale. The refusal carries a fresh one, so one retry is enough.
      if (needsCsrf && refreshed && response?.status === 403 && !isRetry) return send(config, true, true);
      throw toHttpError(error);
    }
  }

  const call = async <Shape extends CallShape>(
    facts: Call<Shape>,
    input: CallInput<CallShape> = {},
  ): Promise<Shape['answer']> => {
    const { params, form, json, signal, timeout, idempotencyKey, files = [] } = input;
    const query = queryIn(options.language, facts, input.query) ?? {};
    const { method } = facts;
    const url = pathOf(facts, params);
    // The registry checks cookie and origin and uses no token.
    const needsCsrf = changesState(facts) && facts.app !== 'registry';
    const storage = facts.isCacheable ? options.storage : undefined;
    const key = `${url}?${serializeQuery(query)}`;
    const kept = storage && readCached(storage, key);
    if (kept !== undefined && !answerFault(facts, kept)) return kept;
    const data = form ? formBody(form, files) : json;
    const headers = { ...input.headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) };
    const sent = await send({ method, url, params: query, signal, timeout, headers, data }, needsCsrf);
    const body = options.receive ? options.receive(sent) : sent;
    const fault = answerFault(facts, body);
    if (fault) throw new HttpError('unexpected-shape', `${method} ${url}: ${fault}`, 200, body);
    if (storage) writeCached(storage, key, body);
    return body;
  };

  return {
    call: (facts, ...[input]) => call(facts, input),
    setCsrf(token) {
      csrf = token;
    },
  };
}

function serializeQuery(query: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) params.append(name, String(one));
    else if (value !== undefined) params.append(name, String(value));
  }
  return params.toString();
}

function formBody(form: object, files: readonly SentFile[]): URLSearchParams | FormData {
  if (files.length === 0) return new URLSearchParams(definedEntries(form));
  const body = new FormData();
  for (const [name, value] of definedEntries(form)) body.append(name, value);
  for (const { field, name, content } of files) body.append(field, content, name);
  return body;
}

const definedEntries = (fields: object): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) => {
    // A list is sent as a repeated field.
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one): [string, string][] => (one === undefined ? [] : [[name, String(one)]]));
  });

function toHttpError(error: unknown): HttpError {
  if (isHttpError(error)) return error;
  if (!(error instanceof AxiosError)) return new HttpError('network', String(error));
  const what = `${error.config?.method?.toUpperCase()} ${error.config?.url}`;
  if (axios.isCancel(error)) return new HttpError('cancelled', `${what}: cancelled`);
  if (error.code === 'ETIMEDOUT' || (error.code === 'ECONNABORTED' && /timeout/i.test(error.message)))
    return new HttpError('timeout', `${what}: timed out`);
  // Comes last: a connection can break after a response with status 200 has started.
  const { status = 0, data } = error.response ?? {};
  const kind = status >= 500 ? 'bad-response' : 'bad-request';
  if (status >= 300)
    return new HttpError(kind, `${what}: ${status}`, status, data, secondsToWait(error.response));
  if (status > 0 || error.code === 'ECONNABORTED' || error.code === 'ECONNRESET')
    return new HttpError('aborted', `${what}: connection aborted`);
  return new HttpError('network', `${what}: ${error.message}`);
}

/** Seconds of `retry-after`; its other form, a date, is not used by our servers. */
function secondsToWait(response: AxiosResponse | undefined): number | undefined {
  const seconds = Number(response?.headers['retry-after']);
  return seconds > 0 ? seconds : undefined;
}
