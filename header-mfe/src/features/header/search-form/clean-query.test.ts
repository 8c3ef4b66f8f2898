import { cleanQuery, MAX_QUERY_LENGTH } from './clean-query';

describe('cleanQuery', () => {
  it.each([
    ['strips the characters that the shop does not search for', `a{b}c<d>e"f'g`, 'abcdefg'],
    ['keeps inches as a word', '3/4" Kugelhahn', '3/4 zoll Kugelhahn'],
    ['keeps inches also before a closing quote', '"rohr 1/2""', 'rohr 1/2 zoll'],
    ['separates inches from the next word', '19"rack', '19 zoll rack'],
    ['reads the typographic signs for inches', '5″ und 6”', '5 zoll und 6 zoll'],
    ['leaves umlauts, numbers and signs of measures alone', 'Dübel 8 × 40 mm, 20 %', 'Dübel 8 × 40 mm, 20 %'],
    ['puts one space where there were many', '  spax   4x40  ', 'spax 4x40'],
    ['makes nothing of what holds nothing', ` <>"'{} `, ''],
  ])('%s', (_rule, typed, cleaned) => {
    expect(cleanQuery(typed)).toBe(cleaned);
  });

  it('cuts what no shopper types', () => {
    expect(cleanQuery('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
  });
});
