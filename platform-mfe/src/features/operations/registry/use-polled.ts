import { useCallback, useEffect, useRef, useState } from 'react';
import { isRegistryError, RegistryError } from './registry-error';

export interface Polled<T> {
  /** The last valid answer; kept when a later call fails. */
  value: T | undefined;
  /** Time of that answer in milliseconds. */
  receivedAt: number | undefined;
  /** Error of the last call; undefined after a success. */
  error: RegistryError | undefined;
  /** Loads now; resolves after success or failure. */
  reload(): Promise<void>;
}

type State<T> = Omit<Polled<T>, 'reload'>;

/**
 * Polls while the page is visible, at once when it becomes visible, and when `changes`, the number of the
 * operator's own changes, grows. `load` must be stable.
 */
export function usePolled<T>(
  load: (signal: AbortSignal) => Promise<T>,
  everyMs: number,
  isPaused = false,
  changes = 0,
): Polled<T> {
  const [state, setState] = useState<State<T>>({ value: undefined, receivedAt: undefined, error: undefined });
  const ask = useRef<() => Promise<void>>(() => Promise.resolve());

  useEffect(() => {
    if (isPaused) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;

    const again = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void now(), everyMs);
    };
    const now = async (): Promise<void> => {
      clearTimeout(timer);
      turn += 1;
      const mine = turn;
      try {
        const value = await load(signal);
        // A slow answer must not replace a newer one.
        if (!signal.aborted && mine === turn) setState({ value, receivedAt: Date.now(), error: undefined });
      } catch (error) {
        if (!signal.aborted && mine === turn) setState((last) => ({ ...last, error: asError(error) }));
      }
      if (!signal.aborted && mine === turn) again();
    };
    const look = () => {
      if (document.hidden) clearTimeout(timer);
      else void now();
    };

    ask.current = now;
    void now();
    document.addEventListener('visibilitychange', look);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load, everyMs, isPaused]);

  const reload = useCallback(() => ask.current(), []);
  useEffect(() => {
    if (changes > 0) void reload();
  }, [changes, reload]);
  return { ...state, reload };
}

const asError = (error: unknown): RegistryError =>
  isRegistryError(error) ? error : new RegistryError('broken', String(error));
