import { type BankDetailsState, readBankDetails, saveBankDetails } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { displayPrice } from '../../kernel/money/display';
import { orderPage } from '../access/order-link';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import type { Order } from '../lifecycle/order';
import { refusedRefundCents } from '../payments/refused-refunds';
import { createBankDetails, shortened } from './bank-details-repository';

/** The account for a refund that cannot take the way of the payment. */
export async function bankDetailsRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, formAnswers, bankDetailsSealer } = context;
  const bankDetails = createBankDetails(db, bankDetailsSealer);

  async function stateOf({ id, number }: Order): Promise<BankDetailsState> {
    const [cents, saved] = await Promise.all([refusedRefundCents(db, id), bankDetails.find(id)]);
    return {
      orderNumber: number,
      refund: cents > 0 ? displayPrice(cents) : null,
      saved: saved ? shortened(saved) : null,
    };
  }

  route(app, readBankDetails, async (request) => stateOf(await requireOrder(context, request)));

  formRoute(app, formAnswers, saveBankDetails, {
    form: 'bank-details',
    page: (_fields, request) => `${orderPage(orderIdOf(request))}bankverbindung/`,
    // An IBAN is stored encrypted only: the form without script asks for it again after a mistake.
    keep: ['accountHolder'],
    async handle(form, request) {
      const order = await requireOrder(context, request);
      if ((await refusedRefundCents(db, order.id)) === 0)
        throw new ShopError({ statusCode: 409, key: 'bankDetails.notNeeded' });
      return { body: shortened(await bankDetails.save(order.id, form)) };
    },
  });
}

const orderIdOf = ({ params }: FastifyRequest): string => (params as { orderId: string }).orderId;
