import { useEffect, useRef } from 'react';

/** Whoever has looked at a message gets at least this much of it afterwards. */
const LEAST_REST_MS = 1000;

/**
 * Closes after `afterMs`, 0 never. A pause stops the clock; afterwards what was left of the time goes on. Another `version`, a message
 * that took the place of the one before, starts it anew.
 */
export function useAutoclose(afterMs: number, version: number, isPaused: boolean, onClose: () => void): void {
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

  const rest = useRef({ version, ms: afterMs });
  useEffect(() => {
    if (rest.current.version !== version) rest.current = { version, ms: afterMs };
    if (afterMs <= 0 || isPaused) return;
    const clock = rest.current;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnClose.current(), clock.ms);
    return () => {
      clearTimeout(timer);
      clock.ms = Math.max(LEAST_REST_MS, clock.ms - (Date.now() - startedAt));
    };
  }, [afterMs, version, isPaused]);
}
