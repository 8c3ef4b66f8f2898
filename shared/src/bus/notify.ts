import type { Bus } from './bus';
import type { EventName, TopicValue } from './catalogue';
import { UNDO_MS } from '../rules/shop-rules';

export type Notification = TopicValue<'notifications'>[number];

/** Specification 9. */
const AUTOCLOSE_MS = 3000;

export interface NotificationMessage {
  /** A message of the same id takes the place of the older one: for what may happen several times in a row. */
  id?: string;
  text: string;
  type: 'success' | 'error' | 'info';
  /** Milliseconds until it hides, 0 keeps it. Unless told 3000, 10000 with an action, and 0 for errors. */
  autoclose?: number;
  /** A button that publishes an event, e.g. to undo; the message closes with it. */
  action?: { label: string; event: EventName; payload: unknown };
}

/** Shows a message to the visitor, above everything else on the page. */
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

/** Takes a message away before its time, e.g. an error that no longer holds. */
export function withdrawNotification(bus: Bus, id: string): void {
  const shown = bus.get('notifications');
  const kept = shown.filter((notification) => notification.id !== id);
  if (kept.length < shown.length) bus.set('notifications', kept);
}

/** Takes all messages away, e.g. before a new try whose outcome will say how things stand. */
export function clearNotifications(bus: Bus): void {
  if (bus.get('notifications').length > 0) bus.set('notifications', []);
}
