import { boldGlyphs, type GlyphTable, regularGlyphs } from './glyph-data';

export interface TextOptions {
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: 'bold' | 'regular';
  /** The size shrinks until the line fits. */
  maxWidth?: number;
  opacity?: number;
}

const tables: Record<'bold' | 'regular', GlyphTable> = { bold: boldGlyphs, regular: regularGlyphs };

/** A letter without an outline leaves a gap. */
function outlines(text: string, table: GlyphTable): { width: number; glyphs: string[] } {
  let x = 0;
  const glyphs: string[] = [];
  for (const letter of text) {
    const glyph = table[letter] ?? table[' '];
    if (!glyph) continue;
    if (glyph[1]) glyphs.push(`M${x} 0${glyph[1]}`);
    x += glyph[0];
  }
  return { width: x, glyphs };
}

export function textWidth(text: string, size: number, weight: 'bold' | 'regular' = 'bold'): number {
  return (outlines(text, tables[weight]).width * size) / 1000;
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
  const { width, glyphs } = outlines(text, tables[weight]);
  if (glyphs.length === 0) return '';
  const scale = Math.min(size / 1000, maxWidth / width);
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * width * scale;
  const round = (value: number) => Math.round(value * 10) / 10;
  const fade = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path transform="translate(${round(x - shift)} ${round(y)}) scale(${Math.round(scale * 10000) / 10000})" fill="${fill}"${fade} d="${glyphs.join('')}"/>`;
}
