import type { CartPosition } from '@fachwerk/shared/contracts';
import { MapPinIcon } from '@fachwerk/shared/ui';
import { useId } from 'react';
import styles from './CartSection.module.css';
import { CartLine } from './line/CartLine';
import type { CartState, CartStore } from './state/cart-store';

interface CartSectionProps {
  headline: string;
  note?: string;
  positions: readonly CartPosition[];
  /** Store of a reservation; undefined for the online cart. */
  companyId?: string;
  state: CartState;
  store: CartStore;
  rememberFocusTarget: (entryId: string, element: HTMLElement | null) => void;
}

export function CartSection(props: CartSectionProps) {
  const { headline, note, positions, companyId, state, store, rememberFocusTarget } = props;
  const headingId = useId();

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.headline} id={headingId}>
          {headline}
        </h2>
        {note && (
          <p className={styles.note}>
            <MapPinIcon size={20} />
            {note}
          </p>
        )}
      </div>
      <ul role="list">
        {positions.map((position) => (
          <li key={position.entryId} className={styles.item}>
            <CartLine
              position={position}
              companyId={companyId}
              quantity={state.wanted[position.entryId] ?? position.quantity}
              isPending={state.pending?.entryIds.includes(position.entryId) ?? false}
              failure={state.failures.find(
                ({ change }) => 'entryId' in change && change.entryId === position.entryId,
              )}
              store={store}
              nameRef={(name) => rememberFocusTarget(position.entryId, name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
