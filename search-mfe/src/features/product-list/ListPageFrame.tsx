import type { ReactNode } from 'react';
import styles from './ListPageFrame.module.css';

interface ListPageFrameProps {
  title: string;
  /** Over the title. */
  above?: ReactNode;
  /** Under the title. */
  notice?: ReactNode;
  children?: ReactNode;
}

export function ListPageFrame({ title, above, notice, children }: ListPageFrameProps) {
  return (
    <div className={styles.page}>
      {above}
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
      {children}
    </div>
  );
}
