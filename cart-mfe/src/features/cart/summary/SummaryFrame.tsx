import { joinClasses, Spinner } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ReactNode, useId } from 'react';
import styles from './SummaryFrame.module.css';

interface SummaryFrameProps {
  headline: string;
  isPending: boolean;
  children: ReactNode;
  /** Total and next step; they stay visible at the bottom of a phone while the cart scrolls. */
  total: ReactNode;
  after?: ReactNode;
}

/** The frame of a cart's summary: beside its lines on large screens, below them on small ones. */
export function SummaryFrame({ headline, isPending, children, total, after }: SummaryFrameProps) {
  const text = useMessages();
  const headingId = useId();

  return (
    <section className={styles.summary} aria-labelledby={headingId} aria-busy={isPending || undefined}>
      <div className={joinClasses(styles.content, isPending && styles.stale)}>
        <div className={styles.head}>
          <h3 className={styles.headline} id={headingId}>
            {headline}
          </h3>
          {isPending && (
            <p className={styles.pending}>
              <Spinner size={16} />
              {text('cart.sum.pending')}
            </p>
          )}
        </div>
        {children}
      </div>
      <div className={joinClasses(styles.total, isPending && styles.stale)} data-bottom-bar>
        {total}
      </div>
      {after && <div className={styles.after}>{after}</div>}
    </section>
  );
}
