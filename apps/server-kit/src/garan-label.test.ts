/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labelProblem, type LabelShape, readGaranLabel } from './garan-label';

const official = (name: string) => readFileSync(join(__dirname, '../guarantee-label', name), 'utf8');
const TEXT = /<text .*<\/text>/;
const OUTLINE = /<path class="cls-[135]" transform="translate\([^)]*\)" d="M[^"]*"\/>/;
const values = { brand: 'Müller & Söhne <GmbH>', model: 'GSR 18V-55', months: 60 };

describe('the label of a guarantee of durability (Regulation (EU) 2025/1960, Annex II)', () => {
  it.each<[LabelShape, string, number]>([
    ['full', 'garan-label.svg', 3],
    ['nested', 'garan-label-nested.svg', 1],
  ])('%s: differs from the official file in its fields only', (shape, name, count) => {
    const before = official(name).split('\n');
    const after = readGaranLabel()(shape, values).split('\n');
    const changed = before.flatMap((line, index) => (line === after[index] ? [] : [index]));

    expect(after).toHaveLength(before.length);
    expect(changed).toHaveLength(count);
    for (const index of changed)
      expect(after[index]?.replace(OUTLINE, '')).toBe(before[index]?.replace(TEXT, ''));
  });

  it('keeps class and place of each text, and contains no text of a catalogue', () => {
    const svg = readGaranLabel()('full', values);

    for (const field of [
      '<path class="cls-5" transform="translate(6.32 74.52)"',
      '<path class="cls-5" transform="translate(196.75 74.52)"',
      '<path class="cls-3" transform="translate(5.07 150.57)"',
    ])
      expect(svg.split(field)).toHaveLength(2);
    expect(svg).not.toContain('Müller');
    expect(svg).not.toContain('<text');
  });

  it('is another one for another brand, model or duration', () => {
    const fill = readGaranLabel();
    const labels = [
      values,
      { ...values, brand: 'Bosch' },
      { ...values, model: 'X' },
      { ...values, months: 36 },
    ];

    expect(new Set(labels.map((one) => fill('full', one))).size).toBe(4);
  });

  it('is refused if the artwork was changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'label-'));
    writeFileSync(join(folder, 'garan-label.svg'), official('garan-label.svg').replace('#034ea2', '#000'));

    expect(() => readGaranLabel(folder)).toThrow('The official artwork must not be changed');
  });
});

describe('a value of the label', () => {
  it.each<['brand' | 'model' | 'months', string | number]>([
    ['brand', 'Eberholt'],
    ['brand', 'Fischer-Möller Werkzeugmanufaktur'],
    ['model', 'GSR 18V-55'],
    ['months', 36],
    ['months', 120],
    ['months', 1188],
  ])('fits: %s %s', (name, value) => {
    expect(labelProblem(name, value)).toBeUndefined();
  });

  it.each<['brand' | 'model' | 'months', string | number, string]>([
    ['brand', 'Vereinigte Werkzeugmanufakturen Nordwestdeutschland', 'units wide'],
    ['model', 'GSR 18V-55 Professional', 'of 66.22 units wide'],
    ['months', 30, 'of 116.15 units wide'],
    ['months', 150, 'of 116.15 units wide'],
    ['months', 24, 'more than 24'],
    ['months', 27, 'in steps of 6'],
    ['months', 1194, 'at most 1188'],
    ['model', '工具', "without a letter in the font of the label: '工'"],
    ['model', 'A\u0301', 'without a letter'],
  ])('is refused: %s %s', (name, value, problem) => {
    expect(labelProblem(name, value)).toContain(problem);
  });
});
