import { ArrowLeftIcon, joinClasses } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './CheckoutFrame.module.css';
import { Progress } from './Progress';
import type { CheckoutControl } from './state/use-checkout';

interface CheckoutFrameProps {
  /** Without it there is no progress. */
  control?: CheckoutControl;
  children: ReactNode;
  /** Above the step on small screens, beside it from laptop width. */
  summary: ReactNode;
}

/** A quiet page: back to the cart, progress, one step, the order beside it. */
export function CheckoutFrame({ control, children, summary }: CheckoutFrameProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <a className={styles.back} href={pageUrls.basket}>
          <ArrowLeftIcon size={20} />
          {text('checkout.backToCart')}
        </a>
        <p className={styles.secure}>{text('checkout.secure')}</p>
      </div>
      {control && <Progress control={control} />}
      <div className={joinClasses(styles.columns, summary !== undefined && styles.withSummary)}>
        {summary !== undefined && <div className={styles.summary}>{summary}</div>}
        <div className={styles.step}>{children}</div>
      </div>
    </div>
  );
}
