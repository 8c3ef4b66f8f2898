import type { ReactNode } from 'react';
import styles from './ListPageFrame.module.css';

interface ListPageFrameProps {
  title: string;
  /** Content above the title. */
  above?: ReactNode;
  children?: ReactNode;
}

export function ListPageFrame({ title, above, children }: ListPageFrameProps) {
  return (
    <div>
      {above}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
