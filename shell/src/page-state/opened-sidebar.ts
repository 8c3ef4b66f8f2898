import type { Bus } from '@fachwerk/shared/bus';

/** Marks an open slide-in for style sheets: `<html data-opened-sidebar="storefinder">`. */
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
