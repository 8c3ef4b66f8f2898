import type { CartSum } from '@fachwerk/shared/contracts';
import { Price } from '@fachwerk/shared/ui';
import { useMessages, useTopic } from '@fachwerk/shared/widget';
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

interface TotalRowProps {
  label: string;
  total: CartSum['total'];
  net: CartSum['net'];
}

/** The amount to pay; for professional customers the net amount comes first. */
export function TotalRow({ label, total, net }: TotalRowProps) {
  const text = useMessages();
  const isProfessional = useTopic('isProhibis');

  return (
    <dl className={styles.total}>
      {isProfessional && (
        <div className={styles.net}>
          <dt>{text('cart.sum.net')}</dt>
          <dd>{net.displayValue}</dd>
        </div>
      )}
      <div className={styles.gross}>
        <dt>
          {label} <span className={styles.note}>{text('cart.sum.vat')}</span>
        </dt>
        <dd>
          <Price value={total.displayValue} />
        </dd>
      </div>
    </dl>
  );
}
