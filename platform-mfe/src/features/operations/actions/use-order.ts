import { useRef, useState } from 'react';
import { isRegistryError, RegistryError } from '../registry/registry-error';
import { useOperations } from '../operations-context';

export interface Order<T> {
  isPending: boolean;
  error: RegistryError | undefined;
  /** What the registry answered, and when. */
  done: { answer: T; at: number; seconds: number } | undefined;
  /** Twice pressed is sent once. */
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
      // It may have taken effect without saying so: nobody decides again before they see what is live now.
      if (known.kind !== 'signed-out') await refresh();
      setState({ isPending: false, error: known, done: undefined });
    } finally {
      running.current = false;
    }
  }

  return { ...state, send };
}
