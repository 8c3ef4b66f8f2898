import { useRef, useState } from 'react';
import { useOperations } from '../base/operations-context';
import { isRegistryError, RegistryError } from '../registry/registry-error';

export interface Order<T> {
  isPending: boolean;
  error: RegistryError | undefined;
  /** The answer of the registry and its time. */
  done: { answer: T; at: number; seconds: number } | undefined;
  /** A second press while pending is ignored. */
  send(call: () => Promise<T>): Promise<void>;
}

export function useOrder<T>(): Order<T> {
  const { refresh } = useOperations();
  const running = useRef(false);
  const [state, setState] = useState<Omit<Order<T>, 'send'>>({
    isPending: false,
    error: undefined,
    done: undefined,
  });

  async function send(call: () => Promise<T>): Promise<void> {
    if (running.current) return;
    running.current = true;
    const start = Date.now();
    setState({ isPending: true, error: undefined, done: undefined });
    try {
      const answer = await call();
      const at = Date.now();
      setState({ isPending: false, error: undefined, done: { answer, at, seconds: (at - start) / 1000 } });
      void refresh();
    } catch (error) {
      const known = isRegistryError(error) ? error : new RegistryError('broken', String(error));
      // The order may have taken effect although the answer is missing: the status is loaded before another
      // decision.
      if (known.kind !== 'signed-out') await refresh();
      setState({ isPending: false, error: known, done: undefined });
    } finally {
      running.current = false;
    }
  }

  return { ...state, send };
}
