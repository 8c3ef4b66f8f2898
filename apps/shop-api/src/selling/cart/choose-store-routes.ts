import { selectStore } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { textLanguage } from '../../kernel/http/text-language';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { createStoreRepository, storeLinesFor, toSelectedStore } from '../../stores/store/store-repository';
import { withOpening } from '../../stores/store/with-opening';
import type { SellingContext } from '../context/selling-context';
import type { CartComposer } from './cart-composer';
import { CART_PAGE } from './cart-refusals';
import { moveReservation } from './move-reservation';

const STORES_PAGE = '/stores/';

/** The choice of a store changes the reservation cart too. */
export async function chooseStoreRoutes(
  app: FastifyInstance,
  { db, cookies, now, messages, formAnswers, catalogueVersion }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const stores = createStoreRepository(db);

  route(app, selectStore, async (request, reply) => {
    const { id } = requireSession(request);
    const { companyId, confirm } = request.body;
    const all = (await stores.findAll()).map(toSelectedStore);
    const chosen = all.find((store) => store.companyId === companyId);
    if (!chosen) throw new ShopError({ statusCode: 404, key: 'error.store.unknown' });
    const change = await moveReservation(
      { db, catalogueVersion, findItems: composer.findItems },
      { sessionId: id, companyId, isConfirmed: confirm === 'true' },
    );
    if (change.isRefused) {
      if (!wantsPage(request)) {
        const before = all.find((store) => store.companyId === change.companyId) ?? chosen;
        return reply.code(409).send({ selectedStore: before, reservationImpact: [...change.impact] });
      }
      // The cart's page asks for the confirmation.
      const key = await formAnswers.keep(id, {
        form: 'store-change',
        values: { companyId },
        fieldErrors: [],
        globalErrors: [{ msg: 'error.reservation.storeChange' }],
        result: { storeName: chosen.name, impact: change.impact },
      });
      return reply.redirect(`${CART_PAGE}?answer=${key}`, 303);
    }
    const selectedStore = await stores.select(id, sessionExpiry(now()), companyId);
    if (selectedStore === 'unknown-store')
      throw new ShopError({ statusCode: 404, key: 'error.store.unknown' });
    if (selectedStore === 'session-over') throw new ShopError({ statusCode: 403, key: 'technical.error' });
    cookies.setStoreLines(reply, storeLinesFor(selectedStore));
    if (wantsPage(request)) return reply.redirect(safeRedirect(request.formRedirect, STORES_PAGE), 303);
    const language = textLanguage(request);
    const shown = await withOpening(selectedStore, stores, { now, messages, language });
    return reply.send({ selectedStore: shown, reservationImpact: [...change.impact] });
  });
}
