import { useMessages } from '@fachwerk/shared/widget';
import styles from './PaymentTypes.module.css';

/** The accepted payment types, to be shown before the order begins (BGB §312j(1)). */
export function PaymentTypes({ types }: { types: readonly string[] }) {
  const text = useMessages();
  // A newer server may send a type that has no text here yet.
  const names = types
    .map((type) => ({ key: `payment.${type}`, name: text(`payment.${type}`) }))
    .filter(({ key, name }) => name !== key);
  if (names.length === 0) return null;

  return (
    <div className={styles.payment}>
      <h3 className={styles.headline}>{text('cart.payment.headline')}</h3>
      <ul role="list" className={styles.types}>
        {names.map(({ key, name }) => (
          <li key={key} className={styles.type}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
