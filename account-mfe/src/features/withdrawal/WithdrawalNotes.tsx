import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './Withdrawal.module.css';

const NOTES = ['period', 'exceptions', 'how', 'receipt'] as const;

/** What the law says about it, short. */
export function WithdrawalNotes() {
  const t = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <>
      <h2 className={styles.notesHeadline}>{t('withdrawal.notes.headline')}</h2>
      <dl className={styles.notes}>
        {NOTES.map((note) => (
          <div key={note}>
            <dt>{t(`withdrawal.notes.${note}`)}</dt>
            <dd>{t(`withdrawal.notes.${note}Text`)}</dd>
          </div>
        ))}
      </dl>
      {pageUrls.withdrawalPolicy && <a href={pageUrls.withdrawalPolicy}>{t('withdrawal.notes.policy')}</a>}
    </>
  );
}
