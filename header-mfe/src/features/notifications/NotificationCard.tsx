import type { EventName, Notification } from '@fachwerk/shared/bus';
import {
  Button,
  CheckCircleIcon,
  CloseIcon,
  ErrorIcon,
  IconButton,
  InfoIcon,
  joinClasses,
  VisuallyHidden,
} from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from './Notifications.module.css';
import { useAutoclose } from './use-autoclose';
import { useVersion } from './use-version';

const ICONS = { success: CheckCircleIcon, error: ErrorIcon, info: InfoIcon };

export function NotificationCard({
  notification,
  onClose,
}: {
  notification: Notification;
  onClose: () => void;
}) {
  const { bus } = usePlatform();
  const text = useMessages();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const version = useVersion(notification);
  useAutoclose(notification.autoclose, version, isHovered || isFocused, onClose);

  const { action, type } = notification;
  const Icon = ICONS[type];

  function act(): void {
    if (!action) return;
    onClose();
    // Every team may use its own event; the bus validates it.
    bus.publish(action.event as EventName, action.payload as never);
  }

  return (
    <div
      className={joinClasses(styles.card, styles[type])}
      data-notification={notification.id}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Icon className={styles.icon} />
      {/* A new element per message, so that screen readers announce a repeated text too. */}
      <p key={version} className={styles.text}>
        <VisuallyHidden>{text(`notifications.type.${type}`)} </VisuallyHidden>
        {notification.text}
      </p>
      {action && (
        <Button className={styles.action} variant="quiet" size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton className={styles.close} size="small" label={text('notifications.close')} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
