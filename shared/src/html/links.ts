/**
 * Addresses that may become a link: a path of the shop, an anchor or query of the page, or a scheme that
 * opens a page, a mail or a call. Browsers remove tabs and line ends from addresses, so whitespace is
 * refused, and so is a backslash, which they read as a slash. A page has a name and no user or number:
 * "https://shop.example@other.example/" leads to the other site.
 */
export const LINK =
  /^(?:https?:\/\/(?:(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|localhost)(?::\d+)?(?=[/?#]|$)|mailto:|tel:|\/(?![/\\])|[#?])[^\s\\]*$/i;

/** Pictures come from the shop: its content security policy allows no other host. */
export const PICTURE_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** A path of the shop or an anchor of the page. */
export const LOCAL_LINK = /^(?:\/(?![/\\])|#)[^\s\\]*$/;

/** A mail address or a telephone number, without subject, copies or text. */
export const CONTACT = /^(?:mailto:[a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|tel:\+\d{6,15})$/i;

/** Pages of the European Union, which notices of the law name. */
export const EU_PAGE = /^https:\/\/europa\.eu\/[\w./-]*$/;

/** Other sites get no reference to the window of the shop. */
export const relOf = (href: string): 'noopener' | undefined =>
  /^https?:/.test(href) ? 'noopener' : undefined;
