import { Price } from '@fachwerk/shared/ui';
import type { ReactNode } from 'react';
import styles from './SumRows.module.css';

export const SumRows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

export function SumRow({ label, amount }: { label: ReactNode; amount: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The amount to pay, with a note on the tax that it contains. */
export function TotalRow({ label, note, amount }: { label: string; note: string; amount: string }) {
  return (
    <dl className={styles.total}>
      <dt>
        {label} <span className={styles.note}>{note}</span>
      </dt>
      <dd>
        <Price value={amount} />
      </dd>
    </dl>
  );
}
