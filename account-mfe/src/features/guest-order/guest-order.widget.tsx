import { readBankDetails, readStore } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { createFormKey } from '../buy-again/form-key';
import { GuestOrderProps } from './guest-order.props';
import { GuestOrder, type GuestOrderData } from './GuestOrder';
import { loadOrder } from './load-order';

export const guestOrder = defineWidget({
  name: 'guest-order',
  title: 'Bestellung ansehen',
  description:
    'Eine Bestellung mit Stand, Verlauf, Abholcode, Artikeln und den Wegen zu Storno und Widerruf.',
  props: GuestOrderProps,
  examples: [
    { title: 'Wie auf der Seite einer Bestellung', props: { orderId: 'x7Qd' } },
    { title: 'Mit einer Nummer, die es nicht gibt', props: { orderId: '-' } },
  ],
  data: 'personal',
  async load({ api, props, url, signal }): Promise<LoadResult<GuestOrderData>> {
    const { orderId } = props;
    const formKey = createFormKey();
    const [loaded, answer] = await Promise.all([
      loadOrder({ api, orderId, url, toLogin: '../anmelden/', signal }),
      readFormAnswer(api, url, signal),
    ]);
    const { order } = loaded;
    if (!order)
      return {
        data: { order, store: null, needsBankDetails: false, formKey },
        page: 'redirect' in loaded && loaded.redirect ? { redirect: loaded.redirect } : {},
      };
    const [store, bankDetails] = await Promise.all([
      order.store ? api.call(readStore, { params: { companyId: order.store.companyId }, signal }) : null,
      api.call(readBankDetails, { params: { orderId }, signal }),
    ]);
    return {
      data: {
        order,
        store,
        needsBankDetails: bankDetails.refund !== null && bankDetails.saved === null,
        answer,
        formKey,
      },
    };
  },
  component: GuestOrder,
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: [
    'guestOrder.',
    'buyAgain.',
    'order.',
    'payment.',
    'product.guarantee.',
    'failure.',
    'forms.',
    'error.',
    'technical.',
  ],
});

export default guestOrder;
