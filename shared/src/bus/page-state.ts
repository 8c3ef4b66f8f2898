import type { Bus } from './bus';

/**
 * The rules of the page's shared state (specification 4). They speak through topics only; the shell turns the topics
 * into what the visitor sees.
 */

/** Opens a slide-in; another open one closes by that. */
export function openSidebar(bus: Bus, id: string): void {
  if (bus.get('openedSidebarId') !== id) bus.set('openedSidebarId', id);
}

/** Closes a slide-in if it is the open one: nobody closes another's. */
export function closeSidebar(bus: Bus, id: string): void {
  if (bus.get('openedSidebarId') === id) bus.set('openedSidebarId', null);
}

/** Keeps the page from scrolling until every lock is released. Releasing twice counts once. */
export function lockScroll(bus: Bus): () => void {
  bus.set('bodyScrollLockCount', bus.get('bodyScrollLockCount') + 1);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    bus.set('bodyScrollLockCount', Math.max(0, bus.get('bodyScrollLockCount') - 1));
  };
}

/** Darkens the page behind an open navigation and keeps it from scrolling. */
export function setNavigationOverlay(bus: Bus, isOn: boolean): void {
  if (bus.get('isNavigationOverlay') !== isOn) bus.set('isNavigationOverlay', isOn);
}
