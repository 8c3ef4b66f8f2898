import type { ReactNode } from 'react';
import type { Availability } from '../contracts/stores/availability';
import { joinClasses } from '../ui/join-classes';
import { useMessages } from '../widget/messages';
import styles from './AvailabilityNote.module.css';

const TONES: Record<Availability, 'good' | 'slow' | 'none' | 'open'> = {
  Available: 'good',
  CanBeOrdered: 'slow',
  CanOnlyBeOrdered: 'slow',
  Unavailable: 'none',
  SoldOut: 'none',
  CAndRUnavailable: 'none',
  StoreNotSet: 'open',
};

export interface AvailabilityNoteProps {
  status: Availability;
  /** Stock of the online shop or of a store. */
  channel?: 'online' | 'store';
  /** Shorter texts for small places. */
  words?: string | undefined;
  /** Content after the text, e.g. `<DeliveryTime …/>`. */
  children?: ReactNode;
  className?: string;
}

/** A coloured dot with text; colour alone carries no information. */
export function AvailabilityNote(props: AvailabilityNoteProps) {
  const { status, channel = 'online', words, children, className } = props;
  const text = useMessages();
  const prefix = channel === 'online' ? 'product.availability' : 'product.availabilityInStore';

  return (
    <span className={joinClasses(styles.note, className)}>
      <span className={joinClasses(styles.dot, styles[TONES[status]])} aria-hidden="true" />
      <span>
        <span className={styles.words}>{words ?? text(`${prefix}.${status}`)}</span>
        {children && <span className={styles.more}> {children}</span>}
      </span>
    </span>
  );
}
