import { closeSidebar, lockScroll, openSidebar } from '@fachwerk/shared/bus';
import { usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useCallback, useEffect } from 'react';

/** One slide-in of the page: only one is open at a time, and the page behind it does not scroll (specification 4). */
export function useSidebar(id: string) {
  const { bus } = usePlatform();
  const isOpen = useTopic('openedSidebarId') === id;
  const close = useCallback(() => closeSidebar(bus, id), [bus, id]);

  useEffect(() => (isOpen ? lockScroll(bus) : undefined), [isOpen, bus]);

  useEffect(() => {
    // A page that comes back from the back/forward cache stands as it was left.
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [close]);

  return { isOpen, open: () => openSidebar(bus, id), close };
}
