import type { Bus } from '@fachwerk/shared/bus';

/** Whether the page is scrolled by more than one window height. */
export function followScrollPosition(bus: Bus, signal: AbortSignal): void {
  const check = () => bus.set('isFarDown', window.scrollY > window.innerHeight);
  const types = ['scroll', 'resize'] as const;
  check();
  types.forEach((type) => window.addEventListener(type, check, { passive: true }));
  signal.addEventListener('abort', () => types.forEach((type) => window.removeEventListener(type, check)));
}
