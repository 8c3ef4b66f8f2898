import { isHttpError } from '../http/http-error';
import type { FieldError } from '../contracts/errors';
import { failureText } from '../widget/failure-text';
import type { Translate } from '../widget/messages';
import { fieldMessage } from './field-message';
import type { FormValues } from './use-form';

/** The server's errors of a form, as sentences. */
export interface ServerErrors {
  /** By field; an error holds as long as the field has the value that was sent. */
  fields: Record<string, { text: string; sent: unknown }>;
  /** Shown above the submit button. */
  global: readonly string[];
}

export const NO_SERVER_ERRORS: ServerErrors = { fields: {}, global: [] };

interface FormErrors {
  fieldErrors: readonly FieldError[];
  globalErrors: readonly { msg: string; values?: unknown }[];
}

/** Message keys to sentences; errors of fields that the form does not have are shown as global ones: nothing is swallowed. */
export function toServerErrors(errors: FormErrors, sent: FormValues, translate: Translate): ServerErrors {
  const fields: ServerErrors['fields'] = {};
  // Marked fields are more exact than "please check".
  const isVague = (msg: string) => errors.fieldErrors.length > 0 && VAGUE.includes(msg);
  const global = errors.globalErrors
    .filter(({ msg }) => !isVague(msg))
    .map(({ msg, values }) => sentenceOf(translate, msg, values));
  for (const { field, msg, values } of errors.fieldErrors) {
    const text = sentenceOf(translate, msg, values, field);
    if (Object.hasOwn(sent, field)) fields[field] ??= { text, sent: sent[field] };
    else if (!global.includes(text)) global.push(text);
  }
  return { fields, global };
}

/** The errors of a call that failed. Anything else that was thrown is a bug and goes to the error boundary. */
export function serverErrorsOf(error: unknown, sent: FormValues, translate: Translate): ServerErrors {
  if (!isHttpError(error)) throw error;
  const body = error.body as { globalErrors?: FormErrors['globalErrors'] } | undefined;
  const fieldErrors = Array.isArray(error.fieldErrors) ? error.fieldErrors : [];
  if (error.kind === 'bad-request' && fieldErrors.length > 0)
    return toServerErrors({ fieldErrors, globalErrors: body?.globalErrors ?? [] }, sent, translate);
  return { fields: {}, global: [`${failureText(translate, error)} ${translate('forms.kept')}`] };
}

/** Keys that are less exact than the marked fields. */
const VAGUE = ['technical.error', 'error.validation.general.message', 'error.request.tooMany'];

function sentenceOf(translate: Translate, key: string, values: unknown, field?: string): string {
  const text = fieldMessage(translate, field, key, (values ?? {}) as Record<string, string | number>);
  return text === key ? translate('failure.refused') : text;
}
