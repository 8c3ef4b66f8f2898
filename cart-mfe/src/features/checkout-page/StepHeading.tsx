import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import type { StepId } from './checkout-data';
import styles from './CheckoutFrame.module.css';

interface StepHeadingProps {
  step: StepId;
  /** The step replaces another one without a page load: the heading takes the focus. */
  isFresh: boolean;
}

export function StepHeading({ step, isFresh }: StepHeadingProps) {
  const text = useMessages();
  const ref = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isFresh) return;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [isFresh]);

  return (
    <h1 ref={ref} tabIndex={-1} className={styles.headline}>
      {text(`checkout.headline.${step}`)}
    </h1>
  );
}
