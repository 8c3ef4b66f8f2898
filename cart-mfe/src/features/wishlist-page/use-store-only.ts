import { useCallback, useEffect, useState } from 'react';

const KEY = 'wishlist-store-only';

/** The filter "nur in meinem Markt", kept in the session storage of the tab (specification 4). */
export function useStoreOnly(initial: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(initial);

  useEffect(() => {
    try {
      if (sessionStorage.getItem(KEY) === 'true') setOn(true);
    } catch {
      // Blocked storage: the filter applies to this page view.
    }
  }, []);

  const set = useCallback((next: boolean) => {
    setOn(next);
    try {
      sessionStorage.setItem(KEY, String(next));
    } catch {
      // Blocked storage, see above.
    }
  }, []);

  return [isOn, set];
}
