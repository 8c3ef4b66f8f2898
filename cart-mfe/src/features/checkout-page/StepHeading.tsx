import type { Checkout } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import styles from './CheckoutFrame.module.css';

interface StepHeadingProps {
  checkout: Checkout;
  step: Checkout['nextStep'];
  /** The step replaces another one without a page load: the heading takes the focus. */
  isFresh: boolean;
}

export function StepHeading({ checkout, step, isFresh }: StepHeadingProps) {
  const text = useMessages();
  const ref = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isFresh) return;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [isFresh]);

  return (
    <h1 ref={ref} tabIndex={-1} className={styles.headline}>
      {text(
        step === 'address'
          ? `checkout.headline.address.${checkout.address.kind}`
          : `checkout.headline.${step}`,
      )}
    </h1>
  );
}
