const CLAIM = '__fachwerkShell';

/** True for the first shell of a page: a second script tag, of whatever version, does nothing. */
export function claimPage(): boolean {
  if (CLAIM in window) return false;
  Object.defineProperty(window, CLAIM, { value: true });
  return true;
}
