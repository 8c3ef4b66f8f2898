import type { Bus } from '../bus/bus';
import { notify, withdrawNotification } from '../bus/notify';
import { publishWishlist } from '../bus/publish-wishlist';
import type { WishlistItem } from '../contracts/identity/user';
import { addToWishlist, removeFromWishlist } from '../contracts/selling/wishlist-contracts';
import type { HttpClient } from '../http/http-client';
import { afterPaint } from '../widget/after-paint';
import { failureText, faultOf } from '../widget/failure-text';
import type { Translate } from '../widget/messages';
import type { Platform } from '../widget/platform';
import { dropPending, keepPending, type PendingWish, readPending } from './pending-wish';

export interface WishContext extends Pick<Platform, 'track'> {
  api: HttpClient;
  bus: Bus;
  /** Needs the prefixes `product.`, `failure.` and `error.`. */
  text: Translate;
  source: string;
}

export interface WishedItem {
  itemId: string;
  productId: string;
}

const MESSAGE = 'wishlist';
const KNOWN_WITHIN_MS = 3000;

/** Calls run one after the other, so that the last click decides. */
let queue: Promise<void> = Promise.resolve();
let waiting = 0;

/**
 * Puts the item on the list, or takes it off; shown at once, and taken back if the call fails. Nothing
 * happens on a page of another site, which has no list: the press was faster than the hiding of the heart.
 */
export async function toggleWish(context: WishContext, item: WishedItem): Promise<void> {
  await listIsKnown(context.bus);
  if (context.bus.get('isOtherSite')) return undefined;
  return setWish(context, { ...item, isWished: !isOnList(context.bus, item), at: Date.now() });
}

/** Completes clicks that were interrupted. */
export async function resumeWishes(context: WishContext): Promise<void> {
  await listIsKnown(context.bus);
  if (context.bus.get('isOtherSite')) return;
  // Another widget or a press has begun: the list that is shown is not yet that of the server.
  if (waiting > 0) return;
  await Promise.all(
    readPending().map((wish) => {
      if (isOnList(context.bus, wish) !== wish.isWished) return setWish(context, wish);
      dropPending(wish);
      return undefined;
    }),
  );
}

function setWish(context: WishContext, wish: PendingWish): Promise<void> {
  keepPending(wish);
  withdrawNotification(context.bus, MESSAGE);
  const before = entryOf(context.bus, wish.itemId);
  show(context.bus, wish, wish.isWished);
  waiting += 1;
  // The heart is painted before the call. If the page ends in between, `resumeWishes` sends it with the next.
  queue = queue.then(() => new Promise<void>(afterPaint)).then(() => send(context, wish, before));
  return queue;
}

async function send(
  context: WishContext,
  wish: PendingWish,
  before: ReturnType<typeof entryOf>,
): Promise<void> {
  const { api, bus, text } = context;
  const { itemId, productId, isWished } = wish;
  try {
    const answer = isWished
      ? await api.call(addToWishlist, { form: { itemId, productId } })
      : await api.call(removeFromWishlist, { form: { itemId } });
    waiting -= 1;
    dropPending(wish);
    // The answer to an earlier click would undo what a later one shows.
    if (waiting === 0) publishWishlist(bus, answer);
    report(context, wish, answer.wishlist.find((one) => one.itemId === itemId) ?? before, answer.count);
  } catch (error) {
    waiting -= 1;
    // After a session fault or a lost connection the change is completed with the next page or login.
    if (!['session', 'offline', 'timeout'].includes(faultOf(error))) dropPending(wish);
    show(bus, wish, !isWished);
    const title = text(isWished ? 'product.wishlist.failedAdd' : 'product.wishlist.failedRemove');
    notify(bus, { id: MESSAGE, type: 'error', text: `${title} ${failureText(text, error)}` });
  }
}

/** Informs the bridge of the app and tracking. */
function report(
  { bus, track, source }: WishContext,
  { itemId, productId, isWished }: PendingWish,
  entry: WishlistItem | undefined,
  count: number,
): void {
  const quantity = entry?.quantity ?? 1;
  bus.publish('cart:wishlist-changed', {
    action: isWished ? 'addWishlist' : 'removeWishlist',
    itemId,
    productId,
    quantity,
    entryId: entry?.entryId ?? '',
    amount: count,
  });
  track({
    name: isWished ? 'add_to_wishlist' : 'remove_from_wishlist',
    values: { itemId, productId, quantity, source },
  });
}

const entryOf = (bus: Bus, itemId: string): WishlistItem | undefined =>
  bus.get('wishlist')?.items.find((one) => one.itemId === itemId);

const isOnList = (bus: Bus, { itemId }: WishedItem): boolean => entryOf(bus, itemId) !== undefined;

function show(bus: Bus, { itemId, productId }: WishedItem, isWished: boolean): void {
  const others = (bus.get('wishlist')?.items ?? []).filter((one) => one.itemId !== itemId);
  const items = isWished ? [{ entryId: '', itemId, productId, quantity: 1 }, ...others] : others;
  bus.set('wishlist', { items, count: items.reduce((sum, { quantity }) => sum + quantity, 0) });
}

/** A click may come before the visitor is loaded. If that fails, the list counts as empty. */
function listIsKnown(bus: Bus): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = () => {
      stop.abort();
      resolve();
    };
    const timer = setTimeout(done, KNOWN_WITHIN_MS);
    bus.watch(
      'wishlist',
      (wishlist) => {
        if (!wishlist) return;
        clearTimeout(timer);
        done();
      },
      stop.signal,
    );
  });
}
