import * as z from 'zod/mini';
import '../rules/zod-setup';
import { CategoryNode } from '../contracts/navigation';
import { SelectedStore, WishlistItem } from '../contracts/user';
import { tabEvents, topicFacts } from './topic-facts';

/**
 * Every topic and event of the page, once. The owner keeps the schema; any micro-frontend may send.
 * Schemas are loose: a field that a newer version added is passed on by an older one.
 * Production needs only the part in topic-facts.ts, and leaves the schemas out of the browser.
 */
interface EventEntry<S extends z.ZodMiniType> {
  schema: S;
  owner: string;
  version: number;
  /** Other tabs of the same browser follow. */
  tabs: boolean;
}
interface TopicEntry<S extends z.ZodMiniType> extends EventEntry<S> {
  /** What a widget sees before anybody said anything; the server renders with it. */
  initial: z.output<S>;
}

const topic = <S extends z.ZodMiniType>(
  schema: S,
  { initial, tabs = false }: { initial: z.output<S>; tabs?: boolean },
  owner: string,
): TopicEntry<S> => ({ schema, initial, owner, version: 1, tabs });
const event = <S extends z.ZodMiniType>(name: string, schema: S, owner: string): EventEntry<S> => ({
  schema,
  owner,
  version: 1,
  tabs: tabEvents.includes(name),
});

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
  openedSidebarId: topic(z.nullable(z.string()), topicFacts.openedSidebarId, 'shell'),
  /** How many parts want the page not to scroll. */
  bodyScrollLockCount: topic(z.int(), topicFacts.bodyScrollLockCount, 'shell'),
  isNavigationOverlay: topic(z.boolean(), topicFacts.isNavigationOverlay, 'shell'),
  /** Pieces in both carts; null until the page knows. */
  cartCount: topic(z.nullable(z.int()), topicFacts.cartCount, 'cart'),
  wishlist: topic(
    z.nullable(z.looseObject({ items: z.array(WishlistItem), count: z.int() })),
    topicFacts.wishlist,
    'cart',
  ),
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
    topicFacts.user,
    'account',
  ),
  isProhibis: topic(z.boolean(), topicFacts.isProhibis, 'prohibis'),
  selectedStore: topic(z.nullable(SelectedStore), topicFacts.selectedStore, 'storefinder'),
  notifications: topic(z.array(Notification), topicFacts.notifications, 'header'),
  categoryTree: topic(z.nullable(z.array(CategoryNode)), topicFacts.categoryTree, 'header'),
};

/** Facts, past tense, sent once. Say when it is sent, not who listens. */
export const events = {
  /** The server confirmed a change of the cart. */
  'cart:changed': event('cart:changed', z.looseObject({ itemCount: z.int() }), 'cart'),
  /** The cart has become empty. */
  'cart:emptied': event('cart:emptied', z.looseObject({}), 'cart'),
  /** The visitor took a line back in after removing it. */
  'cart:removal-undone': event(
    'cart:removal-undone',
    z.looseObject({ itemId: z.string(), quantity: z.int() }),
    'cart',
  ),
  /** The server confirmed that the visitor chose a store. */
  'storefinder:store-selected': event(
    'storefinder:store-selected',
    z.looseObject({ companyId: z.string(), name: z.string() }),
    'storefinder',
  ),
  /** The visitor asked to choose a store; with an item, the layer shows who has it. */
  'storefinder:layer-requested': event(
    'storefinder:layer-requested',
    z.looseObject({ itemId: z.optional(z.string()), itemName: z.optional(z.string()) }),
    'storefinder',
  ),
  /** The server confirmed a login. */
  'account:logged-in': event('account:logged-in', z.looseObject({}), 'account'),
  /** The server confirmed a logout. */
  'account:logged-out': event('account:logged-out', z.looseObject({}), 'account'),
  /** The search form was submitted with these words. */
  'search:submitted': event('search:submitted', z.looseObject({ query: z.string() }), 'search'),
  /** A search could not be answered. */
  'search:failed': event('search:failed', z.looseObject({ query: z.string() }), 'search'),
  /** A widget gave up: its server HTML or fallback stays; or another version of it took over. */
  'shell:widget-failed': event(
    'shell:widget-failed',
    z.looseObject({
      widget: z.string(),
      id: z.string(),
      step: z.string(),
      message: z.string(),
      /** The one that failed, where it is known. */
      version: z.optional(z.string()),
      /** The one that works in its place. */
      healedBy: z.optional(z.string()),
    }),
    'shell',
  ),
  /** A widget asks the page to measure something; the shell hands it to the trackers that have consent. */
  'tracking:reported': event(
    'tracking:reported',
    z.looseObject({ name: z.string(), values: z.record(z.string(), z.unknown()) }),
    'tracking',
  ),
};

export type TopicName = keyof typeof topics;
export type TopicValue<N extends TopicName> = z.output<(typeof topics)[N]['schema']>;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]['schema']>;
