import type { Bus } from '@fachwerk/shared/bus';

/** Absent in older browsers. */
interface NavigationWindow {
  navigation?: EventTarget;
}

/**
 * Calls back when the page has another address without a load. Browsers without the Navigation API report
 * going back only; there, what widgets report to trackers leads to a look at the address: they report a
 * filter or an order after the address has it.
 */
export function followAddress(bus: Bus, onChange: () => void, signal: AbortSignal): void {
  const address = () => location.pathname + location.search;
  let last = address();
  const look = () => {
    // The page sets its title together with the address.
    setTimeout(() => {
      if (signal.aborted || address() === last) return;
      last = address();
      onChange();
    });
  };
  const { navigation } = window as NavigationWindow;
  navigation?.addEventListener('currententrychange', look);
  window.addEventListener('popstate', look);
  signal.addEventListener(
    'abort',
    () => {
      navigation?.removeEventListener('currententrychange', look);
      window.removeEventListener('popstate', look);
    },
    { once: true },
  );
  if (!navigation) bus.on('tracking:reported', look, signal);
}
