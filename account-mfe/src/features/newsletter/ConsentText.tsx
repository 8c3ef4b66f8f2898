import { NEWSLETTER_CONSENT } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './Newsletter.module.css';

/** What a subscriber agrees to, in the version that the proof names. */
export function ConsentText() {
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  return (
    <p className={styles.consent}>
      {text(`newsletter.consent.${NEWSLETTER_CONSENT}`)}{' '}
      {privacy && <a href={`${privacy}#newsletter`}>{text('newsletter.privacy')}</a>}
    </p>
  );
}
