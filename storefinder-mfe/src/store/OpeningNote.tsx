import type { Store } from '@fachwerk/shared/contracts';
import { joinClasses } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './OpeningNote.module.css';

/** Open or closed and until when, as a mark with text; colour alone carries no information. */
export function OpeningNote({ store }: { store: Pick<Store, 'opening' | 'hasHoliday'> }) {
  const text = useMessages();
  const { opening, hasHoliday } = store;
  const { isOpen } = opening;
  const state = text(`storefinder.opening.${isOpen ? 'open' : hasHoliday ? 'holiday' : 'closed'}`);

  return (
    <p className={styles.note}>
      <span className={joinClasses(styles.dot, isOpen && styles.open)} aria-hidden="true" />
      <span>
        {/* The text "Heute bis 20:00 Uhr geöffnet" already contains the state. */}
        <strong className={styles.state}>{(isOpen && opening.text) || state}</strong>
        {!isOpen && opening.text && ` · ${opening.text}`}
      </span>
    </p>
  );
}
