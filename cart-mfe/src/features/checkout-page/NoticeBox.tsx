import type { Checkout } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { ChangedPositions } from './ChangedPositions';
import { ChangedSums } from './ChangedSums';
import styles from './NoticeBox.module.css';
import type { CheckoutNotice } from './state/checkout-notice';
import { useRefusalLinks } from './use-refusal-links';

interface NoticeBoxProps {
  notice: CheckoutNotice;
  /** A reservation has no steps. */
  checkout: Pick<Checkout, 'sum' | 'isLoggedIn'> & Partial<Pick<Checkout, 'steps'>>;
}

/** What has changed or why the order was refused; takes the focus when it appears. */
export function NoticeBox({ notice, checkout }: NoticeBoxProps) {
  const text = useMessages();
  const linksOf = useRefusalLinks(checkout);
  const ref = useRef<HTMLDivElement>(null);
  const title = notice.kind === 'changed' ? text('checkout.changed.title') : notice.title;

  useEffect(() => ref.current?.focus(), [notice]);

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={title} className={styles.notice}>
      {notice.kind === 'changed' ? (
        <MessageBox tone="warning" title={title}>
          <ChangedPositions positions={notice.positions} />
          <ChangedSums before={notice.before} now={checkout.sum} />
        </MessageBox>
      ) : (
        <MessageBox tone="error" title={title} actions={linksOf(notice.keys)}>
          {notice.text}
        </MessageBox>
      )}
    </div>
  );
}
