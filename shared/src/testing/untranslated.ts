import { withoutPseudo } from './pseudo';

/** Attributes that browsers show or screen readers announce. */
const READ = ['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription'].concat([
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
]);
/** Inputs whose value is their text. */
const BUTTONS = 'input[type=button], input[type=reset], input[type=submit]';
/** `code` has names that are the same in every language, `textarea` what the visitor has written. */
const NO_TEXT = 'script, style, template, code, textarea';
/** The same in every language. */
const NEUTRAL = /^(kg|g|mg|km|m|cm|mm|l|ml|kWh|kW|W|V|PDF|JPEG|KB|MB|kB|iCal|EUR|IBAN|BIC)$/;

/** A string, its lines, and if it is HTML of editors, its texts. */
function textsOf(value: string): string[] {
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  const html = value.includes('<') ? shownIn(body).map(({ text }) => text) : [];
  return [value, ...value.split('\n'), ...html];
}

/** All strings in a value of any shape: the data of a page, which stay German. */
export function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const text of textsOf(value)) found.add(text.trim());
  else if (Array.isArray(value)) value.forEach((one) => stringsIn(one, found));
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) stringsIn(one, found.add(key));
  return found;
}

const dateWords = (['long', 'short'] as const).flatMap((style) => [
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('en-GB', { month: style }).format(Date.UTC(2026, month)),
  ),
  ...Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat('en-GB', { weekday: style }).format(Date.UTC(2026, 0, 1 + day)),
  ),
]);

interface Shown {
  where: string;
  text: string;
}

const attributesOf = (element: Element): Shown[] =>
  [...READ, ...(element.matches(BUTTONS) ? ['value'] : [])].flatMap((name) => {
    const text = element.getAttribute(name);
    return text ? [{ where: `${element.localName}[${name}]`, text }] : [];
  });

function shownIn(root: Node): Shown[] {
  if (root.nodeType === Node.TEXT_NODE)
    return [{ where: root.parentElement?.localName ?? '', text: root.textContent ?? '' }];
  if (root instanceof Element && root.matches(NO_TEXT)) return [];
  return [
    ...(root instanceof Element ? attributesOf(root) : []),
    ...Array.from(root.childNodes).flatMap(shownIn),
  ];
}

/** Where a name stands as a word: "Ort" is not a part of "Orte". */
const asWord = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'gu');

/**
 * The texts that a page rendered with the pseudo-language shows although they are neither messages nor data:
 * each with its element. `data` are what the widget has got: props, answers, address.
 */
export function untranslated(root: Node, data: ReadonlySet<string>): string[] {
  const names = [...data, ...dateWords].filter((one) => /\p{L}/u.test(one));
  // The longest first: "Köln-Ehrenfeld" before "Köln".
  const known = names.sort((a, b) => b.length - a.length).map(asWord);
  const isForeign = (text: string): boolean => {
    const rest = known.reduce((left, name) => left.replace(name, ' '), withoutPseudo(text)).trim();
    const words = (rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((word) => !NEUTRAL.test(word));
    // A part of a name: "Köln-Deutz" of "Fachwerk Köln-Deutz", but not "ab" of "Kabel".
    const isPart = (name: string) => name.includes(rest) && words.every((word) => asWord(word).test(name));
    return words.length > 0 && !names.some(isPart);
  };
  return shownIn(root)
    .filter(({ text }) => isForeign(text))
    .map(({ where, text }) => `${where}: ${text.trim()}`);
}

/** Names of products and their variants in answers: they are German on a page in any language. */
export function catalogueNames(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((one) => catalogueNames(one, found));
  else if (typeof value === 'object' && value !== null) {
    const { itemId, productId, name, variantName, productName } = value as Record<string, unknown>;
    const names = itemId === undefined && productId === undefined ? [] : [name, variantName, productName];
    for (const one of names) if (typeof one === 'string' && one !== '') found.add(one);
    Object.values(value).forEach((one) => catalogueNames(one, found));
  }
  return found;
}

/** Names that a page shows without saying that they are German: screen readers would read them in English. */
export const withoutLanguage = (root: Element, names: ReadonlySet<string>): string[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => !element.matches(NO_TEXT) && !element.closest('[lang="de"]'))
    .flatMap((element) => Array.from(element.childNodes))
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => (node.textContent ?? '').trim())
    .filter((text) => names.has(text));
