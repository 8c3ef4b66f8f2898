/** @jest-environment node */
import { Readable } from 'node:stream';
import { type Held, MOST_PICTURES, PICTURE_BYTES, readSentForm } from './read-pictures';

const BOUNDARY = 'x-boundary';
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const MB = 1024 * 1024;
const block = Buffer.alloc(64 * 1024, 7);

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (fileName: string, name = 'pictures') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;

/** What is held at most while the parts arrive. */
function read(parts: Iterable<string | Buffer>) {
  const held: Held = { bytes: 0 };
  let most = 0;
  function* watched() {
    for (const part of parts) {
      most = Math.max(most, held.bytes);
      yield Buffer.from(part);
    }
    yield Buffer.from(`--${BOUNDARY}--\r\n`);
  }
  const form = readSentForm(headers, Readable.from(watched()), { name: 'pictures', held });
  return form.then((sent) => ({ ...sent, most, held: held.bytes }));
}

function* aFile(bytes: number, fileName = 'a.jpg') {
  yield fileHead(fileName);
  for (let sent = 0; sent < bytes; sent += block.length) yield block.subarray(0, bytes - sent);
  yield '\r\n';
}

it('reads fields, repeated fields and pictures', async () => {
  const form = await read([field('text', 'Größe'), field('line', '1'), field('line', '1:2'), ...aFile(100)]);
  expect(form.fields).toEqual({ text: 'Größe', line: ['1', '1:2'] });
  expect(form.pictures).toEqual([{ bytes: block.subarray(0, 100) }]);
  expect(form.hasTooMany).toBe(false);
});

it('drops a picture of 50 MB while it arrives, and keeps what was typed', async () => {
  const form = await read([field('text', 'vorher'), ...aFile(50 * MB), field('kind', 'nachher')]);
  expect(form.fields).toEqual({ text: 'vorher', kind: 'nachher' });
  expect(form.pictures).toEqual([{ fault: 'tooLarge' }]);
  expect(form.most).toBeLessThanOrEqual(PICTURE_BYTES);
  expect(form.held).toBe(0);
});

it('takes a picture of exactly the limit', async () => {
  const form = await read(aFile(PICTURE_BYTES));
  expect(form.pictures[0]?.bytes).toHaveLength(PICTURE_BYTES);
  expect((await read(aFile(PICTURE_BYTES + 1))).pictures).toEqual([{ fault: 'tooLarge' }]);
});

it('counts pictures', async () => {
  const form = await read(Array.from({ length: MOST_PICTURES + 1 }, () => [...aFile(10)]).flat());
  expect(form).toMatchObject({ hasTooMany: true });
  expect(form.pictures).toHaveLength(MOST_PICTURES);
});

it('a form without a chosen file has no picture', async () => {
  expect((await read(aFile(0, ''))).pictures).toEqual([]);
});

it('refuses a body that ends in the middle of a picture', async () => {
  const held: Held = { bytes: 0 };
  const body = Readable.from([Buffer.from(fileHead('a.jpg')), block]);
  await expect(readSentForm(headers, body, { name: 'pictures', held })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(held.bytes).toBe(0);
  const noBoundary = { 'content-type': 'multipart/form-data' };
  await expect(
    readSentForm(noBoundary, Readable.from([block]), { name: 'pictures', held }),
  ).rejects.toMatchObject({ statusCode: 400 });
});
