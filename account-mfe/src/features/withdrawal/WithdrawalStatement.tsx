import { formatPieces } from '@fachwerk/shared/format';
import { type LinePieces, MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
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
            <Line key={line.lineId} {...line} />
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

/** As the mail states it; without a name if the order was not open. */
function Line({ lineId, quantity, name }: LinePieces & { name?: string }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const unnamed = quantity === MAX_LINE_QUANTITY ? 'withdrawal.line.whole' : 'withdrawal.line.pieces';
  return (
    <li>
      {name === undefined
        ? text(unnamed, {
            lineId: String(lineId),
            pieces: text('product.count.piece', { count: quantity }),
          })
        : formatPieces(quantity, name, shopLocale)}
    </li>
  );
}
