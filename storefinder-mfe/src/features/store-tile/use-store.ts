import type { Store } from '@fachwerk/shared/contracts';
import { usePlatform } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useState } from 'react';
import { readStore } from '../../stores-api';

interface StoreState {
  companyId: string;
  store: Store | null;
  isFailed: boolean;
}

/** Everything about one store, asked for when it is looked at: hours and holidays are about now. */
export function useStore(companyId: string): { store: Store | null; isFailed: boolean; retry: () => void } {
  const { api } = usePlatform();
  const [state, setState] = useState<StoreState>({ companyId, store: null, isFailed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState({ companyId, store: null, isFailed: false });
    readStore(api, companyId, signal).then(
      (store) => {
        if (!signal.aborted) setState({ companyId, store, isFailed: false });
      },
      () => {
        if (!signal.aborted) setState({ companyId, store: null, isFailed: true });
      },
    );
    return () => controller.abort();
  }, [api, companyId, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // Never the hours of the store before.
  const { store, isFailed } = state.companyId === companyId ? state : { store: null, isFailed: false };
  return { store, isFailed, retry };
}
