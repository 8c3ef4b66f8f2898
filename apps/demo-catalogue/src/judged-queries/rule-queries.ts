import { hashText } from '@fachwerk/pictures/random';
import { brands } from '../brands';
import { listCategories } from '../categories';
import type { DemoProduct } from '../generate-product';
import { productTypes } from '../product-types';
import type { JudgedQuery, Rule } from './judged-query';

/** A mistake that people make, chosen by the word itself. */
const MISTAKES: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + neighbourOf(word.charAt(at)) + word.slice(at + 1),
  (word) => neighbourOf(word.charAt(0)) + word.slice(1),
  (word) => word.replace(/(.)\1/, '$1').replace(/ie/, 'i'),
];
/** The next key of the same row of a German keyboard. */
const KEYS = 'wertzuiopüasdfghjklöäyxcvbnm';
const neighbourOf = (letter: string): string => KEYS.charAt((KEYS.indexOf(letter) + 1) % KEYS.length);

function mistyped(word: string): string {
  const roll = hashText(word);
  const at = 1 + (roll % (word.length - 3));
  const wrong = MISTAKES.map((_, index) => MISTAKES[(roll + index) % MISTAKES.length]!(word, at)).find(
    (one) => one !== word,
  );
  return wrong ?? word;
}

const LONG_ENOUGH = 7;

/** One mistake in each noun of the catalogue that is one word. */
const typos = (): JudgedQuery[] =>
  productTypes
    .filter(({ name }) => name.startsWith('{noun}'))
    .flatMap((type) =>
      [...new Set(type.in.map((use) => use.noun ?? type.noun))]
        .filter((noun) => noun.length >= LONG_ENOUGH && /^\p{L}+$/u.test(noun))
        .slice(0, 1)
        .map((noun) => ({
          query: mistyped(noun.toLowerCase()),
          class: 'typo' as const,
          right: [{ types: type.id, name: noun }],
          near: [{ types: type.id }],
        })),
    );

/** Every third leaf and every second group of the category tree. */
function categories(): JudgedQuery[] {
  const all = listCategories();
  const leavesOf = (id: string): string[] => {
    const children = all.filter(({ parentId }) => parentId === id);
    return children.length === 0 ? [id] : children.flatMap((child) => leavesOf(child.id));
  };
  const chosen = [
    ...all.filter(({ level }) => level === 3).filter((_, index) => index % 3 === 0),
    ...all.filter(({ level }) => level === 2).filter((_, index) => index % 2 === 0),
  ];
  return chosen.map(({ id, name, parentId }) => ({
    query: name.toLowerCase(),
    class: 'category' as const,
    right: [{ leaves: leavesOf(id).join(' ') }],
    near: [{ leaves: leavesOf(parentId ?? id).join(' ') }],
  }));
}

const everyNth = <T>(list: readonly T[], step: number): T[] => list.filter((_, index) => index % step === 0);

/** Names of brands, and every so many products by brand and noun; the brand is required. */
function brandQueries(products: readonly DemoProduct[]): JudgedQuery[] {
  const alone = everyNth(brands, 3).map(({ name }) => ({
    query: name.toLowerCase(),
    class: 'brand' as const,
    right: [{ brand: name }],
  }));
  const withNoun = everyNth(products, 41).map((product): JudgedQuery => {
    const noun = /^[\p{L}-]+/u.exec(product.name)?.[0] ?? product.name;
    const kind: Rule = { types: product.productType, name: `^${noun}` };
    return {
      query: `${product.brand} ${noun}`.toLowerCase(),
      class: 'brand' as const,
      right: [{ ...kind, brand: product.brand }],
    };
  });
  return [...alone, ...withNoun];
}

/** Article numbers and EANs, also with spaces. */
const numbers = (products: readonly DemoProduct[]): JudgedQuery[] =>
  everyNth(products, 29).flatMap(({ items }, index): JudgedQuery[] => {
    const item = items[index % items.length];
    if (!item) return [];
    const number = index % 2 === 0 ? item.itemId : item.ean;
    const query = index % 4 === 3 ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number;
    return [{ query, class: 'number', right: [{ number }] }];
  });

export const ruleQueries = (products: readonly DemoProduct[]): JudgedQuery[] => [
  ...typos(),
  ...categories(),
  ...brandQueries(products),
  ...numbers(products),
];
