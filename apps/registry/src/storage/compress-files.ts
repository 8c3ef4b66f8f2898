import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const TEXT = /\.(js|css|svg)$/;
/** Below this a compressed file saves no packet. */
const MIN_BYTES = 600;

/** Writes `x.js.br` beside `x.js`, as small as brotli can: done once, served a million times. */
export async function compressFiles(folder: string, paths: readonly string[]): Promise<void> {
  const texts = paths.filter((path) => TEXT.test(path));
  await Promise.all(
    texts.map(async (path) => {
      const content = await readFile(join(folder, path));
      if (content.length < MIN_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(folder, `${path}.br`), await brotli(content, { params }));
    }),
  );
}
