import { useCallback, useSyncExternalStore } from 'react';

/** For logic that style sheets cannot express. False on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      // Safari supports addEventListener only from version 14.
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
