import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** False in the server's HTML and until the script has taken it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
