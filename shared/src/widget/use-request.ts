import { useCallback, useEffect, useRef, useState } from 'react';

/** A loaded value. `data` of an earlier answer stays during loading and after a failure. */
export type Load<T> =
  | { status: 'idle'; data: undefined }
  | { status: 'loading'; data: T | undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; data: T | undefined; error: unknown };

export interface RequestOptions<T> {
  /** An existing answer for this key; nothing is loaded. */
  initial?: T | undefined;
  /** Keeps the data of the previous key until the next answer, e.g. for another filter. */
  keepsPrevious?: boolean;
}

export type Request<T> = Load<T> & {
  /** Loads again and keeps the data. Resolves when the call has ended, successful or not. */
  reload(): Promise<void>;
};

interface Held<T> {
  key: string | null;
  initial: T | undefined;
  load: Load<T>;
}

/**
 * Loads a value once per key, and nothing for the key null. A newer call or the end of the component aborts
 * the running call, so the shown answer always belongs to the current key.
 */
export function useRequest<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { initial, keepsPrevious = false }: RequestOptions<T> = {},
): Request<T> {
  const [state, setState] = useState<Held<T>>(() => start(key, initial));
  const running = useRef<AbortController>(undefined);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  // Set during rendering, so that data of another key is never shown.
  let held = state;
  if (held.key !== key || held.initial !== initial) {
    held = start(key, initial, keepsPrevious ? held.load.data : undefined);
    setState(held);
  }

  const reload = useCallback(async (): Promise<void> => {
    running.current?.abort();
    if (key === null) return;
    const controller = new AbortController();
    running.current = controller;
    const settle = (next: (data: T | undefined) => Load<T>) => {
      if (!controller.signal.aborted) setState((last) => ({ ...last, load: next(last.load.data) }));
    };
    settle((data) => ({ status: 'loading', data }));
    try {
      const data = await latestLoad.current(controller.signal);
      settle(() => ({ status: 'ready', data }));
    } catch (error) {
      settle((data) => ({ status: 'failed', data, error }));
    }
  }, [key]);

  useEffect(() => {
    if (initial === undefined) void reload();
    return () => running.current?.abort();
  }, [initial, reload]);

  return { ...held.load, reload };
}

function start<T>(key: string | null, initial: T | undefined, data?: T): Held<T> {
  if (initial !== undefined) return { key, initial, load: { status: 'ready', data: initial } };
  if (key === null) return { key, initial, load: { status: 'idle', data: undefined } };
  return { key, initial, load: { status: 'loading', data } };
}
