/** Specification 4: the flag of the session is 'exited' after the banner is closed. */
const KEY = 'fachwerk.unsupported-browser-banner';
const EXITED = 'exited';

export function isExited(): boolean {
  try {
    return sessionStorage.getItem(KEY) === EXITED;
  } catch {
    // Without access to the storage, the next page shows the banner again.
    return false;
  }
}

export function rememberExit(): void {
  try {
    sessionStorage.setItem(KEY, EXITED);
  } catch {
    // See above; on this page the banner is closed anyway.
  }
}
