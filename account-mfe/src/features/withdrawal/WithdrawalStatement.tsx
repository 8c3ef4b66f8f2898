import { useMessages } from '@fachwerk/shared/widget';
import styles from './Withdrawal.module.css';
import type { WithdrawalValues } from './withdrawal-values';

/** The declaration itself, as it is kept and mailed. */
export function WithdrawalStatement({ values }: { values: WithdrawalValues }) {
  const t = useMessages();

  return (
    <div className={styles.statement}>
      <p className={styles.sentence}>{t('withdrawal.statement', { orderNumber: values.orderNumber })}</p>
      <dl className={styles.facts}>
        <dt>{t('withdrawal.name')}</dt>
        <dd>{values.name}</dd>
        <dt>{t('withdrawal.orderNumber')}</dt>
        <dd>{values.orderNumber}</dd>
        <dt>{t('forms.field.email')}</dt>
        <dd>{values.email}</dd>
        {values.text && (
          <>
            <dt>{t('withdrawal.text')}</dt>
            <dd className={styles.text}>{values.text}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
