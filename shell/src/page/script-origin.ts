/** Where this script came from: the shop, also when the page belongs to somebody else. Only valid while it runs. */
export function scriptOrigin(): string {
  const { currentScript } = document;
  const url = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
  return new URL(url, location.href).origin;
}
