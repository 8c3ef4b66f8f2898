import { correctionMistake, isFarPrice } from './desk-item-rules';

it.each([
  ['COUNTED', 7, undefined],
  ['COUNTED', 11, undefined],
  ['DAMAGED', 9, undefined],
  ['DAMAGED', 10, 'notLess'],
  ['LOST', 11, 'notLess'],
  ['FOUND', 10, 'notMore'],
  ['DELIVERED', 9, 'notMore'],
  ['DELIVERED', 11, undefined],
])('%s: %i pieces after 10 are %s', (reason, counted, mistake) => {
  expect(correctionMistake(reason, 10, counted)).toBe(mistake);
});

it.each([
  [1000, false],
  [2000, false],
  [2001, true],
  [500, false],
  [499, true],
])('a price of %i cents after 1000 is far: %s', (cents, isFar) => {
  expect(isFarPrice(1000, cents)).toBe(isFar);
});
