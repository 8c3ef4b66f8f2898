import { readConfirmation, readStore, readUser } from '@fachwerk/shared/calls';
import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { OrderConfirmationProps } from './order-confirmation.props';
import { OrderConfirmation, type OrderConfirmationData } from './OrderConfirmation';

const NOTHING: OrderConfirmationData = {
  order: null,
  store: null,
  needsLogin: false,
  isReported: true,
  isLoggedIn: false,
};

export const orderConfirmation = defineWidget({
  name: 'order-confirmation',
  title: 'Bestellbestätigung',
  description:
    'Dank, nächste Schritte, Abholcode, Markt, Artikel und Summen einer Bestellung oder Reservierung.',
  props: OrderConfirmationProps,
  examples: [
    { title: 'Wie auf der Seite nach dem Kauf', props: { orderId: 'x7Qd' } },
    { title: 'Mit einer Nummer, die es nicht gibt', props: { orderId: '-' } },
  ],
  data: 'personal',
  async load({ api, props, signal }): Promise<LoadResult<OrderConfirmationData>> {
    try {
      const [{ order, isReported }, user] = await Promise.all([
        api.call(readConfirmation, { params: { orderId: props.orderId }, signal }),
        api.call(readUser, { signal }),
      ]);
      const { store: collectedIn } = order;
      const store = collectedIn
        ? await api.call(readStore, { params: { companyId: collectedIn.companyId }, signal })
        : null;
      return {
        data: { order, store, needsLogin: false, isReported, isLoggedIn: user.loggedIn },
        page: { title: { key: `orderConfirmation.title.${order.kind}` } },
      };
    } catch (error) {
      if (!isHttpError(error) || signal.aborted) throw error;
      // Another visitor, or the time after the order is over: the guest login opens it again.
      if (isUnknownId(error)) return { data: { ...NOTHING, needsLogin: true }, page: { status: 404 } };
      return { data: NOTHING };
    }
  },
  component: OrderConfirmation,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 720 },
  messages: ['orderConfirmation.', 'order.', 'payment.', 'service.guestOrderLogin', 'failure.'],
});

export default orderConfirmation;
