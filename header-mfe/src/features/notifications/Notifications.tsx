import { withdrawNotification, type Notification } from '@fachwerk/shared/bus';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useRef, type FocusEvent } from 'react';
import { NotificationCard } from './NotificationCard';
import styles from './Notifications.module.css';

/**
 * The two live regions stand in the page from the start, so that assistive technology reads what comes into them later: errors at once,
 * everything else when there is a pause.
 */
export function Notifications() {
  const { bus } = usePlatform();
  const text = useMessages();
  const shown = useTopic('notifications');
  const regionRef = useRef<HTMLDivElement>(null);
  /** Had the focus before it went into a message. */
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
    // The button that was pressed is gone: go on with the next message, else back to where the visitor was.
    if (next) next.querySelector('button')?.focus();
    else if (cameFrom.current?.isConnected) cameFrom.current.focus();
  }

  const card = (notification: Notification) => (
    <NotificationCard
      key={notification.id}
      notification={notification}
      onClose={() => close(notification.id)}
    />
  );
  const isError = ({ type }: Notification) => type === 'error';

  return (
    <div
      ref={regionRef}
      className={styles.region}
      role="region"
      aria-label={text('notifications.region')}
      onFocus={rememberOrigin}
    >
      <div className={styles.list} role="alert" aria-atomic="false">
        {shown.filter(isError).map(card)}
      </div>
      <div className={styles.list} role="status" aria-atomic="false">
        {shown.filter((notification) => !isError(notification)).map(card)}
      </div>
    </div>
  );
}
