import type { Bus } from '@fachwerk/shared/bus';

/** Style sheets may need to know that a slide-in is open: `<html data-opened-sidebar="storefinder">`. */
export function followOpenedSidebar(bus: Bus, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  bus.watch(
    'openedSidebarId',
    (id) => {
      if (id === null) delete dataset.openedSidebar;
      else dataset.openedSidebar = id;
    },
    signal,
  );
}
