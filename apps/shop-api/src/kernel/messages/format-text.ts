import type { Messages } from '@fachwerk/shared/contracts';

type Values = Record<string, string | number>;

/**
 * Server version of the browser's `formatMessage`, without React: fills `{placeholders}`, selects `key.one`
 * and `key.other` by `count`.
 */
export function formatText(messages: Messages, key: string, values: Values = {}): string {
  const plural = 'count' in values ? `${key}.${values.count === 1 ? 'one' : 'other'}` : key;
  const text = messages[plural] ?? messages[key];
  if (typeof text !== 'string') return key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
