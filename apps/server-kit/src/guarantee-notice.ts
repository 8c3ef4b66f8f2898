import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From `src` of this package, and from `dist` of an app. */
const OWN_FOLDER = join(__dirname, '../../server-kit/guarantee-notice');
const SUMS = 'SHA256SUMS';

/** SHA-256 of the artwork: ours first, then the Commission's own file. */
const CHECKSUMS = {
  'notice-de.svg': [
    '188095a423ce79f3ede8cbfab1eb360a22f53d059c300d400605bb9419f9a488',
    'fd39364dbe42fa775ff55fb9b7aa80c377a5d04219929fef86a8522eed486b1a',
  ],
  'notice-de.pdf': ['420eae74c850b6c6a2cd8fae047af9b1136943e087eb235e36681b72d65837ce'],
} as const;
type FileName = keyof typeof CHECKSUMS;
const NAMES = Object.keys(CHECKSUMS) as FileName[];

/** The official notice on the legal guarantee (Implementing Regulation (EU) 2025/1960, Annex I). */
export interface GuaranteeNotice {
  /** For pages. */
  svg: Buffer;
  /** One page of A4, for print and for mails. */
  pdf: Buffer;
}

/**
 * Reads the notice and checks that no byte of it was changed. `folder` (GUARANTEE_NOTICE_DIR) may contain
 * other files of the same names: the Commission's own, or any whose checksum stands in `SHA256SUMS` beside
 * them. Throws an Error that names the file and both checksums.
 */
export function readGuaranteeNotice(folder?: string): GuaranteeNotice {
  if (folder !== undefined && !NAMES.some((name) => existsSync(join(folder, name))))
    throw new Error(`GUARANTEE_NOTICE_DIR=${folder}: ${NAMES.join(' or ')} is expected in this folder.`);
  const read = (name: FileName) =>
    folder !== undefined && existsSync(join(folder, name))
      ? readChecked(folder, name)
      : readChecked(OWN_FOLDER, name);
  return { svg: read('notice-de.svg'), pdf: read('notice-de.pdf') };
}

function readChecked(folder: string, name: FileName): Buffer {
  const content = readFileSync(join(folder, name));
  const found = createHash('sha256').update(content).digest('hex');
  const allowed = [...CHECKSUMS[name], ...statedSums(folder, name)];
  if (!allowed.includes(found))
    throw new Error(
      `${join(folder, name)} has the SHA-256 ${found}; ${allowed.join(' or ')} is expected. ` +
        `The official notice must not be changed: copy it again, or state the checksum of a later version in ${SUMS} beside it.`,
    );
  return content;
}

/** Lines of sha256sum: the checksum, two characters, the name of the file. */
function statedSums(folder: string, name: FileName): string[] {
  const file = join(folder, SUMS);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.slice(66) === name)
    .map((line) => line.slice(0, 64).toLowerCase());
}
