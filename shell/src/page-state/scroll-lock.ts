import type { Bus } from '@fachwerk/shared/bus';
import { breakpoints } from '@fachwerk/shared/ui';

/** Keeps the page from scrolling while `bodyScrollLockCount` is above 0. */
export function followScrollLock(bus: Bus, signal: AbortSignal): void {
  let release: (() => void) | undefined;
  bus.watch(
    'bodyScrollLockCount',
    (count) => {
      if (count > 0) release ??= lockPage();
      else {
        release?.();
        release = undefined;
      }
    },
    signal,
  );
}

function lockPage(): () => void {
  const { body, documentElement } = document;
  const scrollbar = window.innerWidth - documentElement.clientWidth;
  // Below laptop width the page would jump to its top, so its position is restored (specification 4).
  if (window.innerWidth >= breakpoints.laptop)
    return setStyles(body, { overflow: 'hidden', ...(scrollbar > 0 && { paddingRight: `${scrollbar}px` }) });

  // iOS scrolls behind `overflow: hidden`; a fixed body does not.
  const top = window.scrollY;
  const unset = setStyles(body, {
    position: 'fixed',
    top: `${-top}px`,
    left: '0',
    right: '0',
    overflow: 'hidden',
  });
  return () => {
    unset();
    window.scrollTo({ top, behavior: 'instant' });
  };
}

/** Sets styles and answers how to put back what was there. */
function setStyles(element: HTMLElement, styles: Partial<Record<StyleName, string>>): () => void {
  const names = Object.keys(styles) as StyleName[];
  const before = names.map((name) => element.style[name]);
  names.forEach((name) => (element.style[name] = styles[name] ?? ''));
  return () => names.forEach((name, index) => (element.style[name] = before[index] ?? ''));
}
type StyleName = 'overflow' | 'paddingRight' | 'position' | 'top' | 'left' | 'right';
