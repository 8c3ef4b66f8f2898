import { readCheckout } from '@fachwerk/shared/calls';
import type { Checkout } from '@fachwerk/shared/contracts';
import { useBusEvent, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reachableStep, type StepId, stepUrl } from '../checkout-data';
import type { CheckoutNotice } from './checkout-notice';

export interface CheckoutControl {
  checkout: Checkout;
  step: StepId;
  /** The visitor came to the step without loading a page: its heading takes the focus. */
  isFreshStep: boolean;
  notice: CheckoutNotice | null;
  /**
   * The answer of a call; with a step the page moves on, with an entry in the history. Without `next` nothing
   * else changes: the notice stays.
   */
  show(checkout: Checkout, next?: { step?: StepId; notice?: CheckoutNotice }): void;
  /** Opens a step that can be reached. */
  open(step: StepId): void;
  /** Reads the checkout again. */
  reload(): Promise<void>;
}

/** The checkout of this page: the last answer of the API, and the step in the address. */
export function useCheckout(given: { checkout: Checkout; step: StepId }): CheckoutControl {
  const { api, signal } = usePlatform();
  const text = useMessages();
  const [state, setState] = useState<Omit<CheckoutControl, 'show' | 'open' | 'reload'>>({
    checkout: given.checkout,
    step: given.step,
    isFreshStep: false,
    notice: null,
  });
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const open = useCallback(
    (wanted: StepId) => {
      const { checkout, step: before } = latest.current;
      const step = reachableStep(checkout, wanted);
      const url = stepUrl(checkout, step);
      if (step === before || !url) return;
      window.history.pushState(window.history.state, '', url);
      nameDocument(text(`checkout.step.${before}`), text(`checkout.step.${step}`));
      setState((last) => ({ ...last, step, isFreshStep: true, notice: null }));
    },
    [text],
  );

  const show = useCallback<CheckoutControl['show']>(
    (checkout, next) => {
      // A cart that has lost its goods has lost the step of the delivery.
      const stepIn = ({ step }: { step: StepId }) =>
        stepUrl(checkout, step) === undefined ? checkout.nextStep : step;
      latest.current = { ...latest.current, checkout, step: stepIn(latest.current) };
      setState((last) => ({
        ...last,
        checkout,
        step: stepIn(last),
        isFreshStep: last.isFreshStep || stepIn(last) !== last.step,
        notice: next ? (next.notice ?? null) : last.notice,
      }));
      if (next?.step) open(next.step);
    },
    [open],
  );

  useEffect(() => {
    const followHistory = () => {
      const { checkout, step: before } = latest.current;
      const found = checkout.steps.find(({ url }) => pathOf(url) === window.location.pathname);
      if (!found || found.id === before) return;
      const step = reachableStep(checkout, found.id);
      nameDocument(text(`checkout.step.${before}`), text(`checkout.step.${step}`));
      setState((last) => ({ ...last, step, isFreshStep: true, notice: null }));
    };
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, [text]);

  const reload = useCallback(async () => {
    try {
      const checkout = await api.call(readCheckout, { signal });
      setState((last) => {
        const step = reachableStep(checkout, last.step);
        return { ...last, checkout, step, isFreshStep: last.isFreshStep || step !== last.step };
      });
    } catch {
      // The shown checkout stays; every step is checked by the API.
    }
  }, [api, signal]);
  // Another tab changed the cart or placed the order.
  useBusEvent('cart:changed', () => void reload());
  // The stores of a collection are those near the chosen one.
  useBusEvent('storefinder:store-selected', () => void reload());
  useEffect(() => {
    const reloadRestoredPage = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload();
    };
    window.addEventListener('pageshow', reloadRestoredPage);
    return () => window.removeEventListener('pageshow', reloadRestoredPage);
  }, [reload]);

  return { ...state, show, open, reload };
}

const pathOf = (url: string): string => new URL(url, window.location.href).pathname;

/** The title begins with the name of the step, as in the content files of the pages. */
function nameDocument(before: string, now: string): void {
  document.title = document.title.replace(before, () => now);
}
