const PLACEHOLDER = /\{\s*(\w+)/g;

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * What is wrong with texts in another language, each as a sentence: they replace German ones, so that they
 * have no other keys, and no values but those that the code gives to the German text.
 */
export function translationFaults(
  german: Readonly<Record<string, string>>,
  translations: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(translations).flatMap(([key, text]) => {
    if (!Object.hasOwn(german, key)) return [`${key} has no German text`];
    const known = placeholdersIn(german[key] ?? '');
    return placeholdersIn(text)
      .filter((name) => !known.includes(name))
      .map((name) => `${key} has {${name}}, and its German text has not`);
  });
}
