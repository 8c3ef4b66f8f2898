import { type PagePayload, sendToApp } from '@fachwerk/shared/app-bridge';
import type { Bus, EventPayload } from '@fachwerk/shared/bus';
import type { Timeline } from '../messages/timeline';

interface EventOptions {
  past: Timeline['entries'];
  /** What the app has answered to `uuid`. */
  uuid(): string | undefined;
  /** A command of the app is being carried out. */
  isCommanded(): boolean;
  signal: AbortSignal;
}

type SentEvent =
  | 'cart:line-changed'
  | 'cart:wishlist-changed'
  | 'cart:gift-card-added'
  | 'account:registered'
  | 'storefinder:layer-requested'
  | 'storefinder:store-selected'
  | 'tracking:reported';
type Senders = { [N in SentEvent]: (payload: EventPayload<N>) => void };
type Values = EventPayload<'tracking:reported'>['values'];

/** Sends events of the bus as messages to the app, also those before the bridge was loaded. */
export function sendEvents(bus: Bus, { past, uuid, isCommanded, signal }: EventOptions): void {
  const senders: Senders = {
    'cart:line-changed'({ action, productId, itemId, entryId, quantity, companyId }) {
      const store = companyId === undefined ? {} : { companyId };
      sendToApp('cartAction', { productId, itemId, entryId, quantity, action, ...store });
    },
    'cart:wishlist-changed'({ action, productId, itemId, entryId, quantity, amount }) {
      sendToApp('wishlistAction', { productId, itemId, entryId, quantity, action, amount });
    },
    'cart:gift-card-added'({ entryId, itemId, productId, cents }) {
      const amount = (cents / 100).toFixed(2);
      sendToApp('giftCard', { type: 'giftcard', indexId: entryId, itemId, productId, amount });
    },
    'account:registered'({ state, hasCard }) {
      if (hasCard && state === 'requested') sendToApp('registrationFromCustomerCard', { state });
      else sendToApp('registration', { state });
    },
    'storefinder:layer-requested'() {
      if (!isCommanded()) sendToApp('storeFinder', { action: 'opened' });
    },
    'storefinder:store-selected'({ companyId }) {
      sendToApp('storeFinder', { action: 'selected', companyId });
    },
    'tracking:reported'({ name, values }) {
      if (name === 'login') sendToApp('login', { method: values.method as LoginMethod });
      else if (name === 'view_item_list') sendToApp('productList', listOf(values));
      else if (name === 'purchase' || name === 'reserve')
        sendToApp('transactionEvent', transactionOf(name, values, uuid()));
    },
  };
  for (const { kind, name, value } of [...past])
    if (kind === 'event' && isSent(senders, name)) (senders[name] as (payload: unknown) => void)(value);

  // The gate reads literal names.
  bus.on('cart:line-changed', senders['cart:line-changed'], signal);
  bus.on('cart:wishlist-changed', senders['cart:wishlist-changed'], signal);
  bus.on('cart:gift-card-added', senders['cart:gift-card-added'], signal);
  bus.on('account:registered', senders['account:registered'], signal);
  bus.on('storefinder:layer-requested', senders['storefinder:layer-requested'], signal);
  bus.on('storefinder:store-selected', senders['storefinder:store-selected'], signal);
  bus.on('tracking:reported', senders['tracking:reported'], signal);
}

const isSent = (senders: Senders, name: string): name is SentEvent => Object.hasOwn(senders, name);

type LoginMethod = PagePayload<'login'>['method'];

/** Values of trackers as their events have them (docs/contracts/tracking.md); a test checks the schemas. */
function listOf({ source, items, category, query, page }: Values): PagePayload<'productList'> {
  const known = { source, items, category, query, page };
  return withoutUndefined(known) as PagePayload<'productList'>;
}

function transactionOf(
  type: 'purchase' | 'reserve',
  { transactionId, value, shipping, currency, paymentType, companyId, positions }: Values,
  uuid: string | undefined,
): PagePayload<'transactionEvent'> {
  const known = { transactionId, value, shipping, currency, paymentType, companyId, positions, uuid };
  return { type, ...withoutUndefined(known) } as PagePayload<'transactionEvent'>;
}

const withoutUndefined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
