import { type Notification, withdrawNotification } from '@fachwerk/shared/bus';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { type FocusEvent, useRef } from 'react';
import { useBottomBar } from '../../use-bottom-bar';
import { chooseShown } from './choose-shown';
import { NotificationCard } from './NotificationCard';
import styles from './Notifications.module.css';
import { useIsAnnounced } from './use-is-announced';

const NONE: readonly Notification[] = [];

/**
 * One live region for all messages (specification 4). It is polite: an assertive region would
 * interrupt reading for every "Artikel entfernt", and the order of two regions is undefined. Errors are not
 * lost: they begin with "Fehler:" and stay until they are closed. `aria-atomic` is off, so that only the new
 * message is announced and not the whole list.
 */
export function Notifications() {
  const { bus } = usePlatform();
  const text = useMessages();
  const all = useTopic('notifications');
  const { shown, waiting } = chooseShown(useIsAnnounced() ? all : NONE);
  const bottomBar = useBottomBar(shown.length > 0);
  const regionRef = useRef<HTMLDivElement>(null);
  /** The element that had the focus before a message received it. */
  const cameFrom = useRef<HTMLElement | null>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !regionRef.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }

  function close(id: string): void {
    const region = regionRef.current;
    const hadFocus = region?.matches(':focus-within');
    const cards = Array.from(region?.querySelectorAll<HTMLElement>('[data-notification]') ?? []);
    const next = cards.find(({ dataset }) => dataset.notification !== id);
    withdrawNotification(bus, id);
    if (!hadFocus) return;
    // The pressed button is removed: the focus moves to the next message, else to its previous place.
    if (next) next.querySelector('button')?.focus();
    else if (cameFrom.current?.isConnected) cameFrom.current.focus();
  }

  return (
    <div
      ref={regionRef}
      className={styles.region}
      role="region"
      aria-label={text('notifications.region')}
      style={bottomBar > 0 ? { bottom: bottomBar } : undefined}
      onFocus={rememberOrigin}
    >
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {shown.map((notification) => (
          <NotificationCard
            key={notification.id}
            notification={notification}
            onClose={() => close(notification.id)}
          />
        ))}
      </div>
      {waiting > 0 && <p className={styles.waiting}>{text('notifications.waiting', { count: waiting })}</p>}
    </div>
  );
}
