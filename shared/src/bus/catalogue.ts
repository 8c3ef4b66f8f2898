import * as z from 'zod/mini';
import '../contracts/zod-setup';
import { CategoryNode } from '../contracts/navigation';
import { SelectedStore, WishlistItem } from '../contracts/user';

/**
 * Every topic and event of the page, once. The owner keeps the schema; any micro-frontend may send.
 * Schemas are loose: a field that a newer version added is passed on by an older one.
 */
interface TopicEntry<S extends z.ZodMiniType> {
  schema: S;
  /** What a widget sees before anybody said anything; the server renders with it. */
  initial: z.output<S>;
  owner: string;
  version: number;
  /** Other tabs of the same browser follow. */
  tabs: boolean;
}
interface EventEntry<S extends z.ZodMiniType> {
  schema: S;
  owner: string;
  version: number;
  tabs: boolean;
}

const topic = <S extends z.ZodMiniType>(
  schema: S,
  initial: z.output<S>,
  owner: string,
  options: { tabs?: boolean } = {},
): TopicEntry<S> => ({ schema, initial, owner, version: 1, tabs: options.tabs ?? false });
const event = <S extends z.ZodMiniType>(
  schema: S,
  owner: string,
  options: { tabs?: boolean } = {},
): EventEntry<S> => ({ schema, owner, version: 1, tabs: options.tabs ?? false });

/** A message for the visitor (specification 3). Give `text`, or `key` of a text with its values. */
const Notification = z.looseObject({
  id: z.string(),
  text: z.string(),
  type: z.enum(['error', 'success', 'info']),
  /** Milliseconds until it hides; 0 keeps it until it is closed. */
  autoclose: z.int(),
  action: z.optional(z.looseObject({ label: z.string(), event: z.string(), payload: z.unknown() })),
});

/** State with a current value: a widget that mounts late needs it now. */
export const topics = {
  /** The one open slide-in, or null. */
  openedSidebarId: topic(z.nullable(z.string()), null, 'shell'),
  /** How many parts want the page not to scroll. */
  bodyScrollLockCount: topic(z.int(), 0, 'shell'),
  isNavigationOverlay: topic(z.boolean(), false, 'shell'),
  /** Pieces in both carts; null until the page knows. */
  cartCount: topic(z.nullable(z.int()), null, 'cart', { tabs: true }),
  wishlist: topic(z.nullable(z.looseObject({ items: z.array(WishlistItem), count: z.int() })), null, 'cart', {
    tabs: true,
  }),
  /** The visitor; null until the page knows. */
  user: topic(
    z.nullable(
      z.looseObject({
        loggedIn: z.boolean(),
        name: z.optional(z.string()),
        isEmployee: z.boolean(),
        authorities: z.array(z.looseObject({ authority: z.string() })),
      }),
    ),
    null,
    'account',
  ),
  isProhibis: topic(z.boolean(), false, 'prohibis'),
  selectedStore: topic(z.nullable(SelectedStore), null, 'storefinder', { tabs: true }),
  notifications: topic(z.array(Notification), [], 'header'),
  categoryTree: topic(z.nullable(z.array(CategoryNode)), null, 'header'),
};

/** Facts, past tense, sent once. Say when it is sent, not who listens. */
export const events = {
  /** The server confirmed a change of the cart. */
  'cart:changed': event(z.looseObject({ itemCount: z.int() }), 'cart', { tabs: true }),
  /** The cart has become empty. */
  'cart:emptied': event(z.looseObject({}), 'cart', { tabs: true }),
  /** The visitor took a line back in after removing it. */
  'cart:removal-undone': event(z.looseObject({ itemId: z.string(), quantity: z.int() }), 'cart'),
  /** The search form was submitted with these words. */
  'search:submitted': event(z.looseObject({ query: z.string() }), 'search'),
  /** A search could not be answered. */
  'search:failed': event(z.looseObject({ query: z.string() }), 'search'),
  /** A widget gave up: its server HTML or fallback stays. */
  'shell:widget-failed': event(
    z.looseObject({ widget: z.string(), id: z.string(), step: z.string(), message: z.string() }),
    'shell',
  ),
  /** A widget asks the page to measure something; the shell hands it to the trackers that have consent. */
  'tracking:reported': event(
    z.looseObject({ name: z.string(), values: z.record(z.string(), z.unknown()) }),
    'tracking',
  ),
};

export type TopicName = keyof typeof topics;
export type TopicValue<N extends TopicName> = z.output<(typeof topics)[N]['schema']>;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]['schema']>;
