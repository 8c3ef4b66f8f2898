import { closeSidebar, requestLayer } from '@fachwerk/shared/bus';
import { ChatIcon, joinClasses } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useRef } from 'react';
import { useBottomBar } from '../../use-bottom-bar';
import styles from './ChatButton.module.css';
import { useGivesWay } from './use-gives-way';

const LAYER = 'chat-layer';
const REQUEST = 'header:chat-requested';

/** Opens the chat; there where the operator has set one, and never in the app. */
export function ChatButton() {
  const { bus, config } = usePlatform();
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const isOpen = useTopic('openedSidebarId') === LAYER;
  const button = useRef<HTMLButtonElement>(null);
  // Nothing loads before the press, and without script there is no chat.
  const isShown = isHydrated && config.chat !== undefined && config.appDevice === undefined;
  const bottomBar = useBottomBar(isShown);
  const isAway = useGivesWay(button, isShown);
  // On phones a message uses the same place, and it disappears by itself.
  const hasMessages = useTopic('notifications').length > 0;
  if (!isShown) return null;

  function press(): void {
    if (isOpen) closeSidebar(bus, LAYER);
    else requestLayer(bus, REQUEST, {});
  }

  return (
    <section aria-label={text('chat.area')}>
      <button
        ref={button}
        type="button"
        className={joinClasses(styles.button, isAway && styles.away, hasMessages && styles.beside)}
        style={bottomBar > 0 ? { marginBottom: bottomBar } : undefined}
        data-opens={REQUEST}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
      >
        <ChatIcon size={20} />
        <span className={styles.label}>{text('chat.label')}</span>
      </button>
    </section>
  );
}
