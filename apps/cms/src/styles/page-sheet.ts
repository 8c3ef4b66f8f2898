import { within } from '../within';
import { addressOf, type Sheet } from './sheet-address';
import type { SheetComposer } from './sheet-composer';

/** Address and hash of one sheet with all of these; undefined if it cannot be composed in time. */
export type PageSheet = (sheets: readonly Sheet[]) => Promise<Sheet | undefined>;

/** How long a page waits; then it links the single sheets. */
const WAIT_MS = 500;

export function pageSheet(composer: SheetComposer): PageSheet {
  return async (sheets) => {
    const composed = await within(WAIT_MS, composer.compose(sheets));
    if (!composed) return undefined;
    // The browser requests it in a moment.
    void composed.compressed('br');
    const { integrity } = composed;
    const paths = sheets.map(({ path }) => path);
    const path = addressOf(integrity, paths);
    return path === undefined ? undefined : { path, integrity };
  };
}
