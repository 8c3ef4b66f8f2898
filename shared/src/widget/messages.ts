import { useCallback } from 'react';
import type { Messages } from '../contracts/kernel/messages';
import { formatNumber } from '../format/format-number';
import { SHOP_LOCALE } from '../format/shop-locale';
import { usePlatform } from './platform';

/** Digits of a number in a text, after the decimal comma. */
const MAX_DIGITS = 3;

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * The text of a key with its `{placeholders}` filled: numbers in the format of `locale` ("99.999"), texts as
 * they are. A number that names something, such as a year, is given as text. With a `count`, the texts
 * `key.one` and `key.other` are used if they exist. A key without a text is returned unchanged.
 */
export function formatMessage(
  messages: Messages,
  key: string,
  values: Record<string, string | number> = {},
  locale: string = SHOP_LOCALE,
): string {
  const plural = 'count' in values ? `${key}.${values.count === 1 ? 'one' : 'other'}` : key;
  const text = messages[plural] ?? messages[key];
  // Not a string for inherited names such as "constructor".
  if (typeof text !== 'string') return key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, locale, MAX_DIGITS) : value;
  });
}

export function useMessages(): Translate {
  const { messages, config } = usePlatform();
  const { shopLocale } = config;
  return useCallback(
    (key, values) => formatMessage(messages, key, values, shopLocale),
    [messages, shopLocale],
  );
}
