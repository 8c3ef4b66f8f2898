import { createRequire } from 'node:module';
import type anyAscii from 'any-ascii';

const load = createRequire(__filename);

/** A font as fontkit parses it. The files of `FONT_FILES` have 1000 units per em. */
export interface Font {
  characterSet: readonly number[];
  unitsPerEm: number;
  layout(
    text: string,
    features?: readonly string[],
  ): { glyphs: readonly Glyph[]; positions: readonly { xAdvance: number; xOffset: number }[] };
}

interface Glyph {
  path: GlyphPath;
  /** The extent of the ink; infinite for a space. */
  bbox: { maxX: number };
}

/** An outline. Its y axis points up. */
interface GlyphPath {
  scale(x: number, y: number): GlyphPath;
  translate(x: number, y: number): GlyphPath;
  toSVG(): string;
}

export type FontWeight = 'regular' | 'bold';

/** In the order in which a character looks for its glyph: the shop's own font first. */
export const FONT_FILES: Readonly<Record<FontWeight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf',
    '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  ],
  bold: [
    '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    '@expo-google-fonts/noto-sans-symbols/700Bold/NotoSansSymbols_700Bold.ttf',
    '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  ],
};

interface ParsedFont {
  font: Font;
  characters: ReadonlySet<number>;
}

/** Parsed with the first character that needs it: parsing takes longer than drawing a document. */
const parsed = new Map<string, ParsedFont>();

function parse(file: string): ParsedFont {
  let found = parsed.get(file);
  if (!found) {
    const { openSync } = load('fontkit') as { openSync(file: string): Font };
    const font = openSync(load.resolve(file));
    found = { font, characters: new Set(font.characterSet) };
    parsed.set(file, found);
  }
  return found;
}

export const parsedFont = (file: string): Font => parse(file).font;

/** A part of a text that one font draws. */
export interface FontRun {
  text: string;
  /** An entry of `FONT_FILES`. */
  file: string;
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** Joiners, variation selectors, soft hyphens: without a picture of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A line of text as parts of one font each, so that every character has a glyph. Characters that no font has
 * are transliterated: Arabic, Hebrew, East Asian scripts, pictographs (decision 0106). What cannot be
 * transliterated becomes "?".
 */
export function fontRuns(text: string, weight: FontWeight): FontRun[] {
  const files = FONT_FILES[weight];
  const visible = text.replace(INVISIBLE, '');
  const [first = ''] = files;
  if (canDraw(first, visible)) return [{ text: visible, file: first }];
  const runs: FontRun[] = [];
  for (const { segment } of graphemes.segment(visible)) {
    const run = runOf(segment, files);
    const last = runs.at(-1);
    if (last?.file === run.file) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function runOf(grapheme: string, files: readonly string[]): FontRun {
  const [first = ''] = files;
  const file = files.find((one) => canDraw(one, grapheme));
  if (file) return { text: grapheme, file };
  if (/^\s+$/.test(grapheme)) return { text: ' ', file: first };
  const { default: transliterate } = load('any-ascii') as { default: typeof anyAscii };
  const spelled = transliterate(grapheme);
  return { text: spelled !== '' && canDraw(first, spelled) ? spelled : '?', file: first };
}

/** Marks that belong to the character before them, and characters of private use. */
const UNSURE = /[\p{M}\p{Co}]/u;

/** For some marks and characters of private use fontkit finds no place and throws. */
function canDraw(file: string, text: string): boolean {
  const { font, characters } = parse(file);
  for (const character of text) if (!characters.has(character.codePointAt(0) as number)) return false;
  if (!UNSURE.test(text)) return true;
  try {
    font.layout(text);
    return true;
  } catch {
    return false;
  }
}
