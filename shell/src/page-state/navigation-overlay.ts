import { type Bus, lockScroll, setNavigationOverlay } from '@fachwerk/shared/bus';

/** Navigation overlay: disables scrolling and covers the page (specification 4). */
export function followNavigationOverlay(bus: Bus, place: () => Element, signal: AbortSignal): void {
  const overlay = createOverlay(() => setNavigationOverlay(bus, false));
  let unlock: (() => void) | undefined;
  bus.watch(
    'isNavigationOverlay',
    (isOn) => {
      if (isOn && !unlock) {
        unlock = lockScroll(bus);
        place().append(overlay);
      }
      if (!isOn) {
        unlock?.();
        unlock = undefined;
        overlay.remove();
      }
    },
    signal,
  );
}

function createOverlay(onClick: () => void): HTMLElement {
  const overlay = document.createElement('div');
  overlay.dataset.navigationOverlay = '';
  // For pointers only: Escape closes the navigation by keyboard.
  overlay.setAttribute('aria-hidden', 'true');
  Object.assign(overlay.style, {
    position: 'fixed',
    top: '0',
    right: '0',
    bottom: '0',
    left: '0',
    zIndex: 'var(--z-overlay)',
    background: 'var(--color-overlay)',
  });
  overlay.addEventListener('click', onClick);
  return overlay;
}
