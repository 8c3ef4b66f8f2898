import {
  addCustomerCard,
  addVoucher,
  type CartContainer,
  clearCustomerCard,
  clearCustomerCardByForm,
  clearVoucher,
  type VoucherValidationResult,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCard } from '../../benefits/promotions/customer-card';
import { wantsPage } from '../../kernel/errors/error-page';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { type Counted, limitBenefitAttempts } from '../../kernel/limits/attempt-limit';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import { cartBenefitsRepository } from './cart-benefits';
import type { CartComposer } from './cart-composer';
import { createCartRepository } from './cart-repository';

const CART_PAGE = '/basket/';

/** Coupon and customer card of the cart. A code that is not accepted is a result, not an error. */
export async function benefitRoutes(
  app: FastifyInstance,
  context: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const { db, now, attempts, formAnswers } = context;
  const carts = createCartRepository(db);
  const benefits = cartBenefitsRepository(db);

  async function answer(request: FastifyRequest): Promise<CartContainer> {
    const { id } = requireSession(request);
    return composer.container(await carts.find(id));
  }
  const done = async (request: FastifyRequest) => ({ redirect: CART_PAGE, body: await answer(request) });

  /** Counts an attempt; the function takes it back after an accepted one. */
  async function countAttempt(request: FastifyRequest, reply: FastifyReply): Promise<() => Promise<void>> {
    const counted: Counted[] = [
      ['benefitNetwork', request.ip],
      ['benefit', requireSession(request).id],
    ];
    await limitBenefitAttempts(attempts, reply, counted);
    return async () => {
      for (const [kind, value] of counted) await attempts.takeBack(kind, value);
    };
  }

  formRoute(app, formAnswers, addVoucher, {
    form: 'coupon',
    page: () => CART_PAGE,
    keep: ['coupon'],
    async handle(form, request, reply) {
      const { id } = requireSession(request);
      const coupon = form.coupon.toUpperCase();
      const accepted = await countAttempt(request, reply);
      const { promotions } = await composer.promoteWith(await carts.find(id), coupon);
      if (promotions.voucher?.invalid !== false) return refused(request, promotions.voucher);
      await accepted();
      await benefits.setVoucher(id, coupon, sessionExpiry(now()));
      return done(request);
    },
  });

  /** The attached voucher stays; the answer has the result of the refused one. */
  async function refused(request: FastifyRequest, result: VoucherValidationResult | null) {
    if (wantsPage(request)) throw fieldRefusal('coupon', 'cartCoupon.error.invalid.couponCode');
    const body = await answer(request);
    const { cartSum } = body;
    const online = { ...cartSum.onlinePromotionResultModel, voucherValidationResult: result };
    return { body: { ...body, cartSum: { ...cartSum, onlinePromotionResultModel: online } } };
  }

  formRoute(app, formAnswers, clearVoucher, {
    form: 'coupon-removal',
    page: () => CART_PAGE,
    keep: [],
    async handle(_, request) {
      await benefits.clearVoucher(requireSession(request).id);
      return done(request);
    },
  });

  formRoute(app, formAnswers, addCustomerCard, {
    form: 'customer-card',
    page: () => CART_PAGE,
    keep: ['customerCardNumber'],
    async handle(form, request, reply) {
      const accepted = await countAttempt(request, reply);
      const number = await acceptedCard(db, form.customerCardNumber);
      if (number === null) {
        if (wantsPage(request))
          throw fieldRefusal('customerCardNumber', 'cartCoupon.error.invalid.customerCard');
        const body = await answer(request);
        return { body: { ...body, cartSum: { ...body.cartSum, customerCardNumber: null } } };
      }
      await accepted();
      await benefits.setCustomerCard(requireSession(request).id, number, sessionExpiry(now()));
      return done(request);
    },
  });

  route(app, clearCustomerCard, async (request) => {
    await benefits.clearCustomerCard(requireSession(request).id);
    return answer(request);
  });

  formRoute(app, formAnswers, clearCustomerCardByForm, {
    form: 'customer-card-removal',
    page: () => CART_PAGE,
    keep: [],
    async handle(_, request) {
      await benefits.clearCustomerCard(requireSession(request).id);
      return done(request);
    },
  });
}
