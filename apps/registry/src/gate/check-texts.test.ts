/** @jest-environment node */
import { checkTexts } from './check-texts';
import { mfe } from './testing';

const live = [
  mfe('cart@1.0.0-a', [], { messages: { 'cart.title': 'Warenkorb', 'product.price': 'Preis' } }),
  mfe('search@1.0.0-a', [], { messages: { 'search.title': 'Suche', 'product.price': 'Preis' } }),
  mfe('reviews@1.0.0-a', [], { messages: { 'reviews.title': 'Bewertungen' } }),
];
const check = (
  messages: Record<string, string>,
  lives = live,
  translations: Record<string, Record<string, string>> = {},
) =>
  checkTexts({
    manifest: mfe('reviews@1.1.0-b', [], { messages, translations }),
    live: lives,
    shells: [],
    uses: [],
    owners: {},
  }).map(({ verdict, teams, message }) => `${verdict} ${teams.join()}: ${message.split('. ')[0]}`);

it.each<[string, Record<string, string>, string[]]>([
  ['its own texts', { 'reviews.title': 'Meinungen', 'reviews.more': 'Mehr' }, []],
  [
    'a text of another team in other words',
    { 'cart.title': 'Korb' },
    ['break cart: It changes texts of cart: cart.title'],
  ],
  ['a text of another team in the same words', { 'cart.title': 'Warenkorb' }, []],
  ['shared texts, which change from version to version', { 'product.price': 'Ihr Preis' }, []],
  ['keys that objects have anyway', { constructor: 'a', toString: 'b' }, []],
])('a version may bring %s, or not', (_what, messages, findings) =>
  expect(check(messages)).toEqual(findings),
);

it('first the same words, then others: that is no way around', () => {
  const before = mfe('reviews@1.0.0-a', [], { messages: { 'cart.title': 'Warenkorb' } });
  expect(check({ 'cart.title': 'Korb' }, [...live.slice(0, 2), before])).toHaveLength(1);
});

it('what was so before does not hold up a team', () => {
  const before = mfe('reviews@1.0.0-a', [], { messages: { 'cart.title': 'Korb' } });
  expect(check({ 'cart.title': 'Mein Korb' }, [...live.slice(0, 2), before])).toEqual([]);
});

it('beside one other team alone it is a warning: nobody can say what is shared', () => {
  expect(check({ 'cart.title': 'Korb' }, live.slice(0, 1))).toEqual([
    'warning cart: It changes texts of cart: cart.title',
  ]);
});

describe('in another language', () => {
  const german = { 'reviews.count': '{count} Bewertungen', 'cart.title': 'Warenkorb' };
  const english = (texts: Record<string, string>) => check(german, live, { en: texts });

  it('a version may lack texts', () => {
    expect(english({ 'reviews.count': '{count} reviews' })).toEqual([]);
    expect(english({})).toEqual([]);
  });

  it.each([
    [{ 'reviews.more': 'More' }, 'reviews.more has no German text'],
    [{ constructor: 'More' }, 'constructor has no German text'],
    [{ 'reviews.count': '{number} reviews' }, 'reviews.count has {number}, and its German text has not'],
    [
      { 'reviews.count': '{number} of {total}' },
      'reviews.count has {number}, and its German text has not and 1 more',
    ],
  ])('refuses %j', (texts, fault) => {
    expect(english(texts)).toEqual([`break : Its texts in "en": ${fault}.`]);
  });

  it('a text of another team stays as it is', () => {
    expect(english({ 'cart.title': 'Cart' })).toEqual(['break cart: It changes texts of cart: cart.title']);
  });
});
