const CLAIM = '__fachwerkShell';

/** True for the first shell of a page: a second script tag, of whatever version, does nothing. */
export function claimPage(): boolean {
  // Not merely there: an element of this id is a property of the window too.
  if ((window as { [CLAIM]?: unknown })[CLAIM] === true) return false;
  Object.defineProperty(window, CLAIM, { value: true });
  return true;
}
