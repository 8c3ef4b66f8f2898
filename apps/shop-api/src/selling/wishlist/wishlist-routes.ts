import { randomBytes } from 'node:crypto';
import {
  addToWishlist,
  changeWishlistQuantity,
  changeWishlistVariant,
  readSharedWishlist,
  readWishlist,
  removeFromWishlist,
  shareWishlist,
  unshareWishlist,
} from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createProductRepository } from '../../catalogue/products/product-repository';
import { wantsPage } from '../../kernel/errors/error-page';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { textLanguage } from '../../kernel/http/text-language';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { createStoreRepository } from '../../stores/store/store-repository';
import type { SellingContext } from '../context/selling-context';
import { createWishlistRepository, type StoredEntry } from './wishlist-repository';
import { countOf, wishlistAnswer, wishlistEntries } from './wishlist-views';

export const WISHLIST_PAGE = '/merkliste/';
/** 24 random bytes, so that a shared list cannot be found by trying addresses. */
const newToken = () => randomBytes(24).toString('base64url');

export async function wishlistRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, now, messages, pageUrl, readSnapshot } = context;
  const wishlists = createWishlistRepository(db);
  const products = createProductRepository(db);
  const sessions = context.sessions(db);
  const stores = createStoreRepository(db);

  const shareUrl = (token: string | null) =>
    token === null ? null : pageUrl(`${WISHLIST_PAGE}?liste=${token}`);

  /** Entries with everything that the page shows of them. */
  async function entriesOf(
    stored: readonly StoredEntry[],
    companyId: string | undefined,
    language: Language,
  ) {
    const itemIds = stored.map(({ itemId }) => itemId);
    const [snapshot, records, all, rows, texts] = await Promise.all([
      readSnapshot(),
      products.findProducts(stored.map(({ productId }) => productId)),
      companyId === undefined ? [] : stores.findAll(),
      companyId === undefined ? [] : stores.findStock(itemIds, [companyId]),
      messages({ language }),
    ]);
    return wishlistEntries(stored, {
      snapshot,
      products: records,
      store: all.find((one) => one.companyId === companyId),
      stock: new Map(rows.map((row) => [row.itemId, row])),
      stockContext: { now: now(), messages: texts.messages },
    });
  }

  /** Returns the list after a change; a native form is redirected to a page. */
  const send = (request: FastifyRequest, reply: FastifyReply, entries: readonly StoredEntry[]) =>
    wantsPage(request) ? redirect(request, reply) : reply.send(wishlistAnswer(entries));
  const sendCurrent = async (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, (await wishlists.find(requireSession(request).id)).entries);

  route(app, readWishlist, async (request) => {
    const { id } = requireSession(request);
    const [stored, selectedStore, { customer }] = await Promise.all([
      wishlists.find(id),
      stores.findSelected(id),
      sessions.find(id),
    ]);
    const entries = await entriesOf(stored.entries, selectedStore?.companyId, textLanguage(request));
    return {
      entries,
      count: countOf(entries),
      loggedIn: customer !== null,
      selectedStore,
      shareUrl: shareUrl(stored.shareToken),
    };
  });

  route(app, addToWishlist, async (request, reply) => {
    const { itemId, productId, quantity } = request.body;
    const added = await wishlists.add({
      sessionId: requireSession(request).id,
      sessionExpiry: sessionExpiry(now()),
      itemId,
      productId,
      quantity,
    });
    if (added.outcome !== 'added') throw refusals[added.outcome]();
    return send(request, reply, added.entries);
  });

  route(app, removeFromWishlist, async (request, reply) => {
    const { entryId, itemId } = request.body;
    if (entryId === undefined && itemId === undefined) throw fieldRefusal('entryId');
    return send(
      request,
      reply,
      await wishlists.remove(requireSession(request).id, entryId === undefined ? { itemId } : { entryId }),
    );
  });

  route(app, changeWishlistVariant, async (request, reply) => {
    const { id } = requireSession(request);
    const { entryId, itemId } = request.body;
    const isChanged = await db.transaction((tx) =>
      createWishlistRepository(tx).changeVariant(id, entryId, itemId),
    );
    if (!isChanged) throw new ShopError({ statusCode: 400, key: 'error.wishlist.variant' });
    return sendCurrent(request, reply);
  });

  route(app, changeWishlistQuantity, async (request, reply) => {
    const { id } = requireSession(request);
    const { entryId, quantity } = request.body;
    if (quantity === 0) return send(request, reply, await wishlists.remove(id, { entryId }));
    await wishlists.setQuantity(id, entryId, quantity);
    return sendCurrent(request, reply);
  });

  route(app, shareWishlist, async (request, reply) => {
    const token = await wishlists.share(requireSession(request).id, newToken());
    if (token === null) throw new ShopError({ statusCode: 400, key: 'error.wishlist.empty' });
    return wantsPage(request) ? redirect(request, reply) : { shareUrl: shareUrl(token) };
  });

  route(app, unshareWishlist, async (request, reply) => {
    await wishlists.unshare(requireSession(request).id);
    return wantsPage(request) ? redirect(request, reply) : { shareUrl: null };
  });

  route(app, readSharedWishlist, async (request, reply) => {
    const stored = await wishlists.findShared(request.params.token);
    if (!stored) throw new ShopError({ statusCode: 404, key: 'error.wishlist.notShared' });
    void reply.header('x-robots-tag', 'noindex');
    // Ids of entries belong to the owner.
    const entries = (await entriesOf(stored, undefined, DEFAULT_LANGUAGE)).map(
      ({ previousPrice: _, ...entry }) => ({
        ...entry,
        entryId: entry.itemId,
      }),
    );
    return { entries, count: countOf(entries) };
  });
}

const redirect = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(safeRedirect(request.formRedirect, WISHLIST_PAGE), 303);

const refusals = {
  'unknown-item': () => new ShopError({ statusCode: 400, key: 'error.item.unknown' }),
  full: () => new ShopError({ statusCode: 400, key: 'error.wishlist.full' }),
  // A login or logout came first: its cookie and token are on their way to this browser.
  'session-over': () => new ShopError({ statusCode: 403, key: 'technical.error' }),
};
