import type { OpeningState } from '@fachwerk/shared/contracts';
import { joinClasses } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './OpeningNote.module.css';

/** Open or closed, and until when: a mark and words, never the colour alone. */
export function OpeningNote({ opening }: { opening: OpeningState }) {
  const text = useMessages();
  const state = opening.isOpen ? 'open' : opening.hasHoliday ? 'holiday' : 'closed';

  return (
    <p className={styles.note}>
      <span className={joinClasses(styles.dot, opening.isOpen && styles.open)} aria-hidden="true" />
      <span>
        <strong className={styles.state}>{text(`storefinder.opening.${state}`)}</strong>
        {opening.text && ` · ${opening.text}`}
      </span>
    </p>
  );
}
