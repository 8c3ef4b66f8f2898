/** @jest-environment node */
import { statGiven } from './given-path';

it('tells file and folder apart', () => {
  expect(statGiven(__dirname).isDirectory()).toBe(true);
  expect(statGiven(__filename).isDirectory()).toBe(false);
});

it('names a path where nothing is', () => {
  expect(() => statGiven('nothing.csv')).toThrow('There is no file or folder nothing.csv.');
});
