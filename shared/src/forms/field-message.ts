import type { Translate } from '../widget/messages';

/**
 * Error text of a field: `<key>.<field>` where that text exists, e.g. `forms.required.email`
 * ("Bitte geben Sie Ihre E-Mail-Adresse ein."), else the text of the key.
 */
export function fieldMessage(
  translate: Translate,
  field: string | undefined,
  key: string,
  values?: Record<string, string | number>,
  otherwise?: string,
): string {
  const own = field === undefined ? '' : translate(`${key}.${field}`, values, '');
  return own || translate(key, values, otherwise);
}
