import { usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';

/** Browsers pass a new region to assistive technology within this time. */
const REGION_MS = 100;

/**
 * False for a moment if there are messages already: the widget loads with the first one, and assistive
 * technology announces only changes of an existing region.
 */
export function useIsAnnounced(): boolean {
  const { bus } = usePlatform();
  const [isAnnounced, setAnnounced] = useState(() => bus.get('notifications').length === 0);

  useEffect(() => {
    if (isAnnounced) return undefined;
    const timer = setTimeout(() => setAnnounced(true), REGION_MS);
    return () => clearTimeout(timer);
  }, [isAnnounced]);

  return isAnnounced;
}
