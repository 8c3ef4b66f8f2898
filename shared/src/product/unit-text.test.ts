import english from '../messages.en.json';
import { translateWith } from '../testing/translate';
import { unitText } from './unit-text';

const text = translateWith(english);

it.each([
  ['Stück', 'piece'],
  ['1 Stück', '1 piece'],
  ['10 Stück', '10 pieces'],
  ['2,5 kg', '2.5\u00a0kg'],
  ['1 m²', '1\u00a0m²'],
  ['kg', 'kg'],
])('the unit "%s" is "%s" on an English page', (german, shown) => {
  expect(unitText(text, german, 'en-DE')).toBe(shown);
  expect(unitText(text, german, 'de-DE')).toBe(german);
});
