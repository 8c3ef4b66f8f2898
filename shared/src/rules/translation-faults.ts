const PLACEHOLDER = /\{\s*(\w+)/g;

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Categories of other languages' plurals (CLDR): Polish has `.few` where German has `.other`. */
const PLURAL = /\.(zero|one|two|few|many)$/;

/** The key of the German text that a translation replaces; undefined for one that the code does not know. */
export const germanKeyOf = (german: Readonly<Record<string, string>>, key: string): string | undefined =>
  [key, key.replace(PLURAL, '.other')].find((one) => Object.hasOwn(german, one));

/**
 * What is wrong with texts in another language, each as a sentence: they replace German ones, so that they
 * have no other keys but those of plurals, and no values but those that the code gives to the German text.
 */
export function translationFaults(
  german: Readonly<Record<string, string>>,
  translations: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(translations).flatMap(([key, text]) => {
    const replaced = germanKeyOf(german, key);
    if (replaced === undefined) return [`${key} has no German text`];
    const known = placeholdersIn(german[replaced] ?? '');
    return placeholdersIn(text)
      .filter((name) => !known.includes(name))
      .map((name) => `${key} has {${name}}, and its German text has not`);
  });
}
