const CLAIM = '__fachwerkShell';

/** True for the first shell of a page. Further script tags, in any version, do nothing. */
export function claimPage(): boolean {
  // Compares with `true`: an element with this id is a property of the window as well.
  if ((window as { [CLAIM]?: unknown })[CLAIM] === true) return false;
  Object.defineProperty(window, CLAIM, { value: true });
  return true;
}
