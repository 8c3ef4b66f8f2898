import { useMessages } from '@fachwerk/shared/widget';
import styles from './Withdrawal.module.css';
import type { WithdrawalValues } from './withdrawal-values';

/** The declaration as it is stored and mailed. */
export function WithdrawalStatement({ values }: { values: WithdrawalValues }) {
  const text = useMessages();

  return (
    <div className={styles.statement}>
      <p className={styles.sentence}>{text('withdrawal.statement', { orderNumber: values.orderNumber })}</p>
      <dl className={styles.facts}>
        <dt>{text('withdrawal.name')}</dt>
        <dd>{values.name}</dd>
        <dt>{text('withdrawal.orderNumber')}</dt>
        <dd>{values.orderNumber}</dd>
        <dt>{text('forms.field.email')}</dt>
        <dd>{values.email}</dd>
        {values.text && (
          <>
            <dt>{text('withdrawal.text')}</dt>
            <dd className={styles.text}>{values.text}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
