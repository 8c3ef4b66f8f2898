/** @jest-environment node */
import { FONT_FILES, fontRuns, parsedFont } from './fonts';

const drawn = (text: string) =>
  fontRuns(text, 'regular')
    .map((run) => run.text)
    .join('');
const fontsOf = (text: string) =>
  fontRuns(text, 'regular').map(({ file }) => FONT_FILES.regular.indexOf(file));

describe('fonts', () => {
  it.each([
    'Jürgen Groß',
    'Łukasz Żółć',
    'Dvořáková',
    'Gökçe Ilıcalı',
    'Nguyễn Thị Hương',
    'Σωκράτης Παπαδόπουλος',
    'Ἀθηνᾶ',
    'Олександр Ґудзь',
    'Љиљана Ђорђевић',
    'Әлия Қасымова',
    'Bohrer ⌀ 8, ⅜ und ⅝ Zoll ✓ ✗ ★ ☎ ⚠ ♻ № ℃ Ⅱ ①',
  ])('draw %s as it is written', (text) => {
    expect(drawn(text)).toBe(text);
  });

  it('keep the shop’s font for all characters that it has', () => {
    expect(fontsOf('Bohrer 8 mm')).toEqual([0]);
    expect(fontsOf('Bohrer ⌀ 8 mm')).toEqual([0, 2, 0]);
    expect(fontsOf('Олександр')).toEqual([1]);
  });

  it.each([
    ['王小明', 'WangXiaoMing'],
    ['김민수', 'GimMinSu'],
    ['יעקב כהן', "y'kv khhn"],
    ['محمد', 'mhmd'],
    ['გიორგი', 'giorgi'],
    ['12 ㎡', '12 m2'],
    ['Lampe 🔧', 'Lampe :wrench:'],
    ['Lampe\tRot', 'Lampe Rot'],
  ])('transliterate %s, which none of them has', (text, expected) => {
    expect(drawn(text)).toBe(expected);
  });

  it('leave out what has no picture, and show what cannot be read', () => {
    expect(drawn('Wand\u00adfarbe \u2067x\u2069 ⚠\ufe0f')).toBe('Wandfarbe x ⚠');
    expect(drawn('Schraube \ue0ff')).toBe('Schraube ?');
  });

  it.each(['regular', 'bold'] as const)(
    'have a glyph for every character of the basic plane: %s',
    (weight) => {
      const characters = new Map(
        FONT_FILES[weight].map((file) => [file, new Set(parsedFont(file).characterSet)]),
      );
      const hasGlyphs = (text: string, file: string) =>
        [...text].every((character) => characters.get(file)?.has(character.codePointAt(0) as number));
      const missing = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code)).filter(
        (character) => !fontRuns(character, weight).every(({ text, file }) => hasGlyphs(text, file)),
      );

      expect(missing).toEqual([]);
    },
  );
});
