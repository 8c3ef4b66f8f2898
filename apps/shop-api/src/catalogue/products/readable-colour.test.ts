/** @jest-environment node */
import { readableColour } from './readable-colour';

it.each([
  ['keeps a colour that can be read', '#ffffff', '#005aa9', '#ffffff'],
  ['keeps one of exactly enough contrast', '#767676', '#ffffff', '#767676'],
  ['is black on a light background', '#ffffff', '#ffd500', '#000000'],
  ['is white on a dark background', '#333333', '#12324f', '#ffffff'],
  ['is black where the text has the colour of the background', '#ffffff', '#ffffff', '#000000'],
])('the text of a badge %s', (_what, wished, background, expected) => {
  expect(readableColour(wished, background)).toBe(expected);
});
