/** Versions that failed in this browser, e.g. "cart@1.4.0-3f9a2c1"; for this session. */
export interface BadVersions {
  list(): readonly string[];
  add(names: readonly string[]): void;
}

const STORED = 'fachwerk-avoid';
const COOKIE = /(?:^|; )avoid=([^;]*)/;
/** The page server reads as many. */
const MOST = 5;

/**
 * Remembered in the tab and, on pages of the shop (`tellServer`), in a cookie: the next page is then rendered with another
 * version from the start. Where the browser allows neither, as in sandboxed frames, for this page.
 */
export function createBadVersions({ tellServer }: { tellServer: boolean }): BadVersions {
  let names = newest([
    ...read(() => window.sessionStorage.getItem(STORED)),
    ...(tellServer ? read(inCookie) : []),
  ]);
  return {
    list: () => names,
    add(more) {
      // Another tab may have written meanwhile.
      names = newest([...(tellServer ? read(inCookie) : []), ...names, ...more]);
      const text = names.join();
      quietly(() => window.sessionStorage.setItem(STORED, text));
      if (!tellServer) return;
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

/** Merely asking for storage throws where the visitor or the frame forbids it. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
