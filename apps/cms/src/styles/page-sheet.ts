import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { within } from '../within';
import { addressOf, type Sheet } from './sheet-address';
import type { SheetComposer } from './sheet-composer';

/** Address and hash of one sheet with all of these; undefined if it cannot be composed in time. */
export type PageSheet = (sheets: readonly Sheet[]) => Promise<Sheet | undefined>;

export function pageSheet(composer: SheetComposer): PageSheet {
  return async (sheets) => {
    const composed = await within(timeLimit('pageSheet'), composer.compose(sheets));
    if (!composed) return undefined;
    // The browser requests it in a moment.
    void composed.compressed('br');
    const { integrity } = composed;
    const paths = sheets.map(({ path }) => path);
    const path = addressOf(integrity, paths);
    return path === undefined ? undefined : { path, integrity };
  };
}
