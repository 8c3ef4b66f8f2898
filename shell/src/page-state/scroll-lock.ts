import type { Bus } from '@fachwerk/shared/bus';
import { breakpoints } from '@fachwerk/shared/ui';
import { afterPaint } from '@fachwerk/shared/widget';

/**
 * Disables scrolling of the page while `bodyScrollLockCount` is above 0: one paint later, so that a layer
 * opens and closes before the whole page is laid out and painted again.
 */
export function followScrollLock(bus: Bus, signal: AbortSignal): void {
  let release: (() => void) | undefined;
  let isWaiting = false;

  function apply(): void {
    isWaiting = false;
    if (bus.get('bodyScrollLockCount') > 0) release ??= lockPage();
    else {
      release?.();
      release = undefined;
    }
  }
  bus.watch(
    'bodyScrollLockCount',
    (count) => {
      if (isWaiting || count > 0 === (release !== undefined)) return;
      isWaiting = true;
      afterPaint(apply);
    },
    signal,
  );
}

function lockPage(): () => void {
  const { body, documentElement } = document;
  const scrollbar = window.innerWidth - documentElement.clientWidth;
  // Below laptop width the fixed body would scroll to the top, so the position is restored (specification 4).
  if (window.innerWidth >= breakpoints.laptop)
    return setStyles(body, { overflow: 'hidden', ...(scrollbar > 0 && { paddingRight: `${scrollbar}px` }) });

  // iOS scrolls in spite of `overflow: hidden`, but not with a fixed body.
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

/** Sets styles and returns the function that restores the old ones. */
function setStyles(element: HTMLElement, styles: Partial<Record<StyleName, string>>): () => void {
  const names = Object.keys(styles) as StyleName[];
  const before = names.map((name) => element.style[name]);
  names.forEach((name) => (element.style[name] = styles[name] ?? ''));
  return () => names.forEach((name, index) => (element.style[name] = before[index] ?? ''));
}
type StyleName = 'overflow' | 'paddingRight' | 'position' | 'top' | 'left' | 'right';
