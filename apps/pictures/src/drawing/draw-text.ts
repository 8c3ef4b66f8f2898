import { fontRuns, type FontWeight, parsedFont } from '@fachwerk/server-kit/fonts';
import { boldGlyphs, type GlyphTable, regularGlyphs } from './glyph-data';

export interface TextOptions {
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: FontWeight;
  /** The size shrinks until the line fits. */
  maxWidth?: number;
  opacity?: number;
}

const tables: Readonly<Record<FontWeight, GlyphTable>> = { bold: boldGlyphs, regular: regularGlyphs };

/** In thousandths of the size. The tables have the usual letters; others come from the fonts of documents. */
function outlines(text: string, weight: FontWeight): { width: number; glyphs: string[] } {
  const table = tables[weight];
  let x = 0;
  const glyphs: string[] = [];
  for (const { letter, file } of lettersOf(text.normalize('NFC'), weight)) {
    const glyph = table[letter];
    if (glyph?.[1]) glyphs.push(`M${x} 0${glyph[1]}`);
    x += glyph ? glyph[0] : addFromFont(glyphs, { letter, file, x });
  }
  return { width: x, glyphs };
}

function lettersOf(text: string, weight: FontWeight): { letter: string; file: string }[] {
  const letters = [...text];
  if (letters.every((letter) => Object.hasOwn(tables[weight], letter)))
    return letters.map((letter) => ({ letter, file: '' }));
  return fontRuns(text, weight).flatMap((run) => [...run.text].map((letter) => ({ letter, file: run.file })));
}

/** Returns the advance. */
function addFromFont(glyphs: string[], { letter, file, x }: { letter: string; file: string; x: number }) {
  const layout = parsedFont(file).layout(letter);
  for (const { path } of layout.glyphs) glyphs.push(path.scale(1, -1).translate(x, 0).toSVG());
  return layout.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

export function textWidth(text: string, size: number, weight: FontWeight = 'bold'): number {
  return (outlines(text, weight).width * size) / 1000;
}

/** A line of text as one path, independent of installed fonts. */
export function drawText(
  text: string,
  x: number,
  y: number,
  size: number,
  options: TextOptions = {},
): string {
  const { fill = '#fff', anchor = 'start', weight = 'bold', maxWidth = Infinity, opacity } = options;
  const { width, glyphs } = outlines(text, weight);
  if (glyphs.length === 0) return '';
  const scale = Math.min(size / 1000, maxWidth / width);
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * width * scale;
  const round = (value: number) => Math.round(value * 10) / 10;
  const fade = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path transform="translate(${round(x - shift)} ${round(y)}) scale(${Math.round(scale * 10000) / 10000})" fill="${fill}"${fade} d="${glyphs.join('')}"/>`;
}
