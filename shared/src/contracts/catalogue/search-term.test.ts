import { cleanSearchTerm } from './search-term';

describe('the words of a search', () => {
  it.each([
    ['3/4"', '3/4 zoll'],
    ['1/2 " Muffe', '1/2 zoll Muffe'],
    ['Rohr 1″ verzinkt', 'Rohr 1 zoll verzinkt'],
    ['3/4"-Kugelhahn', '3/4 zoll -Kugelhahn'],
    ['"rohr 1/2""', 'rohr 1/2 zoll'],
    ['19"rack', '19 zoll rack'],
    ['5″ und 6”', '5 zoll und 6 zoll'],
  ])('keeps the inches of %s', (typed, searched) => {
    expect(cleanSearchTerm(typed)).toBe(searched);
  });

  it('strips the characters that the shop does not search for', () => {
    expect(cleanSearchTerm(`<b>"Bohrer'</b>{x}`)).toBe('bBohrer/bx');
  });

  it('makes one space of any white space, control and invisible character', () => {
    expect(cleanSearchTerm(' Holz\t\n  schraube\u0000 \u202egnab\u200b ')).toBe('Holz schraube gnab');
  });

  it('makes nothing of what holds nothing', () => {
    expect(cleanSearchTerm(` <>"'{} `)).toBe('');
  });

  it('keeps umlauts, sizes and signs', () => {
    expect(cleanSearchTerm('Dübel 8 × 40 mm, 10 % & mehr')).toBe('Dübel 8 × 40 mm, 10 % & mehr');
  });

  it('cuts what is too long to be a search, and never through a character', () => {
    expect(cleanSearchTerm('x'.repeat(10_000))).toHaveLength(200);
    expect(cleanSearchTerm(`${'x'.repeat(199)}🔩`)).toBe('x'.repeat(199));
  });
});
