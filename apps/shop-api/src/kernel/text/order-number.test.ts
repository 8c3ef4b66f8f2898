/** @jest-environment node */
import { newOrderNumber, readOrderNumber, withoutOrderNumbers } from './order-number';

it('reads a typed number in any case, with and without its dashes', () => {
  const number = newOrderNumber();

  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' ')])
    expect(readOrderNumber(typed)).toBe(number);
});

it.each([
  ['F7K4-M92T-W', ' '],
  ['bestellung f7k4m92tw', 'bestellung  '],
  ['F7K4-M92T-X', 'F7K4-M92T-X'],
  ['GSR 18V-55', 'GSR 18V-55'],
])('finds the number of an order in "%s" only with its check character', (text, rest) => {
  expect(withoutOrderNumbers(text)).toBe(rest);
});

it('takes no word and no number of an article for an order', () => {
  for (const check of 'ABCDEFGHJKMNPQRSTUVWXYZ')
    expect(withoutOrderNumbers(`WANDFARB${check}`)).toMatch(/^WAND/);
  for (const check of '23456789') expect(withoutOrderNumbers(`23456789${check}`)).toMatch(/^2345/);
});
