import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { VersionFile } from '@fachwerk/shared/contracts';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|wasm)$/;
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 600;

export const hasBrotli = ({ path, bytes }: Pick<VersionFile, 'path' | 'bytes'>): boolean =>
  COMPRESSIBLE.test(path) && bytes >= MIN_BYTES;

/**
 * Writes `x.js.br` beside `x.js` with the highest brotli level: a version is compressed once and served many
 * times.
 */
export async function compressFiles(folder: string, files: readonly VersionFile[]): Promise<void> {
  await Promise.all(
    files.filter(hasBrotli).map(async ({ path }) => {
      const content = await readFile(join(folder, path));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: path.endsWith('.wasm')
          ? constants.BROTLI_MODE_GENERIC
          : constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(folder, `${path}.br`), await brotli(content, { params }));
    }),
  );
}
