import { useMessages } from '@fachwerk/shared/widget';
import type { WithdrawalChoice } from './own-choices';
import styles from './Withdrawal.module.css';

/** Own orders, each a link that opens the form with its lines. */
export function OwnOrders({ choices, page }: { choices: readonly WithdrawalChoice[]; page: string }) {
  const text = useMessages();
  return (
    <nav aria-label={text('withdrawal.own')} className={styles.own}>
      <p className={styles.legend}>{text('withdrawal.own')}</p>
      <ul role="list">
        {choices.map(({ orderId, number, placedText, articles }) => (
          <li key={orderId} className={styles.choice}>
            <a href={`${page}?bestellung=${encodeURIComponent(orderId)}`}>
              {text('withdrawal.own.order', { number, day: placedText })}
            </a>
            {articles && (
              <p className={styles.articles}>
                {articles.names.join(', ')}
                {articles.more > 0 && ` ${text('withdrawal.own.more', { count: articles.more })}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.open}>{text('withdrawal.own.type')}</p>
    </nav>
  );
}
