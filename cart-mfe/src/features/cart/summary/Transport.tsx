import type { CartSum } from '@fachwerk/shared/contracts';
import { CheckIcon, InfoIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './Transport.module.css';

/** The weight of the goods and whether they fit into an estate car. */
export function Transport({
  sum: { weight, fitsEstateCar },
}: {
  sum: Pick<CartSum, 'weight' | 'fitsEstateCar'>;
}) {
  const text = useMessages();
  if (weight.grams === 0) return null;

  return (
    <p className={styles.transport}>
      {fitsEstateCar ? <CheckIcon size={20} /> : <InfoIcon size={20} />}
      <span>
        {text('cart.weight', { weight: weight.displayValue })}{' '}
        {text(fitsEstateCar ? 'cart.fitsEstateCar' : 'cart.needsTransporter')}
      </span>
    </p>
  );
}
