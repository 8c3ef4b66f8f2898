import { timeLimit } from '../time-limits';
import { whenIdle } from './when-idle';
import { whenPainted } from './when-painted';
import { whenParsed } from './when-parsed';

const IDLE_MS = 500;

/** Scrolling is no interaction: the browser scrolls without script. */
const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const;
const FIELD = 'input, select, textarea';
const OPENER = '[data-opens]';

/** `quiet`: the page is complete and painted. `needed`: the visitor waits for the runtime. */
export type StartReason = 'quiet' | 'needed';

/**
 * Resolves when the runtime starts: after the page is loaded and painted and the browser is idle, so that it
 * does not delay the largest paint, or at once at the first interaction or if no widget has server HTML.
 */
export function whenToStart(): Promise<StartReason> {
  return new Promise((resolve) => {
    const stop = () => INTERACTIONS.forEach((type) => document.removeEventListener(type, check, true));
    const start = (reason: StartReason) => {
      stop();
      resolve(reason);
    };
    const check = ({ type, target }: Event) => {
      const needed = type === 'focusin' ? FIELD : type === 'pointerover' ? OPENER : undefined;
      if (!needed || (target instanceof Element && target.closest(needed))) start('needed');
    };
    INTERACTIONS.forEach((type) => document.addEventListener(type, check, { capture: true, passive: true }));

    const idle = () => whenIdle(() => start('quiet'), IDLE_MS);
    // The load event of a page without pictures precedes its first paint.
    const quiet = () => whenPainted(idle);
    void whenParsed().then(() => {
      if (!document.querySelector('[data-widget] > [data-ssr]')) return start('needed');
      if (document.readyState === 'complete') quiet();
      else window.addEventListener('load', quiet, { once: true });
      setTimeout(idle, timeLimit('incomplete'));
    });
  });
}
