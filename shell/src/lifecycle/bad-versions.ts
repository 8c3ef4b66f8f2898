/** Versions that failed in this browser session, e.g. "cart@1.4.0-3f9a2c1". */
export interface BadVersions {
  list(): readonly string[];
  add(names: readonly string[]): void;
}

const STORED = 'fachwerk-avoid';
const COOKIE = /(?:^|; )avoid=([^;]*)/;
/** Limit of the page server. */
const MOST = 5;

/**
 * Stored in session storage and, on pages of the shop (`useCookie`), in a cookie: the page server then
 * renders the next page with another version. Without storage (e.g. in sandboxed frames) the list is valid
 * for this page only.
 */
export function createBadVersions({ useCookie }: { useCookie: boolean }): BadVersions {
  let names = newest([
    ...read(() => window.sessionStorage.getItem(STORED)),
    ...(useCookie ? read(inCookie) : []),
  ]);
  return {
    list: () => names,
    add(more) {
      // Merges with the entries of other tabs.
      names = newest([...(useCookie ? read(inCookie) : []), ...names, ...more]);
      const text = names.join();
      quietly(() => window.sessionStorage.setItem(STORED, text));
      if (!useCookie) return;
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      quietly(() => {
        document.cookie = `avoid=${encodeURIComponent(text)}; Path=/; SameSite=Lax${secure}`;
      });
    },
  };
}

const inCookie = () => decodeURIComponent(COOKIE.exec(document.cookie)?.[1] ?? '');
const newest = (names: string[]): string[] => [...new Set(names)].slice(-MOST);
const read = (text: () => string | null): string[] => (quietly(text) ?? '').split(',').filter(Boolean);

/** Access to storage throws when the visitor or the frame forbids it. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
