import { useCallback } from 'react';
import type { Messages } from '../contracts/kernel/messages';
import { fillMessage } from '../format/fill-message';
import { readableKey } from '../format/readable-key';
import { SHOP_LOCALE } from '../format/shop-locale';
import { usePlatform } from './platform';

type Values = Record<string, string | number>;

/**
 * The text of a key. `otherwise` is returned for a key without a text, e.g. one that a newer server has sent;
 * without it such a key is a fault: it is reported, and visitors read a part of the key.
 */
export type Translate = (key: string, values?: Values, otherwise?: string) => string;

/**
 * The text of a key with its `{placeholders}` filled: numbers in the format of `locale` ("99.999"), texts as
 * they are. A number that names something, such as a year, is given as text. With a `count`, the text of its
 * plural category is used if it exists: `key.one`, `key.other`.
 */
export const formatMessage = (
  messages: Messages,
  key: string,
  values?: Values,
  locale: string = SHOP_LOCALE,
  whenMissing: (key: string) => string = readableKey,
): string => fillMessage(messages, key, values, locale) ?? whenMissing(key);

export function useMessages(): Translate {
  const { messages, config, missingText } = usePlatform();
  const { shopLocale } = config;
  return useCallback(
    (key, values, otherwise) =>
      fillMessage(messages, key, values, shopLocale) ?? otherwise ?? missingText?.(key) ?? key,
    [messages, shopLocale, missingText],
  );
}
