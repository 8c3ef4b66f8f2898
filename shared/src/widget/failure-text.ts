import { isHttpError, type HttpError } from '../http/http-error';
import type { Translate } from './messages';

/**
 * The sentence for the visitor about a failed call: the server's own one for a refused call, else one
 * per fault. Texts: prefix `failure.`; a widget declares it, and `error.` for the server's sentences.
 */
export function failureText(translate: Translate, error: unknown): string {
  const own = isHttpError(error) ? ownSentences(translate, error) : [];
  return own.length > 0 ? own.join(' ') : translate(`failure.${faultOf(error)}`);
}

type Fault = 'offline' | 'timeout' | 'refused' | 'session' | 'tooMany' | 'server';

/** The kind of fault as a visitor can tell them apart. */
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

/** Keys of the server that carry no more than the kind of fault. */
const VAGUE = ['technical.error', 'error.validation.general.message', 'error.request.tooMany'];

function ownSentences(translate: Translate, { kind, body }: HttpError): string[] {
  const errors = (body as { globalErrors?: { msg: string; values?: unknown }[] } | undefined)?.globalErrors;
  if (kind !== 'bad-request' || !errors) return [];
  return errors.flatMap(({ msg, values }) => {
    const text = translate(msg, values as Record<string, string | number> | undefined);
    return VAGUE.includes(msg) || text === msg ? [] : [text];
  });
}
