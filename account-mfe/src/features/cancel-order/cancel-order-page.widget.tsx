import { readCancellation } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { loadOrder } from '../guest-order/load-order';
import { CancelOrderPageProps } from './cancel-order-page.props';
import { type CancelOrderData, CancelOrderPage } from './CancelOrderPage';
import { cancellableLines, canChooseLines, chosenLines, linesField } from './chosen-lines';

export const cancelOrderPage = defineWidget({
  name: 'cancel-order-page',
  title: 'Bestellung stornieren',
  description: 'Storniert eine Bestellung oder einzelne Artikel, solange sie noch nicht gepackt werden.',
  props: CancelOrderPageProps,
  examples: [
    { title: 'Wie auf der Seite zum Stornieren', props: { orderId: 'x7Qd' } },
    {
      title: 'Mit allen Angaben der Seite',
      props: { orderId: 'x7Qd', firstName: 'Erika', cancelUrl: '/storno/x7Qd/', isCreditCard: true },
    },
  ],
  data: 'personal',
  async load({ api, props, url, signal }): Promise<LoadResult<CancelOrderData>> {
    const { orderId } = props;
    const nothing = { chosen: [], cancellation: null, isMissing: false, answer: null };
    const [loaded, answer] = await Promise.all([
      loadOrder({ api, orderId, url, toLogin: '../../anmelden/', signal }),
      readFormAnswer(api, url, signal),
    ]);
    const { order } = loaded;
    if (!order)
      return {
        data: { order, ...nothing },
        page: 'redirect' in loaded && loaded.redirect ? { redirect: loaded.redirect } : {},
      };
    const lines = cancellableLines(order);
    const chosen = chosenLines(lines, url);
    const canChoose = canChooseLines(order);
    const isSent = canChoose ? url.searchParams.has('schritt') : order.actions.includes('cancel');
    const wanted = canChoose ? chosen : lines;
    const cancellation =
      isSent && wanted.length > 0
        ? await api.call(readCancellation, {
            params: { orderId },
            query: { lines: linesField(wanted, lines) },
            signal,
          })
        : null;
    const isMissing = isSent && wanted.length === 0;
    return { data: { order, chosen: wanted, cancellation, isMissing, answer } };
  },
  component: CancelOrderPage,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: [
    'cancelOrder.',
    'guestOrder.unavailable.',
    'payment.',
    'forms.',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default cancelOrderPage;
