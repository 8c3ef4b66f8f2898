import type { StoreSearch } from '@fachwerk/shared/contracts';
import { usePlatform } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findStores, type Place } from '../../stores-api';

const SHOWN = 10;

interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last one stays while the next is on its way, and when it fails. */
  answer: StoreSearch | null;
}

export interface SearchControl extends SearchState {
  search(place: Place): void;
  /** The same again. */
  retry(): void;
}

/** One search at a time: a newer one takes the place of the one under way. */
export function useStoreSearch(itemId: string | undefined): SearchControl {
  const { api } = usePlatform();
  const [state, setState] = useState<SearchState>({ status: 'idle', answer: null });
  const pending = useRef<AbortController | null>(null);
  const latest = useRef<Place | null>(null);
  useEffect(() => () => pending.current?.abort(), []);

  const search = useCallback(
    async (place: Place) => {
      pending.current?.abort();
      const controller = new AbortController();
      pending.current = controller;
      latest.current = place;
      setState(({ answer }) => ({ status: 'loading', answer }));
      try {
        const answer = await findStores(api, { place, itemId, limit: SHOWN }, controller.signal);
        if (!controller.signal.aborted) setState({ status: 'ready', answer });
      } catch {
        // Whatever went wrong, the visitor is told and can try again.
        if (!controller.signal.aborted) setState(({ answer }) => ({ status: 'failed', answer }));
      }
    },
    [api, itemId],
  );

  return {
    ...state,
    search: useCallback((place: Place) => void search(place), [search]),
    retry: useCallback(() => latest.current && void search(latest.current), [search]),
  };
}
