import type { CartPosition, StoreStock } from '@fachwerk/shared/contracts';
import { ClockIcon, MapPinIcon, TruckIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './LineFacts.module.css';

interface LineFactsProps {
  position: CartPosition;
  /** In the store of a reserved line, once it is known. */
  stock: StoreStock | undefined;
  isReserved: boolean;
}

/** When the line arrives or can be collected, where it lies in the store, and its deposit. */
export function LineFacts({ position, stock, isReserved }: LineFactsProps) {
  const text = useMessages();
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
      {deposit && <Fact>{text('cart.line.deposit', { amount: deposit.displayValue })}</Fact>}
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
