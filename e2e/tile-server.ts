import type { IncomingHttpHeaders } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import { type OtherHost, startOtherHost } from './other-host';

/** A server of map tiles on another host than the shop. */
export interface TileServer extends OtherHost {
  /** Setting of the shop. */
  template: string;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** Answers every request with 503. */
  isDown: boolean;
}

const TILE = /^\/\d+\/(\d+)\/(\d+)\.png$/;

export async function startTileServer(): Promise<TileServer> {
  const requests: TileServer['requests'] = [];
  const host = await startOtherHost(({ path, headers }, response) => {
    requests.push({ path, headers });
    const [, column, row] = TILE.exec(path) ?? [];
    if (tiles.isDown || column === undefined) {
      response.writeHead(tiles.isDown ? 503 : 404).end();
      return;
    }
    // Not kept, so that each test sees its own requests.
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
    response.end(tileOf((Number(column) + Number(row)) % 2 === 0 ? [222, 231, 226] : [236, 233, 224]));
  });
  const tiles: TileServer = {
    ...host,
    template: `${host.origin}/{z}/{x}/{y}.png`,
    requests,
    isDown: false,
  };
  return tiles;
}

const SIZE = 256;

/** One colour, with a line at two edges. */
function tileOf([red, green, blue]: [number, number, number]): Buffer {
  const rows = Array.from({ length: SIZE }, (_row, y) =>
    Buffer.concat([
      Buffer.from([0]),
      ...Array.from({ length: SIZE }, (_pixel, x) =>
        Buffer.from(x === 0 || y === 0 ? [255, 255, 255] : [red, green, blue]),
      ),
    ]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  // 8 bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
