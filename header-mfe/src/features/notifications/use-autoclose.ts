import { useEffect, useRef } from 'react';

/** Minimum time that remains after a pause. */
const MIN_REST_MS = 1000;

/**
 * Closes after `afterMs`; 0 means never. A pause stops the timer, which continues with the remaining time.
 * Another `version`, a message that replaces the previous one, restarts it.
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
      clock.ms = Math.max(MIN_REST_MS, clock.ms - (Date.now() - startedAt));
    };
  }, [afterMs, version, isPaused]);
}
