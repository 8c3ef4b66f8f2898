import { useCallback, useEffect } from 'react';
import { closeSidebar, openSidebar } from '../bus/page-state';
import { usePlatform } from './platform';
import { useTopic } from './use-topic';

export interface Sidebar {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** One slide-in of the page: only one is open (specification 4). Its `Dialog` locks the scrolling. */
export function useSidebar(id: string): Sidebar {
  const { bus } = usePlatform();
  const isOpen = useTopic('openedSidebarId') === id;
  const open = useCallback(() => openSidebar(bus, id), [bus, id]);
  const close = useCallback(() => closeSidebar(bus, id), [bus, id]);

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
