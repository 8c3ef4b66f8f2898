import type { StoreResult } from '@fachwerk/shared/contracts';
import { storeAddressLines } from '@fachwerk/shared/rules';
import { Card, joinClasses } from '@fachwerk/shared/ui';
import { useMessages, useTopic } from '@fachwerk/shared/widget';
import { type ReactNode, useId } from 'react';
import { OpeningNote } from './OpeningNote';
import styles from './StoreCard.module.css';
import { StoreServices } from './StoreServices';
import { StoreStockNote } from './StoreStockNote';

interface StoreCardProps {
  result: Pick<StoreResult, 'store' | 'distance' | 'distanceText' | 'stock'>;
  headingLevel: 2 | 3;
  /** Without services. */
  isShort?: boolean;
  /** Control for choosing the store. */
  action: ReactNode;
  /** The store of the visitor has a frame. */
  marksChosen?: boolean;
  /** More content, e.g. opening hours. */
  children?: ReactNode;
}

/** A store in a list. */
export function StoreCard({
  result,
  headingLevel,
  isShort = false,
  action,
  marksChosen = true,
  children,
}: StoreCardProps) {
  const text = useMessages();
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const { store, distance, distanceText, stock } = result;
  const chosenId = useTopic('selectedStore')?.companyId;
  const isChosen = marksChosen && chosenId === store.companyId;

  return (
    <Card
      as="article"
      className={joinClasses(styles.card, isChosen && styles.chosen)}
      aria-labelledby={nameId}
    >
      <div className={styles.head}>
        <Heading id={nameId} className={styles.name}>
          {store.name}
        </Heading>
        {distanceText && (
          <p className={styles.distance}>
            {distance !== null && distance < 1
              ? text('storefinder.distanceNear')
              : text('storefinder.distance', { distance: distanceText })}
          </p>
        )}
      </div>
      <p className={styles.address}>{storeAddressLines(store.address).join(', ')}</p>
      {stock && <StoreStockNote stock={stock} />}
      <OpeningNote store={store} />
      {!isShort && <StoreServices services={store.services} />}
      {children}
      <div className={styles.action}>{action}</div>
    </Card>
  );
}
