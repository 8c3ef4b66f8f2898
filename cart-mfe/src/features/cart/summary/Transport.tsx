import type { CartSum, GoodsTransport } from '@fachwerk/shared/contracts';
import { formatWeight } from '@fachwerk/shared/format';
import { TransportOffers } from '@fachwerk/shared/order';
import { CheckIcon, InfoIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './Transport.module.css';

interface TransportProps {
  sum: Pick<CartSum, 'weight' | 'isWeightKnown' | 'fitsEstateCar'>;
  /** Vehicles of the store in which the goods are collected. */
  transport?: GoodsTransport | undefined;
}

/** The weight of the goods, whether they fit into an estate car, and if not, what carries them. */
export function Transport({ sum, transport }: TransportProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { weight, isWeightKnown = true, fitsEstateCar } = sum;
  if (weight.grams === 0 && fitsEstateCar) return null;

  return (
    <div className={styles.transport}>
      {fitsEstateCar && isWeightKnown ? <CheckIcon size={20} /> : <InfoIcon size={20} />}
      <div className={styles.words}>
        <p className={styles.load}>
          {weight.grams > 0 &&
            text(isWeightKnown ? 'cart.weight' : 'cart.weightInPart', {
              weight: formatWeight(weight.grams, shopLocale),
            })}{' '}
          {fitsEstateCar ? isWeightKnown && text('cart.fitsEstateCar') : text('cart.needsTransporter')}
        </p>
        {transport &&
          (transport.offers.length > 0 ? (
            <>
              <TransportOffers transport={transport} />
              <p className={styles.later}>{text('cart.transport.later')}</p>
            </>
          ) : (
            <p>{text('cart.transport.none', { store: transport.store.name })}</p>
          ))}
      </div>
    </div>
  );
}
