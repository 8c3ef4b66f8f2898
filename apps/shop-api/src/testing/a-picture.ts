/** Pictures of one pixel with what a camera writes about them. */

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const bytes = (...values: number[]): Buffer => Buffer.from(values);
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

export const PLACE = 'N50.9413 E6.9583';

/** TIFF with the orientation and, behind it, the place. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  return Buffer.concat([text('Exif\0\0'), tiff, text(PLACE)]);
}

interface Jpeg {
  width?: number;
  height?: number;
  orientation?: number;
  isLittle?: boolean;
  after?: Buffer;
}

/** `after`: what some phones append, for example a film. */
export function aJpeg({
  width = 1,
  height = 1,
  orientation = 6,
  isLittle = false,
  after,
}: Jpeg = {}): Buffer {
  const frame = bytes(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
  const table = Buffer.concat([bytes(0), Buffer.alloc(64, 1)]);
  const codes = (kind: number) => Buffer.concat([bytes(kind, 1), Buffer.alloc(15), bytes(0)]);
  return Buffer.concat([
    bytes(0xff, 0xd8),
    segment(0xe0, Buffer.concat([text('JFIF\0'), bytes(1, 1, 0, 0, 1, 0, 1, 0, 0)])),
    segment(0xe1, exif(orientation, isLittle)),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${PLACE}`)),
    segment(0xfe, text(`Kommentar ${PLACE}`)),
    segment(0xdb, table),
    segment(0xc0, frame),
    segment(0xc4, codes(0)),
    segment(0xc4, codes(0x10)),
    segment(0xda, bytes(1, 1, 0, 0, 63, 0)),
    bytes(0x3f, 0xff, 0x00, 0xff, 0xd0, 0x3f),
    bytes(0xff, 0xd9),
    after ?? Buffer.alloc(0),
  ]);
}

const chunk = (name: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, text(name), content, Buffer.alloc(4)]);
};

export function aPng(width = 1, height = 1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('eXIf', exif(1, false).subarray(6)),
    chunk('tEXt', text(`Place\0${PLACE}`)),
    chunk('IDAT', bytes(1, 2, 3)),
    chunk('IEND', Buffer.alloc(0)),
    text(PLACE),
  ]);
}

const part = (name: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([text(name), length, content, Buffer.alloc(content.length % 2)]);
};

/** Lossless, 2 × 3 pixels. `isAnimated`: refused. */
export function aWebp({ isAnimated = false } = {}): Buffer {
  const extended = bytes(0x0c | (isAnimated ? 2 : 0), 0, 0, 0, 1, 0, 0, 2, 0, 0);
  const picture = Buffer.alloc(11);
  picture[0] = 0x2f;
  picture.writeUInt32LE(1 | (2 << 14), 1);
  const content = Buffer.concat([
    text('WEBP'),
    part('VP8X', extended),
    ...(isAnimated ? [part('ANIM', Buffer.alloc(6))] : []),
    part('VP8L', picture),
    part('EXIF', exif(1, false)),
    part('XMP ', text(PLACE)),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
