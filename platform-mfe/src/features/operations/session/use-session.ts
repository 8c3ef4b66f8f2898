import { readOperator, signIn as signInCall } from '@fachwerk/shared/calls';
import type { OperatorSession } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { endSignOut, waitingSignOut } from '@fachwerk/shared/staff';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type RegistryClient, registryClient } from '../registry/registry-client';
import { isRegistryError } from '../registry/registry-error';
import { isDeskUnanswered, leaveDeskToo, leaveOperations, noteBoth } from './leave-both';

const RETRY_MS = 5000;

export type SessionState =
  | { kind: 'unknown'; isSilent: boolean }
  /** `mayBeAtDesk`: the shop API has not answered since the operator signed out. */
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
const signedOut = (): SessionState => ({ kind: 'signed-out', mayBeAtDesk: isDeskUnanswered() });

const ignore = (): void => undefined;

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
    const ask = async () => {
      try {
        // An operator who has signed out is not shown.
        if (waitingSignOut().operations) await leaveOperations();
        setState(signedIn(await registryClient.call(readOperator, { signal: controller.signal })));
      } catch (error) {
        if (controller.signal.aborted) return;
        const isSignedOut = isRegistryError(error) && error.kind === 'signed-out';
        setState(isSignedOut ? signedOut() : { kind: 'unknown', isSilent: true });
      }
    };
    const timer = setTimeout(() => void ask(), state.isSilent ? RETRY_MS : 0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [state]);

  const signIn = useCallback(async (name: string, password: string) => {
    const session = await registryClient.call(signInCall, { json: { name, password } });
    // It has replaced the session that was meant.
    endSignOut('operations');
    setState(signedIn(session));
  }, []);

  // One sign-in, one sign-out. Neither waits for the other, and the page states the end of both.
  const signOut = useCallback(async () => {
    noteBoth();
    const leaving = leaveOperations();
    await Promise.allSettled([leaving, leaveDeskToo(api)]);
    await leaving;
    setState(signedOut());
  }, [api]);

  const { kind } = state;
  useEffect(() => {
    if (kind === 'unknown') return undefined;
    return whenBack(() => {
      const { operations } = waitingSignOut();
      if (operations) void leaveOperations().then(() => setState(signedOut()), ignore);
      // Who has signed in again may have opened the desk again.
      if (kind === 'signed-out' && isDeskUnanswered()) void leaveDeskToo(api).then(show, ignore);
    });
    function show(): void {
      setState((last) => (last.kind === 'signed-out' ? signedOut() : last));
    }
  }, [api, kind]);

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

/** Calls back at once, when the connection is back, and when the operator looks at the page again. */
function whenBack(callback: () => void): () => void {
  const see = () => {
    if (document.visibilityState === 'visible') callback();
  };
  callback();
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', see);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', see);
  };
}
