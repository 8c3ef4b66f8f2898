import type { CartSum } from '@fachwerk/shared/contracts';
import { CheckCircleIcon, joinClasses, TruckIcon } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from './FreeShipping.module.css';

interface FreeShippingProps {
  distance: CartSum['distanceToFreeShipping'];
  subTotal: CartSum['subTotal'];
}

/** The amount that is missing for free shipping, as text and as a bar. */
export function FreeShipping({ distance, subTotal }: FreeShippingProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const isReached = distance.value <= 0;

  return (
    <div className={joinClasses(styles.freeShipping, isReached && styles.reached)}>
      <p className={styles.text}>
        {isReached ? <CheckCircleIcon size={20} /> : <TruckIcon size={20} />}
        {isReached
          ? text('cart.freeShipping.reached')
          : text('cart.freeShipping.missing', { amount: priceText(distance) })}
      </p>
      <progress
        className={styles.bar}
        aria-hidden="true"
        max={isReached ? 1 : subTotal.value + distance.value}
        value={isReached ? 1 : subTotal.value}
      />
    </div>
  );
}
