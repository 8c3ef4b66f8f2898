/**
 * Writes src/drawing/glyph-data.ts: outlines of Archivo (SIL OFL 1.1) for the labels on drawn pictures.
 * Run by hand when a letter is missing. Its two tools are no dependencies of the shop:
 *   npm install --prefix /tmp/glyphs fontkit wawoff2
 *   NODE_PATH=/tmp/glyphs/node_modules node apps/pictures/scripts/extract-glyphs.mjs
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(join(process.env.NODE_PATH ?? here, 'x.js'));
const fontkit = require('fontkit');
const { decompress } = require('wawoff2');

const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüßé0123456789,./-–+x×·²³°%&()"\'!:±*Ø';
const woff2 = join(
  here,
  '../../../shared/node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);
const font = fontkit.create(Buffer.from(await decompress(readFileSync(woff2))));

const number = (value) => String(Math.round(value));
/** Relative commands with integers: a third of the size of absolute ones. */
function outline(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let result = '';
  const join2 = (values) => values.map(number).join(' ').replace(/ -/g, '-');
  for (const { command, args } of path.commands) {
    const points = args.map((value, index) => (index % 2 === 0 ? Math.round(value) : -Math.round(value)));
    const relative = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    if (command === 'closePath') {
      result += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    result +=
      { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command] + join2(relative);
    [x, y] = points.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return result;
}

function table(weight) {
  const instance = font.getVariation({ wght: weight, wdth: 100 });
  const rows = { ' ': [Math.round(instance.glyphForCodePoint(32).advanceWidth), ''] };
  for (const letter of new Set(letters)) {
    const glyph = instance.glyphForCodePoint(letter.codePointAt(0));
    rows[letter] = [Math.round(glyph.advanceWidth), outline(glyph.path)];
  }
  return rows;
}

writeFileSync(
  join(here, '../src/drawing/glyph-data.ts'),
  `/** Outlines of Archivo, Copyright The Archivo Project Authors, SIL Open Font License 1.1. Written by scripts/extract-glyphs.mjs. */
export type GlyphTable = Readonly<Record<string, readonly [advance: number, outline: string]>>;

export const boldGlyphs: GlyphTable = ${JSON.stringify(table(800))};

export const regularGlyphs: GlyphTable = ${JSON.stringify(table(500))};
`,
);
