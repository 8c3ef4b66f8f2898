import { readOperator, signIn as signInCall, signOut as signOutCall } from '@fachwerk/shared/calls';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type RegistryClient, registryClient } from '../registry/registry-client';
import { isRegistryError } from '../registry/registry-error';

const RETRY_MS = 5000;

export type SessionState =
  | { kind: 'unknown'; isSilent: boolean }
  | { kind: 'signed-out' }
  /** `isOver`: the session expired; the page stays until the operator signs in again or out. */
  | { kind: 'signed-in'; name: string; isOver: boolean };

export interface Session {
  state: SessionState;
  /** Client that detects an expired session in every answer. */
  client: RegistryClient;
  signIn(name: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

export function useSession(): Session {
  const [state, setState] = useState<SessionState>({ kind: 'unknown', isSilent: false });

  useEffect(() => {
    if (state.kind !== 'unknown') return undefined;
    const controller = new AbortController();
    const ask = () =>
      registryClient.call(readOperator, { signal: controller.signal }).then(
        ({ name }) => setState({ kind: 'signed-in', name, isOver: false }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          const isSignedOut = isRegistryError(error) && error.kind === 'signed-out';
          setState(isSignedOut ? { kind: 'signed-out' } : { kind: 'unknown', isSilent: true });
        },
      );
    const timer = setTimeout(() => void ask(), state.isSilent ? RETRY_MS : 0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [state]);

  const signIn = useCallback(async (name: string, password: string) => {
    const session = await registryClient.call(signInCall, {
      json: { name, password },
    });
    setState({ kind: 'signed-in', name: session.name, isOver: false });
  }, []);

  const signOut = useCallback(async () => {
    try {
      await registryClient.call(signOutCall);
    } catch (error) {
      // The session had expired already.
      if (!isRegistryError(error) || error.kind !== 'signed-out') throw error;
    }
    setState({ kind: 'signed-out' });
  }, []);

  const client = useMemo((): RegistryClient => {
    const watch = <T>(answer: Promise<T>): Promise<T> =>
      answer.catch((error: unknown) => {
        if (isRegistryError(error) && error.kind === 'signed-out')
          setState((last) => (last.kind === 'signed-in' && !last.isOver ? { ...last, isOver: true } : last));
        throw error;
      });
    return {
      call: (call, ...inputs) => watch(registryClient.call(call, ...inputs)),
    };
  }, []);

  return { state, client, signIn, signOut };
}
