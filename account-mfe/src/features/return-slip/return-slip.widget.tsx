import { defineWidget, type LoadResult, type PageHead } from '@fachwerk/shared/widget';
import { type LoadedOrder, loadOrder } from '../guest-order/load-order';
import { ReturnSlipProps } from './return-slip.props';
import { ReturnSlip, type ReturnSlipData } from './ReturnSlip';

export const returnSlip = defineWidget({
  name: 'return-slip',
  title: 'Rücksendeschein',
  description: 'Der Schein zu einer Rückgabe, einem Widerruf oder einer Reklamation, zum Ausdrucken auf A4.',
  props: ReturnSlipProps,
  examples: [
    { title: 'Wie auf der Seite des Scheins', props: { orderId: 'x7Qd', caseNumber: 'R-7KM4X92TPA' } },
    { title: 'Mit einer Nummer, die es nicht gibt', props: { orderId: 'x7Qd', caseNumber: '-' } },
  ],
  data: 'personal',
  async load({ api, props: { orderId, caseNumber }, url, signal }): Promise<LoadResult<ReturnSlipData>> {
    const loaded = await loadOrder({ api, orderId, url, toLogin: '../../../anmelden/', signal });
    return { data: { order: loaded.order }, page: pageOf(loaded, caseNumber) };
  },
  component: ReturnSlip,
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: ['returnSlip.', 'guestOrder.unavailable.', 'order.print', 'returnOrder.toOrder'],
});

function pageOf(loaded: LoadedOrder, caseNumber: string): PageHead {
  if (loaded.order)
    return loaded.order.cases?.some(({ number }) => number === caseNumber) ? {} : { status: 404 };
  return loaded.redirect === undefined ? {} : { redirect: loaded.redirect };
}

export default returnSlip;
