import { toGermanDate } from './date-rules';

it.each([
  ['1.2.1990', '01.02.1990'],
  ['24121990', '24.12.1990'],
  ['1990-12-24', '24.12.1990'],
  ['31.02.1990', '31.02.1990'],
  ['', ''],
])('writes "%s" as "%s"', (typed, written) => {
  expect(toGermanDate(typed)).toBe(written);
});
