import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUMS = 'SHA256SUMS';

/** A file of the Commission, which must not be changed. */
export interface ArtworkFile {
  name: string;
  /** Folder of this package with our copy. */
  folder: 'guarantee-notice' | 'guarantee-label';
  /** SHA-256 of the files that are accepted. */
  sums: readonly string[];
}

/**
 * Reads a file of official artwork and checks that no byte of it was changed. `folder`
 * (GUARANTEE_NOTICE_DIR) may contain another file of the same name: the Commission's own, or any whose
 * checksum stands in `SHA256SUMS` beside it. Throws an Error that names the file and the checksums.
 */
export function readArtwork(file: ArtworkFile, folder?: string): Buffer {
  // From `src` of this package, and from `dist` of an app.
  const own = join(__dirname, '../../server-kit', file.folder);
  return readChecked(folder !== undefined && existsSync(join(folder, file.name)) ? folder : own, file);
}

function readChecked(folder: string, { name, sums }: ArtworkFile): Buffer {
  const content = readFileSync(join(folder, name));
  const found = createHash('sha256').update(content).digest('hex');
  const allowed = [...sums, ...statedSums(folder, name)];
  if (!allowed.includes(found))
    throw new Error(
      `${join(folder, name)} has the SHA-256 ${found}; ${allowed.join(' or ')} is expected. ` +
        `The official artwork must not be changed: copy it again, or state the checksum of a later version in ${SUMS} beside it.`,
    );
  return content;
}

/** Lines of sha256sum: the checksum, two characters, the name of the file. */
function statedSums(folder: string, name: string): string[] {
  const file = join(folder, SUMS);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.slice(66) === name)
    .map((line) => line.slice(0, 64).toLowerCase());
}
