import { isAs, reportCase } from '@fachwerk/shared/calls';
import type { CaseReceipt } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { loadOrder } from '../guest-order/load-order';
import { ReturnOrderProps } from './return-order.props';
import { ReturnOrder, type ReturnOrderData } from './ReturnOrder';

const receiptOf = (result: unknown): CaseReceipt | null =>
  isAs<CaseReceipt>(reportCase.expects, result) ? result : null;

export const returnOrder = defineWidget({
  name: 'return-order',
  title: 'Artikel zurückgeben oder reklamieren',
  description: 'Meldet eine Rückgabe oder eine Reklamation zu einer Bestellung, auch ohne Konto.',
  props: ReturnOrderProps,
  examples: [
    { title: 'Wie auf der Seite zum Zurückgeben', props: { orderId: 'x7Qd' } },
    { title: 'Mit Angaben, die es nicht kennt', props: { orderId: 'x7Qd', tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, props: { orderId }, url, signal }): Promise<LoadResult<ReturnOrderData>> {
    const [loaded, answer] = await Promise.all([
      loadOrder({ api, orderId, url, toLogin: '../../anmelden/', signal }),
      readFormAnswer(api, url, signal),
    ]);
    const { order } = loaded;
    return {
      data: { order, answer, receipt: receiptOf(answer?.result) },
      page: 'redirect' in loaded && loaded.redirect ? { redirect: loaded.redirect } : {},
    };
  },
  component: ReturnOrder,
  hydrate: 'load',
  reserve: { minHeight: 640 },
  messages: [
    'returnOrder.',
    'withdrawal.lines.',
    'guestOrder.unavailable.',
    'order.line.noWithdrawal',
    'forms.',
    'caseError.',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default returnOrder;
