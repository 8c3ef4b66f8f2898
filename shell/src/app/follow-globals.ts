import { type AppGlobals, sendToApp } from '@fachwerk/shared/app-bridge';
import type { Bus } from '@fachwerk/shared/bus';

/** The state has settled when it has not changed for this long. */
export const SETTLED_MS = 100;
/** After a return to the page the visitor is loaded again; a call that fails gives no answer. */
export const ANSWERED_MS = 3000;

export interface Globals {
  /** The address of the page has changed. */
  update(): void;
  /** The next state is sent even if it is that of the last message. */
  sendAgain(): void;
}

/**
 * Keeps the topic `appGlobals` and sends it to the app: one message for a burst, and none for a state that
 * the app has. The first one follows the answer about the visitor.
 */
export function followGlobals(bus: Bus, signal: AbortSignal): Globals {
  let sent: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    const globals = readGlobals(bus);
    if (!globals) return;
    const state = JSON.stringify(globals);
    if (state === sent) return;
    sent = state;
    bus.set('appGlobals', globals);
    sendToApp('globalInfo', globals);
  };
  const update = (after = SETTLED_MS) => {
    clearTimeout(timer);
    timer = setTimeout(settle, after);
  };
  const sendAgain = () => {
    sent = undefined;
    // The answer about the visitor sets the topics, and comes before.
    update(ANSWERED_MS);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendAgain();
  };

  const change = () => update();
  bus.watch('user', change, signal);
  bus.watch('cartCount', change, signal);
  bus.watch('wishlist', change, signal);
  bus.watch('selectedStore', change, signal);
  bus.watch('customerCardNumber', change, signal);
  window.addEventListener('pageshow', onShow);
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    },
    { once: true },
  );
  return { update: change, sendAgain };
}

/** Undefined until the visitor is known. */
function readGlobals(bus: Bus): AppGlobals | undefined {
  const user = bus.get('user');
  const basketCount = bus.get('cartCount');
  const wishlist = bus.get('wishlist');
  if (!user || basketCount === null || !wishlist) return undefined;
  return {
    wishlistCount: wishlist.count,
    basketCount,
    loggedIn: user.loggedIn,
    role: user.role ?? null,
    urlPath: location.pathname,
    companyId: bus.get('selectedStore')?.companyId ?? null,
    customerCardNumber: bus.get('customerCardNumber'),
  };
}
