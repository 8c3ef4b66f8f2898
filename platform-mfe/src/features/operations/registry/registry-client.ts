import type { AnswerSchema } from '@fachwerk/shared/http';
import { errorOfAnswer, isRegistryError, RegistryError } from './registry-error';

export interface RegistryClient {
  get<T>(path: string, answer: AnswerSchema<T>, signal?: AbortSignal): Promise<T>;
  post<T>(path: string, body: unknown, answer: AnswerSchema<T>): Promise<T>;
  remove(path: string): Promise<void>;
}

const PATIENCE_MS = 10_000;

/**
 * Calls the registry directly and not through the platform's `api`, which needs a token of the shop's API
 * before every change: a bad release must be rolled back even if that API fails. The registry itself checks
 * cookie, origin and content type.
 */
export const registryClient: RegistryClient = {
  get: (path, answer, signal) => ask('GET', path, answer, undefined, signal),
  post: (path, body, answer) => ask('POST', path, answer, body),
  async remove(path) {
    await ask('DELETE', path, anything);
  },
};

const anything: AnswerSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };

async function ask<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  answer: AnswerSchema<T>,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const what = `${method} /federation/${path}`;
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  signal?.addEventListener('abort', end);
  try {
    const response = await fetch(`/federation/${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: controller.signal,
    });
    const text = await response.text();
    if (!response.ok)
      throw errorOfAnswer(response.status, parse(text), response.headers.get('retry-after'), what);
    const result = answer.safeParse(parse(text));
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new RegistryError('broken', `${what}: ${issue?.path.map(String).join('.')}: ${issue?.message}`);
  } catch (error) {
    if (isRegistryError(error)) throw error;
    throw new RegistryError('silent', `${what}: ${String(error)}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function parse(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}
