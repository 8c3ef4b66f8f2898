import {
  addGiftCard,
  type CartContainer,
  GiftCardForm,
  readGiftCardBalance,
  removeGiftCard,
  removeGiftCardByForm,
} from '@fachwerk/shared/contracts';
import { noonOf } from '@fachwerk/shared/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failureOf } from '../../benefits/gift-cards/find-gift-card';
import { createGiftCardGuard } from '../../benefits/gift-cards/gift-card-guard';
import { GIFT_CARDS_PAGE } from '../../benefits/gift-cards/gift-card-product';
import { wantsPage } from '../../kernel/errors/error-page';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { displayPrice } from '../../kernel/money/display';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { dayText } from '../../kernel/text/answer-language';
import { maskedNumber } from '../../kernel/text/masked-number';
import type { SellingContext } from '../context/selling-context';
import { cartBenefitsRepository } from './cart-benefits';
import type { CartComposer } from './cart-composer';
import { createCartRepository } from './cart-repository';

const CART_PAGE = '/basket/';
const NOT_FOUND = 'giftCard.error.failed.NOT_FOUND';

/** Gift cards as payment of the online cart, and their balance. */
export async function giftCardRoutes(
  app: FastifyInstance,
  context: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const { db, now, formAnswers } = context;
  const carts = createCartRepository(db);
  const benefits = cartBenefitsRepository(db);
  const findCard = createGiftCardGuard(context);

  async function answer(request: FastifyRequest): Promise<CartContainer> {
    const { id } = requireSession(request);
    return composer.container(await carts.find(id));
  }

  formRoute(app, formAnswers, addGiftCard, {
    form: 'gift-card',
    page: () => CART_PAGE,
    keep: ['cardNumber'],
    async handle(form, request, reply) {
      const { id } = requireSession(request);
      const { giftCard } = await carts.find(id);
      try {
        // No attempt at guessing, so it is not counted.
        if (!GiftCardForm.safeParse(form).success) throw fieldRefusal('cardNumber', NOT_FOUND);
        const card = await findCard(form, request, reply, (found) =>
          found && found.id === giftCard?.id ? 'ALREADY_ADDED' : failureOf(found, now()),
        );
        await benefits.setGiftCard(id, card.id, sessionExpiry(now()));
        return { redirect: CART_PAGE, body: await answer(request) };
      } catch (error) {
        if (wantsPage(request) || !(error instanceof ShopError) || error.statusCode !== 400) throw error;
        return { body: refused(await answer(request), error) };
      }
    },
  });

  async function remove(request: FastifyRequest): Promise<CartContainer> {
    await benefits.clearGiftCard(requireSession(request).id);
    return answer(request);
  }

  route(app, removeGiftCard, remove);
  formRoute(app, formAnswers, removeGiftCardByForm, {
    form: 'gift-card-removal',
    page: () => CART_PAGE,
    keep: [],
    handle: async (_, request) => ({ redirect: CART_PAGE, body: await remove(request) }),
  });

  formRoute(app, formAnswers, readGiftCardBalance, {
    form: 'gift-card-balance',
    page: () => GIFT_CARDS_PAGE,
    keep: ['cardNumber'],
    async handle(form, request, reply) {
      const card = await findCard(form, request, reply, (found) => {
        const failure = failureOf(found, now());
        return failure === 'EMPTY' ? undefined : failure;
      });
      const result = {
        maskedNumber: maskedNumber(card.lastDigits),
        balance: displayPrice(card.balanceCents),
        validUntil: card.validUntil,
        validUntilText: dayText(noonOf(card.validUntil)),
      };
      return { body: result, result };
    },
  });
}

/** The refusal is a result: the specification reads it in the cart. */
function refused(container: CartContainer, { fieldErrors, captchaActive }: ShopError): CartContainer {
  const { cartSum } = container;
  const onlinePromotionResultModel = {
    ...cartSum.onlinePromotionResultModel,
    giftCardFormResult: { formResult: { fieldErrors: [...fieldErrors] } },
  };
  return { ...container, captchaActive, cartSum: { ...cartSum, onlinePromotionResultModel } };
}
