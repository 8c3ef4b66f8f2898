import type { CleanPicture } from './picture';

const SIGNATURE_BYTES = 8;
/** What is drawn. Texts, Exif, times and animations go. */
const KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs'];

/** A PNG without metadata, up to its end. Undefined: no readable PNG. */
export function cleanPng(bytes: Buffer): CleanPicture | undefined {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  const names = new Set<string>();
  let at = SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (names.size === 0 && name !== 'IHDR')) return undefined;
    names.add(name);
    if (KEPT.includes(name)) kept.push(bytes.subarray(at, end));
    at = end;
    if (name === 'IEND') break;
  }
  if (!names.has('IDAT') || !names.has('IEND') || bytes.readUInt32BE(SIGNATURE_BYTES) !== 13)
    return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { mediaType: 'image/png', width, height, bytes: Buffer.concat(kept) };
}
