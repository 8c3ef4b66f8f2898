import { storeAddressLines } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import { CartStoresLink } from './CartStoresLink';
import { OtherStoreButton } from './OtherStoreButton';
import type { ReservationStore } from './reservation-store';
import styles from './ReservationNotes.module.css';

/** Store, opening hours of today, and the way to another store. */
export function ReservationNotes({ found }: { found: ReservationStore | null }) {
  const text = useMessages();

  return (
    <div className={styles.notes}>
      {found && (
        <p>
          {storeAddressLines(found.store.address).join(', ')}
          <br />
          {found.store.opening.text}
        </p>
      )}
      <p>{text('cart.reservation.note')}</p>
      <OtherStoreButton className={styles.change} />
      <CartStoresLink className={styles.change} />
    </div>
  );
}
