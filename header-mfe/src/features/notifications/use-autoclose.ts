import { useEffect, useRef } from 'react';

/** Whoever has looked at a message gets at least this much of it afterwards. */
const LEAST_REST_MS = 1000;

/** Closes after `afterMs`, 0 never. A pause stops the clock; afterwards what was left of the time goes on. */
export function useAutoclose(afterMs: number, isPaused: boolean, onClose: () => void): void {
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

  const rest = useRef(afterMs);
  useEffect(() => {
    if (afterMs <= 0 || isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnClose.current(), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current = Math.max(LEAST_REST_MS, rest.current - (Date.now() - startedAt));
    };
  }, [afterMs, isPaused]);
}
