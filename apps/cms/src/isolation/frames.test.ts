/** @jest-environment node */
import { encodeFrame, type Frame, frameReader, textOf } from './frames';

const readAll = (chunks: Uint8Array[], maxBytes?: number) => {
  const frames: Frame[] = [];
  const read = frameReader((frame) => frames.push(frame), maxBytes);
  chunks.forEach(read);
  return frames.map(({ message, parts }) => ({ message, texts: parts.map(textOf) }));
};

const first = encodeFrame({ order: 1 }, ['<p>Säge „Fuchs“ 🪚</p>', '', new TextEncoder().encode('{"a":1}')]);
const second = encodeFrame({ ping: true });
const expected = [
  { message: { order: 1 }, texts: ['<p>Säge „Fuchs“ 🪚</p>', '', '{"a":1}'] },
  { message: { ping: true }, texts: [] },
];

it('returns messages and their parts unchanged', () => {
  expect(readAll([first, second])).toEqual(expected);
});

it('reads frames from pieces of any size', () => {
  const bytes = Buffer.concat([first, second]);

  expect(readAll([bytes])).toEqual(expected);
  expect(readAll(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
});

it('refuses a frame above the limit before it is received', () => {
  expect(() => readAll([first.subarray(0, 8)], 20)).toThrow(/allowed are 20/);
});

it.each([
  ['no JSON', Uint8Array.of(6, 0, 0, 0, 2, 0, 0, 0, 120, 120)],
  [
    'parts that do not fill it',
    (() => {
      const json = new TextEncoder().encode('{"message":1,"lengths":[9]}');
      return Uint8Array.of(json.length + 4, 0, 0, 0, json.length, 0, 0, 0, ...json);
    })(),
  ],
])('refuses a frame with %s', (_what, bytes) => {
  expect(() => readAll([bytes])).toThrow();
});
