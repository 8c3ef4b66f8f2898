import type { HydrateMode } from '@fachwerk/shared/contracts';
import { whenIdle } from '../core/when-idle';

/** Events that precede a press, so that the widget is hydrated when the press happens. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const NEAR = '200px';
const IDLE_TIMEOUT = 2000;

/** Resolves when the hydration condition is met. Never resolves for static server HTML or after the abort. */
export function hydrateWhen(
  mode: HydrateMode,
  element: HTMLElement,
  { hasServerHtml, signal }: { hasServerHtml: boolean; signal: AbortSignal },
): Promise<void> {
  // An empty element cannot receive an interaction.
  const effective = hasServerHtml || mode === 'load' || mode === 'idle' ? mode : 'visible';
  return new Promise((resolve) => {
    if (effective === 'load') resolve();
    if (effective === 'idle') whenIdle(resolve, IDLE_TIMEOUT);
    if (effective === 'visible') whenVisible(element, resolve, signal);
    if (effective === 'interaction') whenTurnedTo(element, resolve, signal);
  });
}

function whenVisible(element: HTMLElement, onVisible: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver !== 'function') return onVisible();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onVisible();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

function whenTurnedTo(element: HTMLElement, onTurn: () => void, signal: AbortSignal): void {
  const stop = () => INTERACTIONS.forEach((type) => element.removeEventListener(type, turn));
  const turn = () => {
    stop();
    onTurn();
  };
  INTERACTIONS.forEach((type) => element.addEventListener(type, turn, { passive: true }));
  signal.addEventListener('abort', stop, { once: true });
}
