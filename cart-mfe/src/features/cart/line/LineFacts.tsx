import type { CartPosition, StoreStock } from '@fachwerk/shared/contracts';
import { ClockIcon, MapPinIcon, StoreIcon, TruckIcon } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './LineFacts.module.css';
import type { StoreOffer } from './store-offer';

interface LineFactsProps {
  position: CartPosition;
  /** In the store of the reservation, else in the chosen one, once it is known. */
  stock: StoreStock | undefined;
  /** The store that the line could be collected in instead. */
  offer: StoreOffer | undefined;
  isReserved: boolean;
}

/** When the line arrives or can be collected, where it lies in the store, and its deposit. */
export function LineFacts({ position, stock, offer, isReserved }: LineFactsProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { deliveryText, deposit, giftCardValue, aisle, shelf } = position;
  const location =
    aisle !== undefined && shelf !== undefined
      ? text('cart.line.location', { aisle, shelf })
      : stock?.location;

  return (
    <ul role="list" className={styles.facts}>
      {!isReserved && deliveryText && (
        <Fact icon={<TruckIcon size={20} />}>
          {text('cart.line.delivery')} <span className={styles.date}>{deliveryText}</span>
        </Fact>
      )}
      {offer && (
        <Fact icon={<StoreIcon size={20} />}>
          {text('cart.line.inStore', { store: offer.store })}{' '}
          <span className={styles.date}>{text('cart.line.inStore.from', { time: offer.time })}</span>
        </Fact>
      )}
      {isReserved && stock?.reservationCollectableFrom && (
        <Fact icon={<ClockIcon size={20} />}>
          {text('cart.line.collectable', { time: stock.reservationCollectableFrom.text })}
        </Fact>
      )}
      {isReserved && (location ?? stock) && (
        <Fact icon={<MapPinIcon size={20} />}>
          {[location, stock?.quantityText].filter(Boolean).join(' · ')}
        </Fact>
      )}
      {deposit && <Fact>{text('cart.line.deposit', { amount: priceText(deposit) })}</Fact>}
      {giftCardValue !== undefined && <Fact>{text('cart.line.giftCard')}</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
