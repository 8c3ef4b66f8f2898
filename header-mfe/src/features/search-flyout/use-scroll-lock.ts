import { lockScroll } from '@fachwerk/shared/bus';
import { below } from '@fachwerk/shared/ui';
import { usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';

/** The page does not scroll behind the flyout of small screens, which covers it. */
export function useScrollLock(isOpen: boolean): void {
  const { bus } = usePlatform();
  useEffect(() => {
    if (!isOpen || !window.matchMedia(below('phoneLg')).matches) return undefined;
    return lockScroll(bus);
  }, [isOpen, bus]);
}
