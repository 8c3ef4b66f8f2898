/** Signs that browsers drop or read as another one, so that the address looks like that of another site. */
const MISLEADING = /[\s\\\p{C}"<>]/u;
/** A name with a public ending: no number of a machine, none of the own network, no name of one word. */
const HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!(?:local|localhost|internal|lan|home|corp|onion)$)[a-z](?:[a-z0-9-]*[a-z0-9])$/;
const LONGEST = 500;

/**
 * True for the address of a page or file of another site that shoppers open: https, a public name, no user,
 * no password, no port, at most 500 characters. Every address in a file of an operator is checked by it.
 */
export function isPublicPage(text: string): boolean {
  if (text.length > LONGEST || MISLEADING.test(text) || !/^https:\/\/[^/]/i.test(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // An empty user, ":443" and "@" are gone from a parsed address, and stand in the one that is shown.
  return (
    url !== undefined && HOST.test(url.hostname) && !/[@:]/.test(/^https:\/\/([^/?#]*)/i.exec(text)![1]!)
  );
}

/** True for a path of the shop: "/media/4711.webp". Pages load pictures from such addresses only. */
export const isShopPath = (text: string): boolean =>
  text.length <= LONGEST && /^\/(?![/\\])/.test(text) && !MISLEADING.test(text);

/** True for a path of the shop ("/media/4711.pdf") too. */
export const isFileAddress = (text: string): boolean => isPublicPage(text) || isShopPath(text);
