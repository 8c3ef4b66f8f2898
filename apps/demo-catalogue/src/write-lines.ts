import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** Writes a JSON Lines file line by line, so that memory does not grow with its size. */
export function writeLines(path: string) {
  const stream = createWriteStream(path);
  return {
    async write(value: unknown): Promise<void> {
      if (!stream.write(`${JSON.stringify(value)}\n`)) await once(stream, 'drain');
    },
    async close(): Promise<void> {
      stream.end();
      await finished(stream);
    },
  };
}
