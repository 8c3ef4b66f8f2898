import type { ScannedCode } from './scanned-code';

/** A code that was out of the picture for so long counts again when it is back. */
export const AWAY_MS = 1200;

/** The camera reads a code many times a second: only those that have come into the picture are new. */
export function createRepeats() {
  const seenAt = new Map<string, number>();
  return {
    newOf(found: readonly ScannedCode[], now: number): ScannedCode[] {
      for (const [text, at] of seenAt) if (now - at >= AWAY_MS) seenAt.delete(text);
      const fresh = new Map(
        found.flatMap((code) => (code.text === '' || seenAt.has(code.text) ? [] : [[code.text, code]])),
      );
      for (const { text } of found) seenAt.set(text, now);
      return [...fresh.values()];
    },
  };
}
