import { readPayment } from '@fachwerk/shared/calls';
import { usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import type { PaymentModel } from './card-check-page.props';

const EVERY_MS = 2000;
/** Then the buyer decides: wait, continue, or pay in another way. */
const MOST_QUESTIONS = 30;

/**
 * The state of a payment, read again and again while it is open. A failed call is repeated like the others.
 */
export function usePayment(
  paymentId: string | null,
  initial: PaymentModel,
): { model: PaymentModel; isAsking: boolean } {
  const { api } = usePlatform();
  const [model, setModel] = useState(initial);
  const [asked, setAsked] = useState(0);
  const isAsking = paymentId !== null && model.state === 'open' && asked < MOST_QUESTIONS;

  useEffect(() => {
    if (!isAsking || paymentId === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api
        .call(readPayment, { params: { paymentId }, signal: controller.signal })
        .then(setModel, () => undefined)
        .finally(() => setAsked((count) => count + 1));
    }, EVERY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, paymentId, isAsking, asked]);

  return { model, isAsking };
}
