import { setNavigationOverlay } from '@fachwerk/shared/bus';
import { usePlatform } from '@fachwerk/shared/widget';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Specification 9. */
const OPEN_AFTER_MS = 500;
const HIDE_AFTER_MS = 400;

export interface Flyout {
  isOpen: boolean;
  /** The top category whose children are shown. */
  activeId: string | null;
  /** Opens at once, for a click or a key. */
  open(activeId: string | null): void;
  close(): void;
  /** The mouse is over a category: opens after a delay. */
  hover(activeId: string | null): void;
  /** The mouse has left the category: cancels the delayed opening. */
  unhover(): void;
  /** The mouse is over button, row or panel: cancels the delayed closing. */
  enter(): void;
  /** The mouse has left button, row and panel: closes after a delay. */
  leave(): void;
}

/**
 * Whether the flyout is open, and its active category. Closes on Escape, on a click or focus outside, when
 * the page is left, and when the overlay is removed. `restoreFocus` runs before a closing that would leave
 * the focus in the panel.
 */
export function useFlyout(region: RefObject<HTMLElement | null>, restoreFocus: () => void): Flyout {
  const { bus } = usePlatform();
  const [state, setState] = useState<{ activeId: string | null } | null>(null);
  const openTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== null;

  const stopTimers = useCallback(() => {
    clearTimeout(openTimer.current);
    clearTimeout(hideTimer.current);
  }, []);
  const open = useCallback(
    (activeId: string | null) => {
      stopTimers();
      setState({ activeId });
    },
    [stopTimers],
  );
  const close = useCallback(() => {
    stopTimers();
    setState(null);
  }, [stopTimers]);

  useLayoutEffect(() => stopTimers, [stopTimers]);

  const latestRestoreFocus = useRef(restoreFocus);
  useLayoutEffect(() => {
    latestRestoreFocus.current = restoreFocus;
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const closeOutside = (event: Event) => {
      // `event.target` is the host where widgets are in shadow roots.
      if (region.current && !event.composedPath().includes(region.current)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      latestRestoreFocus.current();
      close();
    };
    document.addEventListener('mousedown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    // The back/forward cache restores a page in the state in which it was left.
    window.addEventListener('pagehide', close);
    setNavigationOverlay(bus, true);
    bus.watch('isNavigationOverlay', (isShown) => !isShown && close(), controller.signal);
    return () => {
      controller.abort();
      document.removeEventListener('mousedown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('pagehide', close);
      setNavigationOverlay(bus, false);
    };
  }, [isOpen, bus, close, region]);

  return {
    isOpen,
    activeId: state?.activeId ?? null,
    open,
    close,
    hover(activeId) {
      clearTimeout(openTimer.current);
      openTimer.current = setTimeout(() => setState({ activeId }), OPEN_AFTER_MS);
    },
    unhover: () => clearTimeout(openTimer.current),
    enter: () => clearTimeout(hideTimer.current),
    leave() {
      stopTimers();
      hideTimer.current = setTimeout(() => {
        latestRestoreFocus.current();
        setState(null);
      }, HIDE_AFTER_MS);
    },
  };
}
