/** Pages have one locale. */
const rules: Record<string, Intl.PluralRules> = {};

/** "one" or "other" in German and English; further categories of CLDR in other languages. */
export const pluralCategory = (count: string | number | undefined, locale: string): string =>
  typeof count === 'number' ? (rules[locale] ??= new Intl.PluralRules(locale)).select(count) : 'other';
