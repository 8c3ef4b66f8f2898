/** @jest-environment node */
import { aJpeg, aPng, aWebp, PLACE } from '../../testing/a-picture';
import fc, { manyRuns } from '../../testing/properties';
import { cleanPicture } from './clean-picture';
import type { CleanPicture } from './picture';

const clean = (bytes: Buffer): CleanPicture => {
  const picture = cleanPicture(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
};
const contains = (bytes: Buffer, text: string): boolean => bytes.includes(Buffer.from(text, 'latin1'));

describe('a picture of a visitor', () => {
  it.each([
    ['JPEG', aJpeg(), 'image/jpeg', 1, 1],
    ['PNG', aPng(), 'image/png', 1, 1],
    ['WebP', aWebp(), 'image/webp', 2, 3],
  ])('as %s is kept without the place where it was taken', (_kind, bytes, mediaType, width, height) => {
    expect(contains(bytes, PLACE)).toBe(true);
    const picture = clean(bytes);
    expect(picture).toMatchObject({ mediaType, width, height });
    expect(contains(picture.bytes, PLACE)).toBe(false);
    expect(contains(picture.bytes, 'Exif\0\0')).toBe(mediaType === 'image/jpeg');
    // Cleaned again it stays as it is.
    expect(clean(picture.bytes).bytes).toEqual(picture.bytes);
  });

  it.each([true, false])(
    'of a phone that was held upright still stands upright (little endian: %s)',
    (isLittle) => {
      const { bytes } = clean(aJpeg({ orientation: 6, isLittle }));
      const at = bytes.indexOf('Exif');
      expect(bytes.readUInt16BE(at + 6 + 18)).toBe(6);
    },
  );

  it('loses the film and the second picture behind its end', () => {
    const after = Buffer.concat([aJpeg(), Buffer.from(`ftypmp42 ${PLACE}`, 'latin1')]);
    expect(clean(aJpeg({ after })).bytes).toEqual(clean(aJpeg()).bytes);
  });

  it.each([
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an empty file', Buffer.alloc(0)],
    [
      'the first bytes of a JPEG with a page behind them',
      Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    ],
    ['half of a JPEG', aJpeg().subarray(0, 100)],
    ['half of a PNG', aPng().subarray(0, 40)],
    ['half of a WebP', aWebp().subarray(0, 30)],
    ['an animation', aWebp({ isAnimated: true })],
    ['no pixels', aPng(0, 5)],
  ])('is not %s', (_what, bytes) => {
    expect(cleanPicture(bytes)).toBe('unreadable');
  });

  it.each([
    ['too many pixels', aPng(9000, 9000)],
    ['a side that is too long', aJpeg({ width: 16_001 })],
    ['numbers that no picture has', aPng(0xffffffff, 0xffffffff)],
  ])('is refused with %s', (_what, bytes) => {
    expect(cleanPicture(bytes)).toBe('tooManyPixels');
  });

  it('never fails on nonsense', () => {
    const starts = [aJpeg(), aPng(), aWebp()];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.nat(),
        (start, changes, length) => {
          const bytes = Buffer.from(start.subarray(0, 1 + (length % start.length)));
          for (const [at, value] of changes) bytes[3 + (at % bytes.length)] = value;
          const picture = cleanPicture(bytes);
          if (typeof picture !== 'string')
            expect(picture.bytes.length).toBeLessThanOrEqual(bytes.length + 36);
        },
      ),
      manyRuns,
    );
  });
});
