import { formatLocale } from './format-locale';

const known = new Map<string, Intl.DisplayNames>();

/** Names of languages or countries on a page in this locale; a code without a name has none. */
export function displayNames(type: 'language' | 'region', locale: string): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const names = known.get(key) ?? new Intl.DisplayNames(formatLocale(locale), { type, fallback: 'none' });
  known.set(key, names);
  return names;
}
