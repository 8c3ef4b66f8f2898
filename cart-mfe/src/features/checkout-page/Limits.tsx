import type { Checkout } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './Limits.module.css';

/** BGB §312j(1): limits of the delivery and accepted payments, stated when the order begins. */
export function Limits({ limits }: { limits: Checkout['limits'] }) {
  const text = useMessages();
  // A newer server may send a type that has no text here yet.
  const payments = limits.paymentTypes
    .map((type) => ({ type, name: text(`payment.${type}`) }))
    .filter(({ type, name }) => name !== `payment.${type}`);

  return (
    <p className={styles.limits}>
      {text('checkout.limits', {
        countries: limits.deliveryCountries.map(({ name }) => name).join(', '),
        payments: payments.map(({ name }) => name).join(', '),
      })}
    </p>
  );
}
