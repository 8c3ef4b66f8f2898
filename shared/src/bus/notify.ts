import { UNDO_MS } from '../rules/shop-rules';
import type { Bus } from './bus';
import type { EventName, TopicValue } from './catalogue';

export type Notification = TopicValue<'notifications'>[number];

/** Display times of specification 9. */
const AUTOCLOSE_MS = 3000;

export interface NotificationMessage {
  /** A message with the same id replaces the earlier one. */
  id?: string;
  text: string;
  type: 'success' | 'error' | 'info';
  /** Milliseconds until it hides; 0 keeps it. Default 3000, with an action 10000, for errors 0. */
  autoclose?: number;
  /** A button that publishes an event, e.g. to undo; a click also closes the message. */
  action?: { label: string; event: EventName; payload: unknown };
}

/** Shows a message to the visitor above the page. */
export function notify(bus: Bus, message: NotificationMessage): void {
  const notification: Notification = {
    ...message,
    id: message.id ?? `message-${Math.random().toString(36).slice(2, 10)}`,
    autoclose: message.autoclose ?? autocloseOf(message),
  };
  const others = bus.get('notifications').filter(({ id }) => id !== notification.id);
  bus.set('notifications', [...others, notification]);
}

function autocloseOf({ type, action }: NotificationMessage): number {
  if (type === 'error') return 0;
  return action ? UNDO_MS : AUTOCLOSE_MS;
}

/** Removes a message early, e.g. an error that no longer applies. */
export function withdrawNotification(bus: Bus, id: string): void {
  const shown = bus.get('notifications');
  const kept = shown.filter((notification) => notification.id !== id);
  if (kept.length < shown.length) bus.set('notifications', kept);
}

/** Removes all messages, e.g. before an action is tried again. */
export function clearNotifications(bus: Bus): void {
  if (bus.get('notifications').length > 0) bus.set('notifications', []);
}
