import { parseArticleList } from './parse-article-list';

const EAN = '2000001003022';
const linesOf = (text: string) =>
  parseArticleList(text).lines.map(({ number, quantity }) => [number, quantity]);
const problemsOf = (text: string) =>
  parseArticleList(text).problems.map(({ lineNumber, raw, reason }) => [lineNumber, raw, reason]);

describe('an article list', () => {
  it.each([
    ['a semicolon', '4711;10', '4711', 10],
    ['a space', '4711 10', '4711', 10],
    ['several spaces', '  4711    10  ', '4711', 10],
    ['a tab, as from a spreadsheet', '4711\t10', '4711', 10],
    ['a comma, as from a CSV file', '4711,10', '4711', 10],
    ['quotes', '"4711";"10"', '4711', 10],
    ['an apostrophe before the number', "'4711;10", '4711', 10],
    ['an EAN', `${EAN};3`, EAN, 3],
    ['a number written for the eye', '4012-345;2', '4012345', 2],
    ['a number in groups', '4012 345 678 2', '4012345678', 2],
    ['a number with letters', 'BS-18X;2', 'BS-18X', 2],
    ['no quantity', '4711', '4711', 1],
    ['an empty quantity', '4711;', '4711', 1],
    ['a unit', '4711;10 Stk.', '4711', 10],
    ['a unit behind a space', '4711 10 Stück', '4711', 10],
    ['decimals of a spreadsheet', '4711\t10,00', '4711', 10],
    ['a name between', '4711;Schraube;10', '4711', 10],
    ['a quoted name with separator', '4711;"Schraube; lang";10', '4711', 10],
    ['a name behind', '4711;10;Schraube', '4711', 10],
    ['a code of a program as unit', '4711;10;PCE', '4711', 10],
    ['the form of the article as unit', '4711;3;Rolle', '4711', 3],
    ['a sign for times', '4711;10x', '4711', 10],
    ['a name with a number before the quantity', '4711;Rohr 15 mm;2', '4711', 2],
    ['a text formula of a spreadsheet', '="004711";10', '004711', 10],
    ['vertical bars', '4711|10', '4711', 10],
  ])('understands %s', (_what, line, number, quantity) => {
    expect(parseArticleList(line)).toEqual({
      lines: [{ lineNumber: 1, raw: line.trim(), number, quantity }],
      problems: [],
    });
  });

  it('has one article per line, in every way to end a line, without empty ones', () => {
    expect(linesOf('4711;1\r\n4712;2\r4713;3\n\n  \n4714')).toEqual([
      ['4711', 1],
      ['4712', 2],
      ['4713', 3],
      ['4714', 1],
    ]);
  });

  it('may begin with a heading', () => {
    expect(parseArticleList('Artikelnummer;Menge\n4711;2')).toMatchObject({
      lines: [{ lineNumber: 2, number: '4711' }],
      problems: [],
    });
  });

  it.each([
    ['in another order', 'Menge;Bezeichnung;Art.-Nr.\n2;Schraube 4x40;4711', '4711', 2],
    ['with a number of the position', 'Pos;Artikelnummer;Menge;Einheit\n1;4711;5;Stk', '4711', 5],
    ['with EAN instead of a missing number', `Artikel-Nr.\tEAN\tAnzahl\n\t${EAN}\t3`, EAN, 3],
    ['below the separator that Excel writes', 'sep=;\nArtikel;Menge\n4711;2', '4711', 2],
    ['after a byte order mark', '\uFEFFArtikelnummer;Menge\n4711;2', '4711', 2],
    ['without a quantity', 'EAN\n2000001003022', EAN, 1],
  ])('takes the columns that a heading names %s', (_what, text, number, quantity) => {
    expect(parseArticleList(text).problems).toEqual([]);
    expect(linesOf(text)).toEqual([[number, quantity]]);
  });

  it('takes a file with a heading below lines that were typed', () => {
    expect(linesOf('4711;1\nMenge;Artikelnummer\n7;4712')).toEqual([
      ['4711', 1],
      ['4712', 7],
    ]);
  });

  it('names every line that it does not understand, with the number of the line', () => {
    const text = [
      '4711;2',
      '',
      '4712;viele',
      '4713;0',
      '4714;1000',
      '4,01234E+12;3',
      '4,01234E+12',
      '<b>;1',
      '4715;-3',
      '4716;10;m',
      '4717;2 PAL',
      '4718 5 m²',
    ];
    expect(problemsOf(text.join('\n'))).toEqual([
      [3, '4712;viele', 'quantity'],
      [4, '4713;0', 'quantity'],
      [5, '4714;1000', 'quantity'],
      [6, '4,01234E+12;3', 'shortened'],
      [7, '4,01234E+12', 'shortened'],
      [8, '<b>;1', 'number'],
      [9, '4715;-3', 'quantity'],
      [10, '4716;10;m', 'unit'],
      [11, '4717;2 PAL', 'unit'],
      [12, '4718 5 m²', 'unit'],
    ]);
  });

  it('takes a hundred articles at once, and says which are too many', () => {
    const { lines, problems } = parseArticleList(
      Array.from({ length: 102 }, (_, index) => `${1000 + index};1`).join('\n'),
    );

    expect(lines).toHaveLength(100);
    expect(problems.map(({ lineNumber, reason }) => [lineNumber, reason])).toEqual([
      [101, 'tooMany'],
      [102, 'tooMany'],
    ]);
  });
});
