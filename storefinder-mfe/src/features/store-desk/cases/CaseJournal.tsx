import type { DeskCase } from '@fachwerk/shared/contracts';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { type Translate, useMessages } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { deskName } from '../base/desk-names';
import { piecesText } from './case-pieces';
import styles from './CasesTab.module.css';

/** "desk 1001 4711" is the person 4711 of the store; a machine of a desk has no number. */
function actorText(text: Translate, by: string, here: string): string {
  const [kind, desk = '', number] = by.split(' ');
  if (kind !== 'desk') return text(kind === 'timer' ? 'desk.cases.by.shop' : 'desk.cases.by.buyer');
  if (number && desk !== here) return text('desk.cases.by.personAt', { number, place: deskName(text, desk) });
  if (number) return text('desk.cases.by.person', { number });
  return deskName(text, desk);
}

/** Who did what, and when; newest first. */
export function CaseJournal({ found }: { found: DeskCase }) {
  const text = useMessages();
  const { desk } = useDesk();
  const { journal = [], lines } = found;
  if (journal.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{text('desk.cases.journal')}</summary>
      <ul className={styles.journal}>
        {journal.map(({ at, event, by, pieces, where, reason, shelf = [] }, index) => (
          <li key={`${at} ${journal.length - index}`}>
            <span className={styles.muted}>
              {text('desk.cases.journal.when', {
                at: dayAndTimeText(parseInstant(at)),
                by: actorText(text, by, desk),
              })}
            </span>
            <span>
              {[
                text(`desk.cases.journal.${event}`),
                piecesText(lines, pieces),
                where && text(`desk.cases.where.${where}`),
                shelf.length > 0 && text('desk.cases.journal.shelf', { pieces: piecesText(lines, shelf) }),
                reason,
              ]
                .filter(Boolean)
                .join(': ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
