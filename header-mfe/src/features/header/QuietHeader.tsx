import { Logo, PhoneIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './QuietHeader.module.css';

/** Nothing leads away from the task of the page. */
export function QuietHeader() {
  const text = useMessages();
  const { start, contact } = usePlatform().config.pageUrls;

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href={start} aria-label={text('header.logo')}>
          <Logo />
        </a>
        {contact && (
          <a className={styles.help} href={contact}>
            <PhoneIcon size={20} />
            {text('header.help')}
          </a>
        )}
      </div>
    </header>
  );
}
