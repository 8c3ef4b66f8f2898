import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [number, number, number];
const BRAND: Colour = [15, 91, 79];
const BEAM: Colour = [255, 255, 255];

/** A timber frame: four beams and a cross, on the colour of the brand. */
function colourAt(x: number, y: number, size: number): Colour {
  const [across, down] = [x / size, y / size];
  const isFrame = Math.min(across, down, 1 - across, 1 - down);
  const isInside = isFrame > 0.14;
  const isBeam = isInside && isFrame < 0.24;
  const isCross = isInside && (Math.abs(across - down) < 0.07 || Math.abs(across + down - 1) < 0.07);
  return isBeam || isCross ? BEAM : BRAND;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The square icon of a pass as PNG: a pass without one is refused. */
export function passIcon(size: number): Buffer {
  const rows = Array.from({ length: size }, (_row, y) =>
    Buffer.from([0, ...Array.from({ length: size }, (_cell, x) => colourAt(x, y, size)).flat()]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
