import type { CollectStore } from '@fachwerk/shared/contracts';
import { Card, ClockIcon, MapPinIcon, StoreIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StoreFacts.module.css';

/** Where and when the goods are collected, and until when they are kept. */
export function StoreFacts({ store, keptUntil }: { store: CollectStore; keptUntil: string | null }) {
  const text = useMessages();

  return (
    <Card as="section" className={styles.store} aria-label={store.name}>
      <h2 className={styles.name}>
        <StoreIcon size={24} />
        {store.name}
      </h2>
      <p className={styles.fact}>
        <MapPinIcon size={20} />
        {store.addressText}
      </p>
      <p className={styles.fact}>
        <ClockIcon size={20} />
        {store.openingText}
      </p>
      <p className={styles.strong}>{text('reservation.collectable', { time: store.collectableText })}</p>
      {keptUntil && <p>{text('reservation.keptUntil', { time: keptUntil })}</p>}
    </Card>
  );
}
