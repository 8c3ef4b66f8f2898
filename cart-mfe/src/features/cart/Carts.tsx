import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { EnvelopeIcon, joinClasses, StoreIcon, TruckIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { hasOnlyGiftCards } from '../../gift-card/only-gift-cards';
import type { PaymentIcon } from '../../payment-icons/payment-icon';
import styles from './Carts.module.css';
import { CartSection } from './CartSection';
import { CartStoresLink } from './reservation/CartStoresLink';
import type { ReservationStore } from './reservation/reservation-store';
import { ReservationNotes } from './reservation/ReservationNotes';
import type { CartState } from './state/cart-machine';
import type { CartStore } from './state/cart-store';
import { OnlineSummary } from './summary/OnlineSummary';
import { ReservationSummary } from './summary/ReservationSummary';

interface CartsProps {
  container: CartContainer;
  /** The store of the reservation, else the chosen one. */
  found: ReservationStore | null;
  /** Lines can be moved into a reservation. */
  hasStores: boolean;
  isProhibis: boolean;
  state: CartState;
  store: CartStore;
  rememberFocusTarget: (entryId: string, element: HTMLElement | null) => void;
  paymentIcons: readonly PaymentIcon[];
  /** Answer to the last form without script. */
  lastAnswer: FormAnswer | null;
}

/** The carts that have lines; both of them stand side by side where the page is wide enough. */
export function Carts(props: CartsProps) {
  const { container, found, hasStores, state, store, rememberFocusTarget } = props;
  const text = useMessages();
  const { paymentIcons, lastAnswer } = props;
  const { onlineCart, reservationCart } = container;
  const section = {
    state,
    store,
    rememberFocusTarget,
    found,
    hasStores,
    reservationStoreId: reservationCart?.companyId,
  };
  const summary = { container, isPending: state.isPending, paymentIcons, verify: store.verify };
  const isSent = !hasOnlyGiftCards(container);
  const isPair = onlineCart !== null && reservationCart !== null;

  return (
    <div className={joinClasses(styles.carts, isPair && styles.pair)}>
      {onlineCart && (
        <CartSection
          {...section}
          icon={isSent ? <TruckIcon /> : <EnvelopeIcon />}
          headline={text(isSent ? 'cart.online.headline' : 'cart.online.headlineEmail')}
          notes={
            isSent && (
              <>
                <p>{text('cart.online.ways')}</p>
                <p>{text('cart.deliveryLimits')}</p>
                {hasStores && <CartStoresLink className={styles.stores} />}
              </>
            )
          }
          positions={onlineCart.positions}
          summary={
            <OnlineSummary
              {...summary}
              change={store.send}
              isProhibis={props.isProhibis}
              lastAnswer={lastAnswer}
            />
          }
        />
      )}
      {reservationCart && (
        <CartSection
          {...section}
          icon={<StoreIcon />}
          headline={
            found
              ? text('cart.reservation.headlineStore', { store: found.store.name })
              : text('cart.reservation.headline')
          }
          notes={<ReservationNotes found={found} />}
          positions={reservationCart.positions}
          companyId={reservationCart.companyId}
          summary={<ReservationSummary {...summary} />}
        />
      )}
    </div>
  );
}
