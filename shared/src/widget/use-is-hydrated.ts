import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and the first browser render, then true: for what makes sense with script only. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
