export interface CsrfCheck {
  /** Token of the header or of the form field. */
  token: string | undefined;
  isValidToken: (token: string) => boolean;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** True for an HTML form, false for a script. */
  isNativeForm: boolean;
  isOwnOrigin: (origin: string) => boolean;
  /** Own origins and those of other pages of the shop. */
  isAllowedOrigin: (origin: string) => boolean;
}

/**
 * Checks that a state-changing call comes from our pages. A valid token is the proof, but a foreign `Origin`
 * is refused anyway. A native form on a cached page has no token; there the fetch metadata of the browser
 * suffices.
 */
export function isFromOurPages(check: CsrfCheck): boolean {
  const { token, origin, secFetchSite, isNativeForm } = check;
  if (origin !== undefined && !check.isAllowedOrigin(origin)) return false;
  if (token !== undefined) return check.isValidToken(token);
  if (!isNativeForm) return false;
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin') return false;
  if (origin !== undefined) return check.isOwnOrigin(origin);
  return secFetchSite === 'same-origin';
}
