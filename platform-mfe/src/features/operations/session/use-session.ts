import { readOperator, signIn as signInCall, signOut as signOutCall } from '@fachwerk/shared/calls';
import type { OperatorSession } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type RegistryClient, registryClient } from '../registry/registry-client';
import { isRegistryError } from '../registry/registry-error';
import { leaveDesk } from './leave-desk';

const RETRY_MS = 5000;

export type SessionState =
  | { kind: 'unknown'; isSilent: boolean }
  /** `mayBeAtDesk`: the shop API did not answer when the operator signed out. */
  | { kind: 'signed-out'; mayBeAtDesk: boolean }
  /**
   * `opensDesk`: without another sign-in. `isOver`: the session expired; the page stays until the operator
   * signs in again or out.
   */
  | { kind: 'signed-in'; name: string; opensDesk: boolean; isOver: boolean };

const signedIn = ({ name, opensDesk = false }: OperatorSession): SessionState => ({
  kind: 'signed-in',
  name,
  opensDesk,
  isOver: false,
});
const SIGNED_OUT: SessionState = { kind: 'signed-out', mayBeAtDesk: false };

export interface Session {
  state: SessionState;
  /** Client that detects an expired session in every answer. */
  client: RegistryClient;
  signIn(name: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

export function useSession(api: HttpClient): Session {
  const [state, setState] = useState<SessionState>({ kind: 'unknown', isSilent: false });

  useEffect(() => {
    if (state.kind !== 'unknown') return undefined;
    const controller = new AbortController();
    const ask = () =>
      registryClient.call(readOperator, { signal: controller.signal }).then(
        (session) => setState(signedIn(session)),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          const isSignedOut = isRegistryError(error) && error.kind === 'signed-out';
          setState(isSignedOut ? SIGNED_OUT : { kind: 'unknown', isSilent: true });
        },
      );
    const timer = setTimeout(() => void ask(), state.isSilent ? RETRY_MS : 0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [state]);

  const signIn = useCallback(async (name: string, password: string) => {
    setState(signedIn(await registryClient.call(signInCall, { json: { name, password } })));
  }, []);

  const signOut = useCallback(async () => {
    try {
      await registryClient.call(signOutCall);
    } catch (error) {
      // The session had expired already.
      if (!isRegistryError(error) || error.kind !== 'signed-out') throw error;
    }
    setState(SIGNED_OUT);
    // One sign-in, one sign-out. The registry does not wait for the shop API.
    void leaveDesk(api).catch(() =>
      setState((last) => (last.kind === 'signed-out' ? { ...last, mayBeAtDesk: true } : last)),
    );
  }, [api]);

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
