import { isHttpError, type HttpError } from '../http/http-error';
import type { FieldError } from '../contracts/errors';
import type { Translate } from '../widget/messages';
import type { FormValues } from './use-form';

/** What the server said against a form, in the visitor's words. */
export interface ServerErrors {
  /** By field; an error holds as long as the field has the value that was sent. */
  fields: Record<string, { text: string; sent: unknown }>;
  /** Shown above the submit button. */
  global: readonly string[];
}

export const NO_SERVER_ERRORS: ServerErrors = { fields: {}, global: [] };

interface SaidAgainst {
  fieldErrors: readonly FieldError[];
  globalErrors: readonly { msg: string; values?: unknown }[];
}

/** Message keys to sentences; errors of fields that the form does not have are shown as global ones: nothing is swallowed. */
export function toServerErrors(said: SaidAgainst, sent: FormValues, translate: Translate): ServerErrors {
  const fields: ServerErrors['fields'] = {};
  // Marked fields say it better than "please check".
  const isVague = (msg: string) => said.fieldErrors.length > 0 && VAGUE.includes(msg);
  const global = said.globalErrors
    .filter(({ msg }) => !isVague(msg))
    .map(({ msg, values }) => sentenceOf(translate, msg, values));
  for (const { field, msg, values } of said.fieldErrors) {
    const text = sentenceOf(translate, msg, values);
    if (Object.hasOwn(sent, field)) fields[field] ??= { text, sent: sent[field] };
    else if (!global.includes(text)) global.push(text);
  }
  return { fields, global };
}

/** The same for a call that failed. Bugs are not failures: they go on to the error boundary. */
export function serverErrorsOf(error: unknown, sent: FormValues, translate: Translate): ServerErrors {
  if (!isHttpError(error)) throw error;
  const body = error.body as { globalErrors?: SaidAgainst['globalErrors'] } | undefined;
  const globalErrors = body?.globalErrors ?? [];
  const fieldErrors = Array.isArray(error.fieldErrors) ? error.fieldErrors : [];
  const hasOwnWords = globalErrors.some(({ msg }) => !VAGUE.includes(msg) && translate(msg) !== msg);
  if (error.kind === 'bad-request' && (fieldErrors.length > 0 || hasOwnWords))
    return toServerErrors({ fieldErrors, globalErrors }, sent, translate);
  return { fields: {}, global: [translate(`forms.failure.${reasonOf(error)}`)] };
}

/** Keys that say nothing which the marked fields or the kind of failure do not say better. */
const VAGUE = ['technical.error', 'error.validation.general.message', 'error.request.tooMany'];

function reasonOf({ kind, status }: HttpError): string {
  if (kind === 'bad-request' && status === 403) return 'session';
  if (kind === 'bad-request' && status === 429) return 'tooMany';
  return kind;
}

function sentenceOf(translate: Translate, key: string, values: unknown): string {
  const text = translate(key, (values ?? {}) as Record<string, string | number>);
  return text === key ? translate('forms.failure.bad-request') : text;
}
