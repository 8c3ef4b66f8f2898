/** Only a path of this shop: `//host`, `/\\host` and everything with a scheme lead elsewhere. */
export function safeRedirect(wanted: string | undefined, otherwise: string): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\u0000-\u001f\\]/.test(wanted))
    return otherwise;
  try {
    const base = 'http://shop.invalid';
    const url = new URL(wanted, base);
    return url.origin === base ? url.pathname + url.search + url.hash : otherwise;
  } catch {
    return otherwise;
  }
}
