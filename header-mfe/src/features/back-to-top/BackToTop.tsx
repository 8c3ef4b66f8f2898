import { CaretUpIcon, joinClasses } from '@fachwerk/shared/ui';
import { useMessages, useTopic } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import { useBottomBar } from '../../use-bottom-bar';
import styles from './BackToTop.module.css';
import { goToTop } from './go-to-top';

/** A link to the top of the page; visible after scrolling by more than one window height. */
export function BackToTop() {
  const text = useMessages();
  const isShown = useTopic('isFarDown');
  const bottomBar = useBottomBar(isShown);
  // On phones a message uses the same place, and it disappears by itself.
  const hasMessages = useTopic('notifications').length > 0;

  function goUp(event: MouseEvent): void {
    event.preventDefault();
    goToTop();
  }

  return (
    <nav aria-label={text('backToTop.area')}>
      <a
        className={joinClasses(styles.link, isShown && styles.shown, hasMessages && styles.beside)}
        href="#"
        style={bottomBar > 0 ? { marginBottom: bottomBar } : undefined}
        onClick={goUp}
      >
        <CaretUpIcon size={20} />
        <span className={styles.label}>{text('backToTop.label')}</span>
      </a>
    </nav>
  );
}
