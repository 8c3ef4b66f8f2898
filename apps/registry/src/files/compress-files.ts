import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { VersionFile } from '@fachwerk/shared/contracts';

const brotli = promisify(brotliCompress);
const TEXT = /\.(js|css|svg)$/;
/** Below this a compressed file saves no packet. */
const MIN_BYTES = 600;

/** Whether there is an `x.js.br` beside `x.js`. */
export const hasBrotli = ({ path, bytes }: Pick<VersionFile, 'path' | 'bytes'>): boolean =>
  TEXT.test(path) && bytes >= MIN_BYTES;

/** Writes `x.js.br` beside `x.js`, as small as brotli can: done once, served a million times. */
export async function compressFiles(folder: string, files: readonly VersionFile[]): Promise<void> {
  await Promise.all(
    files.filter(hasBrotli).map(async ({ path }) => {
      const content = await readFile(join(folder, path));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(folder, `${path}.br`), await brotli(content, { params }));
    }),
  );
}
