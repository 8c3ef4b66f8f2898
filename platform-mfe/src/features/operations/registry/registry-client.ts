import { type Call, type CallShape, pathOf } from '@fachwerk/shared/calls';
import { answerFault, type CallInput, type HttpClient } from '@fachwerk/shared/http';
import { errorOfAnswer, isRegistryError, RegistryError } from './registry-error';

/** The `call` of the platform's HTTP client; it rejects with a RegistryError. */
export type RegistryClient = Pick<HttpClient, 'call'>;

const PATIENCE_MS = 10_000;

/**
 * Calls the registry directly and not through the platform's `api`, which needs a token of the shop's API
 * before every change: a bad release must be rolled back even if that API fails. The registry itself checks
 * cookie, origin and content type.
 */
export const registryClient: RegistryClient = {
  call: (call, ...[input]) => send(call, (input ?? {}) as CallInput<CallShape>),
};

async function send<Shape extends CallShape>(
  call: Call<Shape>,
  { params, query, json, signal }: CallInput<CallShape>,
): Promise<Shape['answer']> {
  const path = pathOf(call, params) + searchOf(query);
  const what = `${call.method} ${path}`;
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  signal?.addEventListener('abort', end);
  try {
    const response = await fetch(path, {
      method: call.method,
      credentials: 'same-origin',
      cache: 'no-store',
      // A sign-out arrives also where the page is closed at once.
      keepalive: call.method === 'DELETE',
      headers: {
        accept: 'application/json',
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
      signal: controller.signal,
    });
    const text = await response.text();
    if (!response.ok)
      throw errorOfAnswer(response.status, parse(text), response.headers.get('retry-after'), what);
    const body = parse(text);
    const fault = answerFault(call, body);
    if (fault) throw new RegistryError('broken', `${what}: ${fault}`);
    return body as Shape['answer'];
  } catch (error) {
    if (isRegistryError(error)) throw error;
    throw new RegistryError('silent', `${what}: ${String(error)}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function searchOf(query: object = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length > 0 ? `?${search.toString()}` : '';
}

function parse(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
