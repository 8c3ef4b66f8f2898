const WINDOW_MS = 60_000;
const PAUSE_MS = 30_000;
const TOLERATED = 3;

/**
 * Circuit breaker: a widget that crashed three times within a minute is left to the browser for half
 * a minute.
 */
export function crashRecord(now: () => number = Date.now) {
  const crashes = new Map<string, number[]>();
  return {
    add(widget: string): void {
      const recent = (crashes.get(widget) ?? []).filter((at) => now() - at < WINDOW_MS);
      crashes.set(widget, [...recent, now()]);
    },
    isPaused(widget: string): boolean {
      const times = crashes.get(widget) ?? [];
      const last = times.at(-1);
      return times.length >= TOLERATED && last !== undefined && now() - last < PAUSE_MS;
    },
  };
}
