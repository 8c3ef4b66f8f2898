import { requestLayer } from '@fachwerk/shared/bus';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import type { ReservationStore } from './reservation-store';
import styles from './ReservationNotes.module.css';

/** Store, opening hours of today, and the way to another store. */
export function ReservationNotes({ found }: { found: ReservationStore | null }) {
  const text = useMessages();
  const { bus, config } = usePlatform();

  function openLayer(event: MouseEvent) {
    if (requestLayer(bus, 'storefinder:layer-requested', {})) event.preventDefault();
  }

  return (
    <div className={styles.notes}>
      {found && (
        <p>
          {found.store.address.street}, {found.store.address.zipCode} {found.store.address.city}
          <br />
          {found.store.opening.text}
        </p>
      )}
      <p>{text('cart.reservation.note')}</p>
      {config.pageUrls.stores && (
        <Button
          className={styles.change}
          href={config.pageUrls.stores}
          variant="quiet"
          size="small"
          data-opens="storefinder:layer-requested"
          onClick={openLayer}
        >
          {text('cart.reservation.changeStore')}
        </Button>
      )}
    </div>
  );
}
