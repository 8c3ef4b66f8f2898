import { barsOf, eanModules } from './ean-bars';

it('draws an EAN-13 as the standard does', () => {
  expect(eanModules('5901234123457')).toBe(
    [
      ...['101', '0001011', '0100111', '0110011', '0010011', '0111101', '0011101', '01010'],
      ...['1100110', '1101100', '1000010', '1011100', '1001110', '1000100', '101'],
    ].join(''),
  );
});

it('draws an EAN-8 as the standard does', () => {
  expect(eanModules('96385074')).toBe(
    [
      ...['101', '0001011', '0101111', '0111101', '0110111', '01010'],
      ...['1001110', '1110010', '1000100', '1011100', '101'],
    ].join(''),
  );
});

it('is as wide as the standard says, whatever the digits are', () => {
  for (const digit of '0123456789') {
    expect(eanModules(digit.repeat(13))).toHaveLength(95);
    expect(eanModules(digit.repeat(8))).toHaveLength(67);
    // Each digit has two bars, each edge two, the middle two.
    expect(barsOf(eanModules(digit.repeat(13)) ?? '')).toHaveLength(30);
  }
});

it.each(['', '40063813339', '40063813339312', '400638133393x'])('draws nothing of %j', (ean) => {
  expect(eanModules(ean)).toBeUndefined();
});

it('joins neighbouring modules to one bar', () => {
  expect(barsOf('1011100')).toEqual([
    { x: 0, width: 1 },
    { x: 2, width: 3 },
  ]);
});
