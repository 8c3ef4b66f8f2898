import type { CartPosition } from '@fachwerk/shared/contracts';
import { Card } from '@fachwerk/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './CartSection.module.css';
import { CartLine } from './line/CartLine';
import type { ReservationStore } from './reservation/reservation-store';
import type { CartState } from './state/cart-machine';
import type { CartStore } from './state/cart-store';

interface CartSectionProps {
  /** 24 px high. */
  icon: ReactNode;
  headline: string;
  /** What applies to all lines, e.g. limits of the delivery. */
  notes: ReactNode;
  positions: readonly CartPosition[];
  /** Store of the reservation; undefined for the online cart. */
  companyId?: string;
  reservationStoreId: string | undefined;
  /** Its stock, or that of the chosen store, once it is known. */
  found: ReservationStore | null;
  hasStores: boolean;
  summary: ReactNode;
  state: CartState;
  store: CartStore;
  rememberFocusTarget: (entryId: string, element: HTMLElement | null) => void;
}

/** One of the two carts: heading, lines, summary. */
export function CartSection(props: CartSectionProps) {
  const { icon, headline, notes, positions, companyId, found, hasStores, reservationStoreId, summary } =
    props;
  const { state, store, rememberFocusTarget } = props;
  const headingId = useId();

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.parts}>
        <Card className={styles.cart}>
          <div className={styles.head}>
            <h2 className={styles.headline} id={headingId}>
              <span className={styles.icon}>{icon}</span>
              {headline}
            </h2>
            {notes && <div className={styles.notes}>{notes}</div>}
          </div>
          <ul role="list">
            {positions.map((position) => (
              <li key={position.entryId} className={styles.item}>
                <CartLine
                  position={position}
                  companyId={companyId}
                  storeName={found?.store.name}
                  storeStock={found?.stock.find(({ itemId }) => itemId === position.itemId)}
                  isStockKnown={found?.itemIds.includes(position.itemId) ?? false}
                  hasStores={hasStores}
                  reservationStoreId={reservationStoreId}
                  quantity={state.wanted[position.entryId] ?? position.quantity}
                  isPending={state.pendingEntryIds.includes(position.entryId)}
                  failure={state.failures.find(
                    ({ change }) => 'entryId' in change && change.entryId === position.entryId,
                  )}
                  store={store}
                  nameRef={(name) => rememberFocusTarget(position.entryId, name)}
                />
              </li>
            ))}
          </ul>
        </Card>
        {summary}
      </div>
    </section>
  );
}
