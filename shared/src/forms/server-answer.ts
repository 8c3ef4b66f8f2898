import type { FieldError } from '../contracts/kernel/errors';
import { isHttpError } from '../http/http-error';
import { failureText, serverSentences } from '../widget/failure-text';
import type { Translate } from '../widget/messages';
import { fieldMessage } from './field-message';
import type { FormValues } from './use-form';

/** Error texts of the server's answer. */
export interface ServerErrors {
  /** By field; an error applies while the field has the sent value. */
  fields: Record<string, { text: string; sent: unknown }>;
  /** Shown above the submit button. */
  global: readonly string[];
  /** Message keys of the refusal. */
  keys: readonly string[];
}

export const NO_SERVER_ERRORS: ServerErrors = { fields: {}, global: [], keys: [] };

interface FormErrors {
  fieldErrors: readonly FieldError[];
  globalErrors: readonly { msg: string; values?: unknown }[];
}

/** Translates message keys. Errors of fields that the form does not have become errors of the whole form. */
export function toServerErrors(errors: FormErrors, sent: FormValues, translate: Translate): ServerErrors {
  const fields: ServerErrors['fields'] = {};
  // Field errors are more exact than a general request to check the input.
  const isVague = (msg: string) => errors.fieldErrors.length > 0 && VAGUE.includes(msg);
  const global = errors.globalErrors
    .filter(({ msg }) => !isVague(msg))
    .map(({ msg, values }) => sentenceOf(translate, msg, values));
  for (const { field, msg, values } of errors.fieldErrors) {
    const text = sentenceOf(translate, msg, values, field);
    if (Object.hasOwn(sent, field)) fields[field] ??= { text, sent: sent[field] };
    else if (!global.includes(text)) global.push(text);
  }
  return { fields, global, keys: errors.globalErrors.map(({ msg }) => msg) };
}

/** Errors of a failed call. Other exceptions are bugs and go to the error boundary. */
export function serverErrorsOf(error: unknown, sent: FormValues, translate: Translate): ServerErrors {
  if (!isHttpError(error)) throw error;
  const body = error.body as { globalErrors?: FormErrors['globalErrors'] } | undefined;
  const fieldErrors = Array.isArray(error.fieldErrors) ? error.fieldErrors : [];
  // The text of a refusal is complete; only after other failures the visitor has to learn that the input is
  // kept.
  if (
    error.kind === 'bad-request' &&
    (fieldErrors.length > 0 || serverSentences(translate, error).length > 0)
  )
    return toServerErrors({ fieldErrors, globalErrors: body?.globalErrors ?? [] }, sent, translate);
  return { fields: {}, global: [`${failureText(translate, error)} ${translate('forms.kept')}`], keys: [] };
}

/** General keys, omitted when fields have errors. */
const VAGUE = ['technical.error', 'error.validation.general.message', 'error.request.tooMany'];

function sentenceOf(translate: Translate, key: string, values: unknown, field?: string): string {
  const filled = (values ?? {}) as Record<string, string | number>;
  return fieldMessage(translate, field, key, filled, translate('failure.refused'));
}
