import type { Checkout } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './Limits.module.css';

/** BGB §312j(1): limits of the delivery and accepted payments, stated when the order begins. */
export function Limits({ limits }: { limits: Checkout['limits'] }) {
  const text = useMessages();
  const { deliveryCountries, paymentTypes, collectedPaymentTypes = [] } = limits;
  // A newer server may send a type that has no text here yet.
  const namesOf = (types: readonly string[]): string =>
    types
      .map((type) => text(`payment.${type}`, {}, ''))
      .filter((name) => name !== '')
      .join(', ');
  const collected = namesOf(collectedPaymentTypes.filter((type) => !paymentTypes.includes(type)));

  return (
    <p className={styles.limits}>
      {text('checkout.limits', {
        countries: deliveryCountries.map(({ name }) => name).join(', '),
        payments: namesOf(paymentTypes),
      })}
      {collected && ` ${text('checkout.limits.collected', { payments: collected })}`}
    </p>
  );
}
