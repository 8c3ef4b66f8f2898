/** Pages have one locale. */
const rules = new Map<string, Intl.PluralRules>();

/** "one" or "other" in German and English; further categories of CLDR in other languages. */
export function pluralCategory(count: string | number | undefined, locale: string): string {
  if (typeof count !== 'number') return 'other';
  const ofLocale = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, ofLocale);
  return ofLocale.select(count);
}
