import { summariesOf } from './catalogue-data';
import { searchWidgets } from './search-widgets';
import { records } from './testing/catalogue-fixtures';

const found = (words: string, team = '') =>
  searchWidgets(summariesOf(records), { words, team }).map(({ key }) => key);

it.each([
  ['title', 'warenk'],
  ['name', 'cart-page'],
  ['description', 'einkaufs'],
  ['team', 'cart'],
  ['umlauts written out', 'groessen'],
  ['umlauts without their dots', 'grossen'],
  ['umlauts in capitals', 'GRÖSSEN'],
  ['words in any order', 'mengen cart'],
])('finds by %s', (_how, words) => {
  expect(found(words)).toEqual(['cart-page']);
});

it('shows all when nothing is asked, and a newer major by its own name', () => {
  expect(found('')).toEqual(['reviews-teaser', 'reviews-teaser@2', 'cart-page']);
  expect(found('@2')).toEqual(['reviews-teaser@2']);
});

it('keeps to one team', () => {
  expect(found('', 'cart')).toEqual(['cart-page']);
  expect(found('bewertungen', 'cart')).toEqual([]);
});
