import type { Messages } from '@fachwerk/shared/contracts';
import { formatNumber, SHOP_LOCALE } from '@fachwerk/shared/format';

/** Digits of a number in a text, after the decimal comma. */
const MAX_DIGITS = 3;

type Values = Record<string, string | number>;

/**
 * Server version of the browser's `formatMessage`, without React: fills `{placeholders}`, numbers in the
 * format of `locale`, and selects `key.one` and `key.other` by `count`.
 */
export function formatText(
  messages: Messages,
  key: string,
  values: Values = {},
  locale: string = SHOP_LOCALE,
): string {
  const plural = 'count' in values ? `${key}.${values.count === 1 ? 'one' : 'other'}` : key;
  const text = messages[plural] ?? messages[key];
  if (typeof text !== 'string') return key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale, MAX_DIGITS) : value;
  });
}
