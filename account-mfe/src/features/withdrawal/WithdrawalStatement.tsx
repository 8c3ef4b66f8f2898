import { useMessages } from '@fachwerk/shared/widget';
import styles from './Withdrawal.module.css';
import { scopeOf, type WithdrawalOrder } from './withdrawal-order';
import type { WithdrawalValues } from './withdrawal-values';

interface WithdrawalStatementProps {
  values: WithdrawalValues;
  order: WithdrawalOrder | null;
}

/** The declaration as it is stored and mailed: of the whole contract, or as far as it concerns some lines. */
export function WithdrawalStatement({ values, order }: WithdrawalStatementProps) {
  const text = useMessages();
  const scope = scopeOf(values, order);

  return (
    <div className={styles.statement}>
      <p className={styles.sentence}>
        {text(`withdrawal.statement.${scope.kind}`, { orderNumber: values.orderNumber })}
      </p>
      {'lines' in scope && (
        <ul className={styles.withdrawn}>
          {scope.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
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
