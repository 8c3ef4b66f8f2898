import { useAction } from '@fachwerk/shared/widget';
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

/** A change of the registry. The status is loaded again after it, also after a missing answer. */
export function useOrder<T>(): Order<T> {
  const { refresh } = useOperations();
  const { state, run } = useAction(
    async (call: () => Promise<T>) => {
      const start = Date.now();
      try {
        const answer = await call();
        const at = Date.now();
        return { answer, at, seconds: (at - start) / 1000 };
      } catch (error) {
        const known = isRegistryError(error) ? error : new RegistryError('broken', String(error));
        // The order may have taken effect although the answer is missing: the status is loaded before another
        // decision.
        if (known.kind !== 'signed-out') await refresh();
        throw known;
      }
    },
    { onDone: () => void refresh() },
  );

  return {
    isPending: state.status === 'pending',
    error: state.status === 'failed' ? (state.error as RegistryError) : undefined,
    done: state.status === 'done' ? state.answer : undefined,
    send: run,
  };
}
