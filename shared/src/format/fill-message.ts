import { formatNumber } from './format-number';
import { pluralCategory } from './plural-category';

/** Digits of a number in a text, after the decimal comma. */
const MAX_DIGITS = 3;

/** See `formatMessage` of widgets; servers use it without React. Undefined for a key without a text. */
export function fillMessage(
  messages: Readonly<Record<string, string>>,
  key: string,
  values: Record<string, string | number> = {},
  locale: string,
): string | undefined {
  const plural = (category: string) => messages[`${key}.${category}`];
  const ofCount =
    'count' in values ? (plural(pluralCategory(values.count, locale)) ?? plural('other')) : undefined;
  const text = ofCount ?? messages[key];
  // Not a string for inherited names such as "constructor".
  if (typeof text !== 'string') return undefined;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale, MAX_DIGITS) : value;
  });
}
