import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './Withdrawal.module.css';

const NOTES = ['period', 'exceptions', 'how', 'receipt'] as const;

/** Summary of the legal rules. */
export function WithdrawalNotes() {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <>
      <h2 className={styles.notesHeadline}>{text('withdrawal.notes.headline')}</h2>
      <dl className={styles.notes}>
        {NOTES.map((note) => (
          <div key={note}>
            <dt>{text(`withdrawal.notes.${note}`)}</dt>
            <dd>{text(`withdrawal.notes.${note}Text`)}</dd>
          </div>
        ))}
      </dl>
      {pageUrls.withdrawalPolicy && <a href={pageUrls.withdrawalPolicy}>{text('withdrawal.notes.policy')}</a>}
    </>
  );
}
