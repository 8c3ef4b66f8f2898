/** State topics and events that micro-frontends share: one typed catalogue, one bus per page. */
export {
  events,
  topics,
  type EventName,
  type EventPayload,
  type TopicName,
  type TopicValue,
} from './bus/catalogue';
export {
  createBus,
  scopeBus,
  type Bus,
  type BusMessage,
  type BusOptions,
  type KeptEvents,
  type Sender,
  type SentMessage,
  type TabLink,
} from './bus/bus';
export type { Conversion } from './bus/conversions';
export { awaitMessage } from './bus/await-message';
export { isEventName } from './bus/event-name';
export { messageFault } from './bus/message-fault';
/** Exported here too: subscribers of `tracking:reported` need no contracts for it. */
export { GOALS } from './contracts/registry/goals';
export { addedLines, publishCart, type CartLineChange } from './bus/publish-cart';
export { publishWishlist } from './bus/publish-wishlist';
export { browserTabLink } from './bus/tab-link';
export {
  clearNotifications,
  notify,
  withdrawNotification,
  type Notification,
  type NotificationMessage,
} from './bus/notify';
export {
  recordedSession,
  REPLAY_EVENT,
  type RecordedSession,
  type ReplayedMessage,
  type ReplayRequest,
  type SessionMessage,
} from './bus/recorded-session';
export { requestLayer } from './bus/request-layer';
export { closeSidebar, lockScroll, openSidebar, setNavigationOverlay } from './bus/page-state';
