import { withdrawNotification } from '@fachwerk/shared/bus';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useRef, type FocusEvent } from 'react';
import { useBottomBar } from '../../use-bottom-bar';
import { chooseShown } from './choose-shown';
import { NotificationCard } from './NotificationCard';
import styles from './Notifications.module.css';

/**
 * One live region for every message, as the specification wants it, and it stands in the page before there is anything to say: assistive
 * technology reads only what comes into a region that it knows. It is polite. An assertive one would cut off whatever is being read for
 * each "Artikel entfernt"; two regions, one of each, are announced in an order that nobody can foresee, and some readers say the
 * messages twice. Errors do not get lost by that: they begin with "Fehler:", stay until they are closed, and a form says its own mistakes
 * at the place where they happened. `aria-atomic` is off, so that only the new message is read and not the whole list; what waits for a
 * place is read when it is shown.
 */
export function Notifications() {
  const { bus } = usePlatform();
  const text = useMessages();
  const { shown, waiting } = chooseShown(useTopic('notifications'));
  const bottomBar = useBottomBar(shown.length > 0);
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
