import { readFileSync } from 'node:fs';
import path from 'node:path';
import messages from '../messages.de.json';
import { formatMessage, type Translate } from '../widget/messages';
import { countText } from './count-text';

const text: Translate = (key, values) => formatMessage(messages, key, values);

it.each([
  [1, undefined, '1 Stück'],
  [3, undefined, '3 Stück'],
  [1, 'pack', '1 Packung'],
  [3, 'pack', '3 Packungen'],
] as const)('counts %i of goods sold by the %s as "%s"', (count, soldBy, expected) => {
  expect(countText(text, count, soldBy ? { soldBy } : {})).toBe(expected);
});

const FILES = [
  ...['account-mfe', 'cart-mfe', 'prohibis-mfe', 'search-mfe', 'storefinder-mfe'].map(
    (name) => `${name}/src/messages.de.json`,
  ),
  'apps/shop-api/src/kernel/texts/messages.de.json',
];

it.each(FILES)('no text of %s counts in pieces by itself', (file) => {
  const texts = JSON.parse(readFileSync(path.join(__dirname, '../../..', file), 'utf8')) as Record<
    string,
    string
  >;

  expect(Object.values(texts).filter((one) => /\} Stück/.test(one))).toEqual([]);
});
