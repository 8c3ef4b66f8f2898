import { useCallback } from 'react';
import type { Messages } from '../contracts/kernel/messages';
import { usePlatform } from './platform';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * The text of a key with its `{placeholders}` filled. With a `count`, the texts `key.one` and `key.other` are
 * used if they exist. A key without a text is returned unchanged.
 */
export function formatMessage(
  messages: Messages,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const plural = 'count' in values ? `${key}.${values.count === 1 ? 'one' : 'other'}` : key;
  const text = messages[plural] ?? messages[key];
  // Not a string for inherited names such as "constructor".
  if (typeof text !== 'string') return key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

export function useMessages(): Translate {
  const { messages } = usePlatform();
  return useCallback((key, values) => formatMessage(messages, key, values), [messages]);
}
