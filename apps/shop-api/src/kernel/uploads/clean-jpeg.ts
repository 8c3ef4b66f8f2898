import type { CleanPicture } from './picture';

const END = 0xd9;
const SCAN = 0xda;
const END_OF_PICTURE = Buffer.from([0xff, END]);
/** Frames, without the tables between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** `JFIF` without its thumbnail. */
const JFIF_BYTES = 18;

/** What a decoder needs: tables, frames, scans, colours; no text, place, thumbnail or second picture. */
function isKept(marker: number, segment: Buffer): boolean {
  const isNamed = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe0) return isNamed('JFIF\0') && segment.length <= JFIF_BYTES;
  if (marker === 0xe2) return isNamed('ICC_PROFILE\0');
  if (marker === 0xee) return isNamed('Adobe');
  return marker < 0xe0;
}

/**
 * A JPEG without metadata, up to its end: what follows it, for example a film, goes too. Only the orientation
 * stays, without which pictures of phones lie on their side. Undefined: no readable JPEG.
 */
export function cleanJpeg(bytes: Buffer): CleanPicture | undefined {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasScan = false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker < 0xc0 || isRestart(marker) || end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker) && segment.length >= 9)
      size ??= { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    if (marker === 0xe1) orientation = orientationOf(segment) ?? orientation;
    if (isKept(marker, segment)) kept.push(segment);
    at = end;
    if (marker === SCAN) {
      hasScan = true;
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  if (!size || !hasScan) return undefined;
  const start = [bytes.subarray(0, 2), ...(orientation > 1 ? [orientationSegment(orientation)] : [])];
  return { mediaType: 'image/jpeg', ...size, bytes: Buffer.concat([...start, ...kept, END_OF_PICTURE]) };
}

/** The next marker that is not part of the coded picture. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return at;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

const ORIENTATION = 0x0112;
const EXIF = 'Exif\0\0';
const MOST_ENTRIES = 500;

/** Tag `Orientation` of an Exif segment. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== EXIF || segment.length < 18) return undefined;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Math.min(short(directory), MOST_ENTRIES);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (short(entry) !== ORIENTATION) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment with the orientation alone. */
function orientationSegment(orientation: number): Buffer {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), Buffer.from([...tiff, 0, 0, 0, 0])]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);
}
