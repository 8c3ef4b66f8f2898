import type { CleanPicture } from './picture';

const HEAD_BYTES = 12;
/** Flags of `VP8X`: Exif and XMP are not there. */
const WITHOUT_METADATA = 0xff & ~(0x08 | 0x04);
const KEPT = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];

/** A WebP without metadata. Undefined: no readable WebP, or an animation. */
export function cleanWebp(bytes: Buffer): CleanPicture | undefined {
  const kept: Buffer[] = [];
  const sizes: { width: number; height: number }[] = [];
  let hasPicture = false;
  let at = HEAD_BYTES;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > bytes.length || name.startsWith('ANI') || name === 'ANMF') return undefined;
    if (KEPT.includes(name)) {
      const size = sizeOf(name, bytes.subarray(at + 8, end));
      if (size === 'wrong') return undefined;
      if (size) sizes.push(size);
      hasPicture ||= name === 'VP8 ' || name === 'VP8L';
      kept.push(chunk(name, bytes.subarray(at, end)));
    }
    at = end + (length % 2);
  }
  if (!hasPicture) return undefined;
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return {
    mediaType: 'image/webp',
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
    bytes: Buffer.concat([head, content]),
  };
}

/** Chunks have an even length. */
function chunk(name: string, bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
  if (name === 'VP8X') padded[8] = (padded[8] ?? 0) & WITHOUT_METADATA;
  return padded;
}

type Size = { width: number; height: number } | 'wrong' | undefined;

function sizeOf(name: string, data: Buffer): Size {
  if (name === 'ALPH' || name === 'ICCP') return undefined;
  if (data.length < 10) return 'wrong';
  if (name === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (name === 'VP8L') {
    const bits = data.readUInt32LE(1);
    return data[0] === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : 'wrong';
  }
  const isKeyFrame = data.readUIntBE(3, 3) === 0x9d012a;
  return isKeyFrame
    ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
    : 'wrong';
}
