import { buyGiftCard, giftCardPurchaseForm } from '@fachwerk/shared/contracts';
import { GIFT_CARD_DESIGNS, giftCardCents, toIsoDate } from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import { GIFT_CARDS_PAGE } from '../../benefits/gift-cards/gift-card-product';
import { formRoute } from '../../kernel/form-answers/form-route';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import { addGiftCardLine } from './add-gift-card-line';
import type { CartComposer } from './cart-composer';
import { CART_PAGE, refusal } from './cart-refusals';
import { createCartRepository } from './cart-repository';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The page of a design, which has the form. */
function pageOf({ itemId }: Record<string, unknown>): string {
  const found = GIFT_CARD_DESIGNS.find((one) => one.itemId === itemId);
  return found ? `${GIFT_CARDS_PAGE}${found.design}/` : GIFT_CARDS_PAGE;
}

/** Puts gift cards into the online cart; the order issues them. */
export async function buyGiftCardRoutes(
  app: FastifyInstance,
  { db, now, formAnswers }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const carts = createCartRepository(db);

  formRoute(app, formAnswers, buyGiftCard, {
    form: 'gift-card-purchase',
    page: pageOf,
    schema: () =>
      giftCardPurchaseForm(
        berlinDate(now().toISOString()),
        berlinDate(new Date(now().getTime() + YEAR_MS).toISOString()),
      ),
    keep: ['itemId', 'amount', 'recipientName', 'recipientEmail', 'message', 'sendOn'],
    async handle({ itemId, productId, amount, recipientName, recipientEmail, message, sendOn }, request) {
      const { id: sessionId } = requireSession(request);
      const added = await addGiftCardLine(db, {
        sessionId,
        sessionExpiry: sessionExpiry(now()),
        itemId,
        productId,
        cents: giftCardCents(amount),
        details: { recipientName, recipientEmail, message, sendOn: toIsoDate(sendOn) ?? '' },
        idempotencyKey: idempotencyKey(request),
      });
      if (added.outcome !== 'added') throw refusal(added.outcome);
      const body = await composer.container(await carts.find(sessionId));
      return { redirect: CART_PAGE, body: { ...body, addedEntryId: added.entryId } };
    },
  });
}
