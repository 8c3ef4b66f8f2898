/** Accepts a path of this shop only: `//host`, `/\\host` and addresses with a scheme lead elsewhere. */
export function safeRedirect(wanted: string | undefined, otherwise: string): string {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\u0000-\u001f\\]/.test(wanted))
    return otherwise;
  try {
    const base = 'http://shop.invalid';
    const url = new URL(wanted, base);
    const path = url.pathname + url.search + url.hash;
    // "/..//host" is a path before parsing, and the parsed result leads elsewhere.
    return url.origin === base && !path.startsWith('//') ? path : otherwise;
  } catch {
    return otherwise;
  }
}
