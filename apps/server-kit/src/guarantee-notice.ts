import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LABEL_FILES } from './garan-label';
import { type ArtworkFile, readArtwork } from './official-artwork';

/** SHA-256 of the artwork: ours first, then the Commission's own file. */
const NOTICE_FILES = {
  svg: {
    name: 'notice-de.svg',
    folder: 'guarantee-notice',
    sums: [
      '188095a423ce79f3ede8cbfab1eb360a22f53d059c300d400605bb9419f9a488',
      'fd39364dbe42fa775ff55fb9b7aa80c377a5d04219929fef86a8522eed486b1a',
    ],
  },
  pdf: {
    name: 'notice-de.pdf',
    folder: 'guarantee-notice',
    sums: ['420eae74c850b6c6a2cd8fae047af9b1136943e087eb235e36681b72d65837ce'],
  },
} satisfies Record<string, ArtworkFile>;

/** The files that a folder of an operator may replace. */
const NAMES = [...Object.values(NOTICE_FILES), ...Object.values(LABEL_FILES)].map(({ name }) => name);

/** The official notice on the legal guarantee (Implementing Regulation (EU) 2025/1960, Annex I). */
export interface GuaranteeNotice {
  /** For pages. */
  svg: Buffer;
  /** One page of A4, for print and for mails. */
  pdf: Buffer;
}

/** Reads the notice, by the rules of `readArtwork`. Throws an Error for a folder without official artwork. */
export function readGuaranteeNotice(folder?: string): GuaranteeNotice {
  if (folder !== undefined && !NAMES.some((name) => existsSync(join(folder, name))))
    throw new Error(`GUARANTEE_NOTICE_DIR=${folder}: ${NAMES.join(' or ')} is expected in this folder.`);
  return { svg: readArtwork(NOTICE_FILES.svg, folder), pdf: readArtwork(NOTICE_FILES.pdf, folder) };
}

/** The folder, once its notice is checked: a wrong file stops the start before anything is prepared. */
export function checkedNoticeFolder(folder: string | undefined): string | undefined {
  if (folder !== undefined) readGuaranteeNotice(folder);
  return folder;
}
