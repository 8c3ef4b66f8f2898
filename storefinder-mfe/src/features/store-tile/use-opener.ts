import { focusedElement, usePlatform } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useRef } from 'react';

/** The element with the focus at the opening; the slide-in is placed there and returns the focus to it. */
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
