import { useMessages } from '@fachwerk/shared/widget';
import styles from './GuaranteeNoticeModal.module.css';

/** The address of the QR code. */
const MORE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm';

/** Every word of the notice. The page of `pageUrls.guarantee` has the same text. */
export function NoticeText() {
  const text = useMessages();
  const list = (...keys: string[]) => keys.map((key) => <li key={key}>{text(`guaranteeNotice.${key}`)}</li>);

  return (
    <section className={styles.text} aria-label={text('guaranteeNotice.textTitle')}>
      <h3>{text('guaranteeNotice.textTitle')}</h3>
      <p>
        <strong>{text('guaranteeNotice.twoYears')}</strong>
      </p>
      <p>{text('guaranteeNotice.rights')}</p>
      <ul>{list('notAsDescribed', 'notWorking')}</ul>
      <p>{text('guaranteeNotice.liable')}</p>
      <ul>{list('repair', 'refund')}</ul>
      <p>{text('guaranteeNotice.otherPeriods')}</p>
      <p>
        {text('guaranteeNotice.more')}{' '}
        <a href={MORE} target="_blank" rel="noreferrer">
          {text('guaranteeNotice.moreLink')}
        </a>
      </p>
      <h4>{text('guaranteeNotice.whatToDo')}</h4>
      <ol>{list('report', 'proof')}</ol>
      <p>{text('guaranteeNotice.commercial')}</p>
    </section>
  );
}
