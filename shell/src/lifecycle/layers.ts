import { type Bus, type EventName, type EventPayload, isEventName, notify } from '@fachwerk/shared/bus';
import { faultOf, originOf, PENDING_DELAY_MS } from '@fachwerk/shared/widget';
import { whenIdle } from '../core/when-idle';

/**
 * Opens a layer: `<a href="/maerkte/" data-opens="storefinder:layer-requested">`. With the payload of the
 * event, `data-opens-with='{"productId": "4711"}'`, the shell publishes it: for static HTML.
 */
const OPENER = '[data-opens]';
/** A mouse or the focus reaches an opener. */
const SIGNS = ['pointerover', 'focusin'] as const;
/** The visitor uses the page. */
const USES = [...SIGNS, 'touchstart', 'keydown', 'scroll'] as const;
const IDLE_TIMEOUT = 2000;

/** A layer whose code loads because of an opener. */
export interface LayerLoad {
  /** Call one of them when the load has ended. */
  done(): void;
  fail(error: unknown): void;
}

/** Widgets that load with a topic or event, and the elements of the page that open them. */
export interface Layers {
  /** Prefetches the widget when it is likely to be needed, until the signal aborts. */
  offer(names: readonly string[], prefetch: () => void, signal: AbortSignal): void;
  /** Shows at the pressed opener that its layer loads. Must be called in the task of the event. */
  begin(names: readonly string[]): LayerLoad;
}

export interface LayersOptions {
  bus: Bus;
  text(key: string): Promise<string>;
  signal: AbortSignal;
}

interface Offer {
  names: readonly string[];
  prefetch(): void;
}

export function createLayers({ bus, text, signal }: LayersOptions): Layers {
  const offers = new Set<Offer>();
  let pressed: HTMLElement | undefined;
  let isUsed = false;

  const publish = () => bus.set('layers', [...new Set([...offers].flatMap(({ names }) => eventsOf(names)))]);
  /** Widgets of topics have no opener, e.g. messages; a message about a lost connection must not need one. */
  const prefetchFor = (offer: Offer) => {
    if (offer.names.some((name) => !isEventName(name))) whenIdle(() => offer.prefetch(), IDLE_TIMEOUT);
  };

  const listen = (types: readonly string[], listener: (event: Event) => void, passive = true) => {
    const options = { capture: true, passive };
    types.forEach((type) => document.addEventListener(type, listener, options));
    const stop = () => types.forEach((type) => document.removeEventListener(type, listener, options));
    signal.addEventListener('abort', stop, { once: true });
    return stop;
  };
  listen(SIGNS, (event) => {
    // The style sheet would arrive between a finger and its click, and the click would wait for it.
    if (isFinger(event)) return;
    const name = openerOf(event)?.dataset.opens;
    if (name) for (const offer of offers) if (offer.names.includes(name)) offer.prefetch();
  });
  const stopUses = listen(USES, () => {
    stopUses();
    isUsed = true;
    offers.forEach(prefetchFor);
  });
  listen(
    ['click'],
    (event) => {
      pressed = openerOf(event);
      // The event is published in this task, or by no opener.
      setTimeout(() => (pressed = undefined));
      if (pressed && isPlainClick(event as MouseEvent) && openWith(bus, pressed)) event.preventDefault();
    },
    false,
  );

  return {
    offer(names, prefetch, offerSignal) {
      if (offerSignal.aborted) return;
      const offer = { names, prefetch };
      offers.add(offer);
      publish();
      if (isUsed) prefetchFor(offer);
      offerSignal.addEventListener('abort', () => {
        offers.delete(offer);
        publish();
      });
    },

    begin(names) {
      const isLayer = names.some(isEventName);
      const opener = pressed && names.includes(pressed.dataset.opens ?? '') ? pressed : undefined;
      const busy = setTimeout(() => opener?.setAttribute('aria-busy', 'true'), PENDING_DELAY_MS);
      const done = () => {
        clearTimeout(busy);
        opener?.removeAttribute('aria-busy');
      };
      return {
        done,
        fail(error) {
          done();
          if (isLayer && !followLink(opener)) void explain(error);
        },
      };
    },
  };

  async function explain(error: unknown): Promise<void> {
    const sentence = await text(`failure.${navigator.onLine ? faultOf(error) : 'offline'}`).catch(() => '');
    if (sentence) notify(bus, { id: 'layer-failed', type: 'error', text: sentence });
  }
}

/** With these keys a click opens another tab or window; a click that the core keeps is repeated later. */
const isPlainClick = ({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey);

function openWith(bus: Bus, { dataset: { opens, opensWith } }: HTMLElement): boolean {
  // The topic contains names of events only.
  const event = bus.get('layers').find((name) => name === opens) as EventName | undefined;
  if (!event || opensWith === undefined) return false;
  const opener = { event, payload: JSON.parse(opensWith) as EventPayload<EventName> };
  bus.publish(opener.event, opener.payload);
  return true;
}

const isFinger = (event: Event) => (event as Partial<PointerEvent>).pointerType === 'touch';
const eventsOf = (names: readonly string[]) => names.filter(isEventName);
const openerOf = (event: Event): HTMLElement | undefined =>
  originOf(event)?.closest<HTMLElement>(OPENER) ?? undefined;

/** Offline, another page would be the browser's error page; an anchor of this page still works. */
function followLink(opener: HTMLElement | undefined): boolean {
  const href = opener?.isConnected ? opener.getAttribute('href') : null;
  if (href === null || !(navigator.onLine || href.startsWith('#'))) return false;
  window.location.assign(href);
  return true;
}
