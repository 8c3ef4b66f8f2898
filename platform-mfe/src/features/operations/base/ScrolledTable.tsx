import type { ReactNode } from 'react';
import styles from './ScrolledTable.module.css';

/** A long table in a frame that scrolls, by the keyboard as well. */
export function ScrolledTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
