import type { Messages } from '@fachwerk/shared/contracts';

type Values = Record<string, string | number>;

/** As the browser's `formatMessage`, without React: `{placeholders}` filled, `key.one` and `key.other` with a `count`. */
export function formatText(messages: Messages, key: string, values: Values = {}): string {
  const plural = 'count' in values ? `${key}.${values.count === 1 ? 'one' : 'other'}` : key;
  const text = messages[plural] ?? messages[key];
  if (typeof text !== 'string') return key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
