import { useCallback, useEffect } from 'react';
import { closeSidebar, lockScroll, openSidebar } from '../bus/page-state';
import { usePlatform } from './platform';
import { useTopic } from './use-topic';

export interface Sidebar {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/**
 * One slide-in of the page: only one is open, and the page does not scroll behind it, except behind a
 * dropdown (specification 4).
 */
export function useSidebar(id: string, { locksScroll = true }: { locksScroll?: boolean } = {}): Sidebar {
  const { bus } = usePlatform();
  const isOpen = useTopic('openedSidebarId') === id;
  const open = useCallback(() => openSidebar(bus, id), [bus, id]);
  const close = useCallback(() => closeSidebar(bus, id), [bus, id]);

  const isLocking = isOpen && locksScroll;
  useEffect(() => (isLocking ? lockScroll(bus) : undefined), [isLocking, bus]);

  useEffect(() => {
    // A page from the back/forward cache would still be open.
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [close]);

  return { isOpen, open, close };
}
