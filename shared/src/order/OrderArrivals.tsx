import type { OrderView } from '../contracts/orders/order';
import { TruckIcon } from '../ui/icon/icons';
import { useMessages } from '../widget/messages';
import styles from './OrderArrivals.module.css';

/** When the order arrives; several parts name their articles. Nothing once nothing is expected. */
export function OrderArrivals({ arrivals = [] }: Pick<OrderView, 'arrivals'>) {
  const text = useMessages();
  if (arrivals.length === 0) return null;

  return (
    <div className={styles.arrivals}>
      <TruckIcon size={24} />
      <dl className={styles.parts}>
        {arrivals.map((part) => (
          <div key={part.text}>
            <dt className={styles.label}>{text('order.arrival')}</dt>
            <dd>
              <span className={styles.days}>{part.text}</span>
              {arrivals.length > 1 && <span className={styles.names}>{part.names.join(', ')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
