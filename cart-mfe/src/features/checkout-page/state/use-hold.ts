import { startCheckout } from '@fachwerk/shared/calls';
import { parseInstant } from '@fachwerk/shared/time';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from './checkout-notice';
import type { CheckoutControl } from './use-checkout';

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

interface Hold {
  /** Starts the hold again. */
  renew: () => void;
  isPending: boolean;
  /** Milliseconds that the clock of the server is ahead of the clock of this device. */
  clockSkew: number;
}

/**
 * Starts the hold of the goods with the first interaction on a checkout without one: a page that is only
 * opened holds nothing, and loads no HTTP client.
 */
export function useHold({ checkout, show }: CheckoutControl): Hold {
  const { api, now } = usePlatform();
  // The page was rendered a moment ago: exact enough for minutes.
  const [clockSkew] = useState(() => parseInstant(now).getTime() - Date.now());
  const text = useMessages();
  const { run, isPending } = useAction(() => api.call(startCheckout, { form: {} }), {
    onDone: (answer) => show(answer.checkout),
    onFailed(error) {
      // Without a hold the order is checked when it is sent.
      const refusal = refusalOf(error, checkout, text);
      // No notice that takes the focus: the visitor may be typing.
      if (refusal) show(refusal.checkout);
    },
  });

  const isStarted = useRef(false);
  const isHeld = checkout.holdUntil !== null && checkout.holdUntil > now;
  const needsHold = !checkout.isEmpty && !isHeld && checkout.holdNote !== 'paused';
  useEffect(() => {
    if (!needsHold) return undefined;
    const start = ({ target }: Event) => {
      // Steps and orders hold their goods themselves; a hold beside an order would find an empty cart.
      const isSubmit = target instanceof Element && target.closest('button[type="submit"]') !== null;
      if (isStarted.current || isSubmit) return;
      isStarted.current = true;
      void run(undefined);
    };
    INTERACTIONS.forEach((name) => window.addEventListener(name, start));
    return () => INTERACTIONS.forEach((name) => window.removeEventListener(name, start));
  }, [needsHold, run]);

  return { renew: () => void run(undefined), isPending, clockSkew };
}
