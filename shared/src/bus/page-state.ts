import type { Bus } from './bus';

/**
 * Rules of the page's shared state (specification 4). They only publish topics; the shell applies the topics
 * to the document.
 */

/** Opens a slide-in; this closes the one that is open. */
export function openSidebar(bus: Bus, id: string): void {
  if (bus.get('openedSidebarId') !== id) bus.set('openedSidebarId', id);
}

/** Closes a slide-in if it is the open one. */
export function closeSidebar(bus: Bus, id: string): void {
  if (bus.get('openedSidebarId') === id) bus.set('openedSidebarId', null);
}

/** Prevents scrolling of the page until every lock is released. A second release has no effect. */
export function lockScroll(bus: Bus): () => void {
  bus.set('bodyScrollLockCount', bus.get('bodyScrollLockCount') + 1);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    bus.set('bodyScrollLockCount', Math.max(0, bus.get('bodyScrollLockCount') - 1));
  };
}

/** Darkens the page behind an open navigation and prevents scrolling. */
export function setNavigationOverlay(bus: Bus, isOn: boolean): void {
  if (bus.get('isNavigationOverlay') !== isOn) bus.set('isNavigationOverlay', isOn);
}
