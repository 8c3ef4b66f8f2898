import { focusedElement, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useRef, type RefObject } from 'react';

/** What had the focus when the slide-in was asked for: it stands there, and the focus goes back to it. */
export function useOpener(sidebarId: string): RefObject<HTMLElement | null> {
  const { bus } = usePlatform();
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    bus.watch(
      'openedSidebarId',
      (id) => {
        if (id === sidebarId) opener.current = focusedElement();
      },
      controller.signal,
    );
    return () => controller.abort();
  }, [bus, sidebarId]);

  return opener;
}
