import type { ReactNode } from 'react';
import styles from './OrderLayout.module.css';

interface OrderLayoutProps {
  head: ReactNode;
  children: ReactNode;
  /** Beside the content on wide screens, below it on small ones. */
  side: ReactNode;
}

/** The frame of the pages of an order. */
export function OrderLayout({ head, children, side }: OrderLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>{head}</div>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
