import { isHttpError } from '../http/http-error';
import type { Translate } from './messages';

/**
 * Text for a failed call: that of the server for a refused call, else one
 * per fault. Texts: prefix `failure.`; widgets declare it, and `error.` for texts of the server.
 */
export function failureText(translate: Translate, error: unknown): string {
  const own = serverSentences(translate, error);
  return own.length > 0 ? own.join(' ') : translate(`failure.${faultOf(error)}`);
}

type Fault = 'offline' | 'timeout' | 'refused' | 'session' | 'tooMany' | 'server';

/** The kind of fault that a visitor can distinguish. */
export function faultOf(error: unknown): Fault {
  if (!isHttpError(error)) return 'server';
  switch (error.kind) {
    case 'bad-request':
      return error.status === 403 ? 'session' : error.status === 429 ? 'tooMany' : 'refused';
    case 'network':
    case 'cancelled':
      return 'offline';
    case 'timeout':
    case 'aborted':
      return 'timeout';
    case 'bad-response':
    case 'unexpected-shape':
      return 'server';
  }
}

/** Keys of the server that only name the kind of fault. */
const VAGUE = ['technical.error', 'error.validation.general.message', 'error.request.tooMany'];

/** The texts that the server gives for a refused call; empty for every other failure. */
export function serverSentences(translate: Translate, error: unknown): string[] {
  if (!isHttpError(error)) return [];
  const { kind, body } = error;
  const errors = (body as { globalErrors?: { msg: string; values?: unknown }[] } | undefined)?.globalErrors;
  if (kind !== 'bad-request' || !errors) return [];
  return errors.flatMap(({ msg, values }) => {
    const text = translate(msg, values as Record<string, string | number> | undefined, '');
    return VAGUE.includes(msg) || text === '' ? [] : [text];
  });
}
