export interface CsrfQuestion {
  /** Token of the header or the form field. */
  token: string | undefined;
  isRightToken: (token: string) => boolean;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** An HTML form of a browser, not a script. */
  isNativeForm: boolean;
  isOwnOrigin: (origin: string) => boolean;
  /** Own origins and those of other pages of the shop. */
  isAllowedOrigin: (origin: string) => boolean;
}

/**
 * Whether a call that changes something comes from our pages. A right token is the proof; a browser that names a foreign origin
 * is refused even so. A native form has no token on a cached page: there the browser's own word is enough.
 */
export function isFromOurPages(question: CsrfQuestion): boolean {
  const { token, origin, secFetchSite, isNativeForm } = question;
  if (origin !== undefined && !question.isAllowedOrigin(origin)) return false;
  if (token !== undefined) return question.isRightToken(token);
  if (!isNativeForm) return false;
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin') return false;
  if (origin !== undefined) return question.isOwnOrigin(origin);
  return secFetchSite === 'same-origin';
}
