/** @jest-environment node */
import { tokenize } from '../words/tokens';
import { importanceOf } from './most-important';

const roles = { isCategory: () => false, isValue: () => true };
const importance = (text: string): number => importanceOf(tokenize(text)[0]!, { total: 5, best: 1 }, roles);

it('a colour is less than a number of pieces, that less than a size, and that less than a thread', () => {
  expect(importance('weiß')).toBeLessThan(importance('200 Stück'));
  expect(importance('200er')).toBeLessThan(importance('5x60'));
  expect(importance('2,5 l')).toBeLessThan(importance('M8 x 40'));
  expect(importance('125 mm')).toBeLessThan(importance('T20'));
});
