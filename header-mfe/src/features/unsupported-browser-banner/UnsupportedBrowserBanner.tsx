import { CloseIcon, ErrorIcon, IconButton } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { isExited, rememberExit } from './exited-flag';
import { isBelowMinimum } from './minimum-browsers';
import styles from './UnsupportedBrowserBanner.module.css';

/** Not part of the server's HTML: supported browsers render nothing. */
export function UnsupportedBrowserBanner() {
  const text = useMessages();
  const [isShown, setShown] = useState(false);

  useEffect(() => setShown(isBelowMinimum(navigator.userAgent) && !isExited()), []);

  function exit(): void {
    rememberExit();
    setShown(false);
  }

  return (
    <div>
      {isShown && (
        <section className={styles.banner} aria-label={text('unsupportedBrowser.label')}>
          <div className={styles.content}>
            <ErrorIcon className={styles.icon} />
            <p className={styles.text}>
              <strong>{text('unsupportedBrowser.title')}</strong> {text('unsupportedBrowser.text')}
            </p>
            <IconButton label={text('unsupportedBrowser.close')} onClick={exit}>
              <CloseIcon size={20} />
            </IconButton>
          </div>
        </section>
      )}
    </div>
  );
}
