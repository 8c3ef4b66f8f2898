import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and the first browser render, then true; for elements that need script. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
