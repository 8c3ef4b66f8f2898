import type { PendingWork } from './pending-work';

const CLAIM = '__fachwerkShell';
/** For tools that measure or test a page. */
const WORK = '__fachwerkWork';

/** True for the first shell of a page. Further script tags, in any version, do nothing. */
export function claimPage(work: PendingWork): boolean {
  // Compares with `true`: an element with this id is a property of the window as well.
  if ((window as { [CLAIM]?: unknown })[CLAIM] === true) return false;
  Object.defineProperty(window, CLAIM, { value: true });
  Object.defineProperty(window, WORK, { value: work });
  return true;
}
