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
): string {
  const named = `${key}.${field}`;
  const text = translate(named, values);
  return field === undefined || text === named ? translate(key, values) : text;
}
