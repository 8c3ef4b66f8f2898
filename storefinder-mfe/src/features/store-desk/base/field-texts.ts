import { isHttpError } from '@fachwerk/shared/http';
import type { Translate } from '@fachwerk/shared/widget';

/** The sentences of the server about fields, by field. */
export function fieldTexts(text: Translate, error: unknown): Record<string, string> {
  if (!isHttpError(error)) return {};
  return Object.fromEntries(
    error.fieldErrors.map(({ field, msg, values }) => [
      field,
      text(msg, values as Record<string, string | number> | undefined),
    ]),
  );
}
