import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import type { PaymentIcon } from '../../../payment-icons/payment-icon';
import styles from './PaymentTypes.module.css';

interface PaymentTypesProps {
  types: readonly string[];
  icons: readonly PaymentIcon[];
}

/** The accepted payment types, to be shown before the order begins (BGB §312j(1)). */
export function PaymentTypes({ types, icons }: PaymentTypesProps) {
  const text = useMessages();
  const headingId = useId();
  // A newer server may send a type that has no text here yet.
  const named = types
    .map((type) => ({ type, name: text(`payment.${type}`, {}, '') }))
    .filter(({ name }) => name !== '');
  if (named.length === 0) return null;

  return (
    <div>
      <h4 className={styles.headline} id={headingId}>
        {text('cart.payment.headline')}
      </h4>
      <ul role="list" className={styles.types} aria-labelledby={headingId}>
        {named.map(({ type, name }) => {
          const icon = icons.find((one) => one.type === type);
          return (
            <li key={type} className={styles.type}>
              {icon && (
                <img className={styles.icon} src={icon.src} alt="" width={60} height={32} loading="lazy" />
              )}
              {name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
