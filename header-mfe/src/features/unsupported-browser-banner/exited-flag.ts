/** Specification 4: the session's flag is 'exited' after the visitor has closed the banner. */
const KEY = 'fachwerk.unsupported-browser-banner';
const EXITED = 'exited';

export function isExited(): boolean {
  try {
    return sessionStorage.getItem(KEY) === EXITED;
  } catch {
    // Storage may be forbidden: then the banner comes again with the next page.
    return false;
  }
}

export function rememberExit(): void {
  try {
    sessionStorage.setItem(KEY, EXITED);
  } catch {
    // See above; for this page it is closed anyway.
  }
}
