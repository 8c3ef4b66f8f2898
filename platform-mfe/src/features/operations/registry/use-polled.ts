import { useCallback, useEffect, useRef, useState } from 'react';
import { isRegistryError, RegistryError } from './registry-error';

export interface Polled<T> {
  /** The last good answer; stays when a later call fails. */
  value: T | undefined;
  /** When it came, in milliseconds. */
  receivedAt: number | undefined;
  /** Of the last call; undefined when that went well. */
  error: RegistryError | undefined;
  /** Asks now; resolves when the answer is there, or is not. */
  reload(): Promise<void>;
}

type State<T> = Omit<Polled<T>, 'reload'>;

/** Asks again and again while somebody can see the page, and at once when they come back to it. `load` must be stable. */
export function usePolled<T>(
  load: (signal: AbortSignal) => Promise<T>,
  everyMs: number,
  isPaused = false,
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
        // A slow answer does not undo what a later one said.
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
  return { ...state, reload };
}

const asError = (error: unknown): RegistryError =>
  isRegistryError(error) ? error : new RegistryError('broken', String(error));
