import { useSyncExternalStore } from 'react';

interface Store<State> {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
}

/** The present state of the session, the queue or the orders. Only in the browser. */
export const useStore = <State>({ state, subscribe }: Store<State>): State =>
  useSyncExternalStore(subscribe, state, state);
