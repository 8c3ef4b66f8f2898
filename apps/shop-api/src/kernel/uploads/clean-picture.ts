import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';
import type { CleanPicture } from './picture';

/** A picture of these sizes is opened by the browser of a phone. */
const MOST_PIXELS = 64_000_000;
const LONGEST_SIDE = 16_000;

/** Each kind by its first bytes; the name of a file and the stated type say nothing. */
const KINDS: readonly {
  isKind: (bytes: Buffer) => boolean;
  clean: (bytes: Buffer) => CleanPicture | undefined;
}[] = [
  { isKind: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff, clean: cleanJpeg },
  { isKind: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n', clean: cleanPng },
  { isKind: (bytes) => /^RIFF[^]{4}WEBP$/.test(bytes.toString('latin1', 0, 12)), clean: cleanWebp },
];

export type PictureFault = 'unreadable' | 'tooManyPixels';

/**
 * A picture of a visitor without what its camera wrote about it, above all the place: it is copied without
 * decoding it, so that nothing can be smuggled into a decoder here.
 */
export function cleanPicture(bytes: Buffer): CleanPicture | PictureFault {
  const clean = bytes.length < 16 ? undefined : KINDS.find(({ isKind }) => isKind(bytes))?.clean(bytes);
  if (!clean || clean.width < 1 || clean.height < 1) return 'unreadable';
  const { width, height } = clean;
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) return 'tooManyPixels';
  return clean;
}
