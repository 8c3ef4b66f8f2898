import { useCallback, useEffect, useRef, useState } from 'react';
import { isHttpError } from '../http/http-error';
import { createIdempotencyKey } from '../http/idempotency-key';

/** Faster answers show no pending state (specification 9). */
export const PENDING_DELAY_MS = 100;

export type ActionState<Input, Answer> =
  | { status: 'idle' }
  /** `isSlow` after 100 ms: only then the pending state is visible. */
  | { status: 'pending'; input: Input; isSlow: boolean }
  | { status: 'done'; input: Input; answer: Answer }
  | { status: 'failed'; input: Input; error: unknown };

export interface ActionOptions<Input, Answer> {
  /** Called while the component is mounted. 'leaving': the page unloads and the action stays pending. */
  onDone?: (answer: Answer, input: Input) => void | 'leaving';
  onFailed?: (error: unknown, input: Input) => void;
}

export interface Action<Input> {
  /** Ignored while a call is running. */
  run(input: Input): Promise<void>;
  reset(): void;
  /** For display; true after 100 ms. */
  isPending: boolean;
}

/**
 * Sends a change, one call at a time. A call is never aborted: the server may still execute it.
 * `send` receives an idempotency key. After an unknown outcome the same input reuses the key.
 */
export function useAction<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
  options: ActionOptions<Input, Answer> = {},
): Action<Input> & { state: ActionState<Input, Answer> } {
  const [state, setState] = useState<ActionState<Input, Answer>>({ status: 'idle' });
  const latest = useRef({ send, options });
  useEffect(() => {
    latest.current = { send, options };
  });
  const isMounted = useRef(false);
  const isRunning = useRef(false);
  const unknown = useRef<{ input: string | undefined; key: string }>(undefined);
  /** What came while the component was hidden (`Activity`). */
  const missed = useRef<() => void>(undefined);

  useEffect(() => {
    isMounted.current = true;
    missed.current?.();
    missed.current = undefined;
    // A page from the back/forward cache would still be pending.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isRunning.current) return;
      isRunning.current = false;
      setState({ status: 'idle' });
    };
    window.addEventListener('pageshow', restore);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pageshow', restore);
    };
  }, []);

  const run = useCallback(async (input: Input): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const same = JSON.stringify(input);
    const last = unknown.current;
    const key = last && last.input === same ? last.key : createIdempotencyKey();
    unknown.current = { input: same, key };
    setState({ status: 'pending', input, isSlow: false });
    const timer = setTimeout(() => setState({ status: 'pending', input, isSlow: true }), PENDING_DELAY_MS);
    const settle = (show: () => void) => {
      if (isMounted.current) show();
      else missed.current = show;
    };
    let isLeaving = false;
    try {
      const answer = await latest.current.send(input, key);
      unknown.current = undefined;
      settle(() => {
        isLeaving = latest.current.options.onDone?.(answer, input) === 'leaving';
        setState(isLeaving ? { status: 'pending', input, isSlow: true } : { status: 'done', input, answer });
      });
    } catch (error) {
      if (isHttpError(error) && error.kind === 'bad-request') unknown.current = undefined;
      settle(() => {
        latest.current.options.onFailed?.(error, input);
        setState({ status: 'failed', input, error });
      });
    } finally {
      clearTimeout(timer);
      if (!isLeaving) isRunning.current = false;
    }
  }, []);
  const reset = useCallback(
    () => setState((last) => (last.status === 'pending' ? last : { status: 'idle' })),
    [],
  );

  return { state, run, reset, isPending: state.status === 'pending' && state.isSlow };
}
