import {
  linkCustomerCard,
  optInCustomerCard,
  registerCustomerCard,
  unlinkCustomerCard,
} from '@fachwerk/shared/contracts';
import { CARD_CONSENT_TEXT, isCustomerCard, toIsoDate } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { ownCustomer } from '../../identity/customer/own-customer';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import { type Counted, enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import type { CustomersContext } from '../context/customers-context';
import { CARD_PAGE } from './card-page';
import { cardRepository } from './card-repository';
import { provesOwner } from './prove-owner';

const WAIT = 'customerCard.link.wait';
/** One sentence for every number that is not put into the account. */
const refusal = () => fieldRefusal('cardNumber', 'customerCard.link.refused');
const hasCard = () => new ShopError({ statusCode: 409, key: 'customerCard.hasCard' });

/** The customer card of an account. */
export async function cardRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, captcha } = context;
  const page = () => CARD_PAGE;

  const requireCustomer = (request: FastifyRequest) => ownCustomer(db, request);

  formRoute(app, formAnswers, linkCustomerCard, {
    form: 'card-link',
    page,
    keep: ['cardNumber', 'postalCode', 'birthDate'],
    async handle(form, request, reply) {
      const customer = await requireCustomer(request);
      if (form.postalCode === '' && form.birthDate === '')
        throw fieldRefusal('postalCode', 'customerCard.link.proof');
      const own = await cardRepository(db).findOf(customer.id);
      if (own && own.number !== form.cardNumber) throw hasCard();
      const counted: Counted[] = [
        ['cardLinkNetwork', request.ip],
        ['cardLink', customer.id],
        ['cardLinkNumber', form.cardNumber],
      ];
      return withCaptcha(
        { captcha, attempts, reply, counted, solution: form.frcCaptchaSolution, msg: WAIT },
        async () => {
          if (!(await atLeast(NEUTRAL_MS, link(customer, form)))) throw refusal();
          await attempts.takeBack('cardLinkNetwork', request.ip);
          await attempts.clear('cardLink', customer.id);
          const msg = 'customerCard.link.done';
          return { msg, body: { msg } };
        },
      );
    },
  });

  /** False for every reason: whether a number exists, or has an account, is not answered. */
  const link = (
    { id }: Customer,
    form: { cardNumber: string; postalCode: string; birthDate: string },
  ): Promise<boolean> =>
    db.transaction(async (tx) => {
      const cards = cardRepository(tx);
      const customers = customerRepository(tx);
      await customers.lock(id);
      const card = await cards.find(form.cardNumber);
      if (!card || !isCustomerCard(card.number) || card.isBlocked || !provesOwner(card, form)) return false;
      if (card.customerId !== id && !(await cards.link(card.number, id))) return false;
      await customers.setCard(id, card.number);
      return true;
    });

  formRoute(app, formAnswers, unlinkCustomerCard, {
    form: 'card-unlink',
    page,
    keep: [],
    async handle(_, request) {
      const { id } = await requireCustomer(request);
      await db.transaction(async (tx) => {
        // A number that was only typed stays: it counts in the cart.
        if (await cardRepository(tx).unlink(id)) await customerRepository(tx).setCard(id, null);
      });
      const msg = 'customerCard.unlink.done';
      return { msg, body: { msg } };
    },
  });

  formRoute(app, formAnswers, registerCustomerCard, {
    form: 'card-registration',
    page,
    keep: ['firstName', 'lastName', 'postalCode', 'birthDate', 'acceptTerms'],
    async handle(form, request, reply) {
      const { id } = await requireCustomer(request);
      await enforceAttemptLimits(attempts, reply, [['cardRegistration', id]], { msg: WAIT });
      await db.transaction(async (tx) => {
        const customers = customerRepository(tx);
        await customers.lock(id);
        if (await cardRepository(tx).findOf(id)) throw hasCard();
        const owner = { ...form, birthDate: form.birthDate ? toIsoDate(form.birthDate) : null };
        await customers.setCard(id, await cardRepository(tx).issue(id, owner));
      });
      const msg = 'customerCard.register.done';
      return { msg, body: { msg } };
    },
  });

  formRoute(app, formAnswers, optInCustomerCard, {
    form: 'card-opt-in',
    page,
    keep: [],
    async handle({ isOptedIn }, request) {
      const { id } = await requireCustomer(request);
      if (!(await cardRepository(db).optIn(id, isOptedIn ? CARD_CONSENT_TEXT : null)))
        throw new ShopError({ statusCode: 409, key: 'customerCard.none' });
      const msg = isOptedIn ? 'customerCard.optIn.done' : 'customerCard.optIn.withdrawn';
      return { msg, body: { msg } };
    },
  });
}
