import { setNavigationOverlay } from '@fachwerk/shared/bus';
import { usePlatform } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Specification 9. */
const OPEN_AFTER_MS = 500;
const HIDE_AFTER_MS = 400;

export interface Flyout {
  isOpen: boolean;
  /** The top category whose children are shown. */
  activeId: string | null;
  /** At once: a click or a key. */
  open(activeId: string | null): void;
  close(): void;
  /** The mouse rests on a category. */
  hover(activeId: string | null): void;
  /** The mouse has left the category before the time was over. */
  unhover(): void;
  /** The mouse is within button, row and panel. */
  enter(): void;
  leave(): void;
}

/**
 * When the flyout is open, and over which category. Closes on Escape, on a click or focus outside, when the page is left, and when
 * somebody else takes the overlay away.
 */
export function useFlyout(region: RefObject<HTMLElement | null>, onEscape: () => void): Flyout {
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

  useEffect(() => stopTimers, [stopTimers]);

  const latestOnEscape = useRef(onEscape);
  useEffect(() => {
    latestOnEscape.current = onEscape;
  });

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const closeOutside = (event: Event) => {
      // Not `event.target`: where widgets live in shadow roots, that is the host.
      if (region.current && !event.composedPath().includes(region.current)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      latestOnEscape.current();
      close();
    };
    document.addEventListener('mousedown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    // A page that comes back from the back/forward cache stands as it was left.
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
      hideTimer.current = setTimeout(() => setState(null), HIDE_AFTER_MS);
    },
  };
}
