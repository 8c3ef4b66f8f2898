import { awaitMessage, type Bus, type KeptEvents } from '@fachwerk/shared/bus';
import { whenIdle } from '../core/when-idle';
import type { MountMode } from './mount-when';

/** Events that precede a press, so that the widget is hydrated when the press happens. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const NEAR = '200px';
const IDLE_TIMEOUT = 2000;

interface Conditions {
  hasServerHtml: boolean;
  bus: Bus;
  /** The last attempt has failed: only a new message counts. */
  isRetry: boolean;
  /** Label of the button for `asked`; without it the widget stays away. */
  askLabel?: (() => Promise<string>) | undefined;
  signal: AbortSignal;
}

/**
 * Resolves when the hydration condition is met, for `{ on }` with the events that the widget has missed.
 * Never resolves for static server HTML or after the abort.
 */
export function hydrateWhen(
  mode: MountMode,
  element: HTMLElement,
  { hasServerHtml, bus, isRetry, askLabel, signal }: Conditions,
): Promise<KeptEvents | undefined> {
  return new Promise((resolve) => {
    const now = () => resolve(undefined);
    if (typeof mode === 'object') {
      const kept: KeptEvents = awaitMessage(bus, mode.on, {
        onMessage: () => void Promise.resolve().then(() => resolve(kept)),
        isRetry,
        signal,
      });
      return;
    }
    // An empty element cannot receive an interaction.
    const isOfHtml = mode === 'interaction' || mode === 'never';
    const effective = isOfHtml && !hasServerHtml ? 'visible' : mode;
    if (effective === 'load') now();
    if (effective === 'idle') whenIdle(now, IDLE_TIMEOUT);
    if (effective === 'visible') whenVisible(element, now, signal);
    if (effective === 'quiet') whenVisible(element, () => whenIdle(now, IDLE_TIMEOUT), signal);
    if (effective === 'interaction') whenTurnedTo(element, now, signal);
    if (effective === 'asked')
      whenVisible(element, () => void whenAsked(element, now, { askLabel, signal }), signal);
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

async function whenAsked(
  element: HTMLElement,
  onAsked: () => void,
  { askLabel, signal }: Pick<Conditions, 'askLabel' | 'signal'>,
): Promise<void> {
  try {
    const [{ addAskButton }, label] = await Promise.all([
      import(/* webpackChunkName: "ask-button" */ './ask-button'),
      askLabel?.(),
    ]);
    if (label && !signal.aborted) addAskButton(element, label, onAsked, signal);
  } catch {
    // It stays away, as before the question.
  }
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
