import { whenIdle } from './when-idle';
import { whenParsed } from './when-parsed';

/** Time after the document is parsed at which the runtime starts although files of the page are missing. */
const LATEST_MS = 3000;
const IDLE_MS = 500;

/** Scrolling is no interaction: the browser scrolls without script. */
const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const;
const FIELD = 'input, select, textarea';
const OPENER = '[data-opens]';

/** `quiet`: the page is complete. `needed`: the visitor waits for the runtime. */
export type StartReason = 'quiet' | 'needed';

/**
 * Resolves when the runtime starts: after the page is loaded and the browser is idle, so that it does not
 * delay the largest paint, or at once at the first interaction or if no widget has server HTML.
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

    const quiet = () => whenIdle(() => start('quiet'), IDLE_MS);
    void whenParsed().then(() => {
      if (!document.querySelector('[data-widget] > [data-ssr]')) return start('needed');
      if (document.readyState === 'complete') return quiet();
      window.addEventListener('load', quiet, { once: true });
      setTimeout(quiet, LATEST_MS);
    });
  });
}
