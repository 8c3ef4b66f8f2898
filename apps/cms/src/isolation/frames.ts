/**
 * Messages between the page server and a render process: JSON, and long texts beside it as bytes, so that
 * HTML is neither escaped nor parsed.
 *
 * Layout: bytes that follow (u32), bytes of the JSON (u32), the JSON, the parts.
 */
export interface Frame {
  message: unknown;
  parts: Uint8Array[];
}

const HEADER = 8;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const textOf = (part: Uint8Array | undefined): string => (part ? decoder.decode(part) : '');

export function encodeFrame(message: object, parts: readonly (string | Uint8Array)[] = []): Uint8Array {
  const bytes = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const json = encoder.encode(JSON.stringify({ message, lengths: bytes.map(({ length }) => length) }));
  const total = bytes.reduce((sum, { length }) => sum + length, HEADER + json.length);
  const frame = new Uint8Array(total);
  const view = new DataView(frame.buffer);
  view.setUint32(0, total - 4, true);
  view.setUint32(4, json.length, true);
  frame.set(json, HEADER);
  let at = HEADER + json.length;
  for (const part of bytes) {
    frame.set(part, at);
    at += part.length;
  }
  return frame;
}

/**
 * Returns a function that takes the bytes of a stream, in any pieces, and calls back for every whole frame.
 * Throws if a frame is malformed or larger than `maxBytes`: the sender may be hostile.
 */
export function frameReader(onFrame: (frame: Frame) => void, maxBytes = Infinity) {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let needed = 4;

  return (chunk: Uint8Array): void => {
    waiting.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const bytes = joined(waiting, size);
      waiting = [bytes];
      const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true);
      if (length > maxBytes) throw new Error(`a message has ${length} bytes, allowed are ${maxBytes}`);
      needed = 4 + length;
      if (size < needed) return;
      const frame = decodeFrame(bytes.subarray(4, needed));
      waiting = [bytes.subarray(needed)];
      size -= needed;
      needed = 4;
      onFrame(frame);
    }
  };
}

function decodeFrame(bytes: Uint8Array): Frame {
  if (bytes.length < 4) throw new Error('a message is too short');
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true);
  const json: unknown = JSON.parse(decoder.decode(bytes.subarray(4, 4 + jsonLength)));
  const { message, lengths } = json as { message: unknown; lengths: number[] };
  let at = 4 + jsonLength;
  const parts = lengths.map((length) => bytes.subarray(at, (at += length)));
  if (at !== bytes.length) throw new Error('the parts of a message do not fill it');
  return { message, parts };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1 && chunks[0]) return chunks[0];
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
