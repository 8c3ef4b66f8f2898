import { useMessages } from '@fachwerk/shared/widget';
import { LineIcon } from './LineIcon';
import styles from './PaymentTypes.module.css';
import { paymentsToShow } from './payment-types';

export function PaymentTypes({ types }: { types: readonly string[] }) {
  const text = useMessages();
  const payments = paymentsToShow(types);
  if (payments.length === 0) return null;

  return (
    <section aria-label={text('footer.payment')}>
      <h2 className={styles.heading}>{text('footer.payment')}</h2>
      <ul role="list" className={styles.types}>
        {payments.map(({ type, path }) => (
          <li key={type} className={styles.type}>
            <LineIcon path={path} className={styles.icon} />
            {text(`footer.payment.${type}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
