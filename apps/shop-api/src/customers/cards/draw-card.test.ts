/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barsOf } from './draw-card';

// Jest replaces imported .wasm files.
const wasm = readFileSync(join(__dirname, '../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));

it('draws a bar code whose characters are eleven units wide, and whose stop is thirteen', async () => {
  const bars = await barsOf('290000000015');

  // Start in set C, six pairs of digits, check character, stop: three bars and spaces each, and one bar more.
  expect(bars).toHaveLength(8 * 6 + 7);
  expect(bars.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
  expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  expect(bars.reduce((sum, width) => sum + width, 0)).toBe(8 * 11 + 13);
});

it.each(['290000000015', '2912345671', '29123456789012345'])('a reader reads %s back', async (number) => {
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

  const codes = await readBarcodes(pictureOf(await barsOf(number)), { formats: ['Code128'] });

  expect(codes.map(({ text, isValid }) => ({ text, isValid }))).toEqual([{ text: number, isValid: true }]);
});

/** Pixels of a unit, and units that stay empty on each side. */
const SCALE = 3;
const QUIET = 10;
const HEIGHT = 60;

/** The bars as black pixels on white, as the display of a phone shows them. */
function pictureOf(bars: readonly number[]): ImageData {
  const units = [QUIET, ...bars, QUIET].flatMap((width, index) =>
    Array.from<number>({ length: width * SCALE }).fill(index % 2 === 1 ? 0 : 255),
  );
  const row = units.flatMap((shade) => [shade, shade, shade, 255]);
  const data = new Uint8ClampedArray(Array.from({ length: HEIGHT }, () => row).flat());
  return { data, width: units.length, height: HEIGHT, colorSpace: 'srgb' } as ImageData;
}
