import { useCallback, useSyncExternalStore } from 'react';

/** For what style sheets alone cannot do. False on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      // Not addEventListener: Safari learned that in its version 14.
      list?.addListener(onChange);
      return () => list?.removeListener(onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
