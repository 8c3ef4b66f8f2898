import { confirmWithdrawal, isAs, readAccount, readOrder } from '@fachwerk/shared/calls';
import type { OrderView, WithdrawalReceipt } from '@fachwerk/shared/contracts';
import { readFormAnswer, wentWell } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { fullName, WITHDRAWAL_LINES } from '@fachwerk/shared/rules';
import { defineWidget } from '@fachwerk/shared/widget';
import { readChoices } from './own-choices';
import { Withdrawal } from './Withdrawal';
import type { WithdrawalData } from './withdrawal-data';
import { toWithdrawalOrder } from './withdrawal-order';

const receiptOf = (result: unknown): WithdrawalReceipt | null =>
  isAs<WithdrawalReceipt>(confirmWithdrawal.expects, result) ? result : null;

/** Lines that the address ticks; a malformed value ticks none. */
function tickedBy({ searchParams }: URL): string | null {
  const lines = searchParams.get('positionen');
  return lines !== null && WITHDRAWAL_LINES.test(lines) ? lines : null;
}

const buyerName = ({ contact }: OrderView): string => fullName(contact);

export const withdrawal = defineWidget({
  name: 'withdrawal',
  title: 'Vertrag widerrufen',
  description:
    'Gesetzlicher Widerruf in zwei Schritten (BGB §356a), ohne Anmeldung und ohne Grund, mit Eingangsbestätigung.',
  examples: [
    { title: 'Wie auf der Widerrufsseite', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: WithdrawalData }> {
    const readKnown = async () => {
      try {
        const { firstName, lastName, email } = await api.call(readAccount, {
          signal,
        });
        return { name: fullName({ firstName, lastName }), email };
      } catch (error) {
        if (isHttpError(error) && !signal.aborted) return null;
        throw error;
      }
    };
    const readOpened = async (orderId: unknown): Promise<OrderView | null> => {
      if (typeof orderId !== 'string' || orderId === '') return null;
      try {
        return await api.call(readOrder, { params: { orderId }, signal });
      } catch (error) {
        // Without the order, the withdrawal is declared in free words.
        if (isHttpError(error) && !signal.aborted) return null;
        throw error;
      }
    };
    const [answer, account] = await Promise.all([readFormAnswer(api, url, signal), readKnown()]);
    const opened = await readOpened(answer?.values.order ?? url.searchParams.get('bestellung'));
    const choices = account && !opened ? await readChoices(api, signal) : [];
    const known = account ?? (opened && { name: buyerName(opened), email: opened.email });
    const receipt = receiptOf(answer?.result);
    const isReview = wentWell(answer) && url.searchParams.get('step') !== 'edit';
    const answerKey = answer && url.searchParams.get('answer');
    const edit = new URLSearchParams({ ...(answerKey && { answer: answerKey }), step: 'edit' });
    return {
      data: {
        answer,
        answerKey,
        known,
        receipt,
        order: opened && toWithdrawalOrder(opened),
        ticked: tickedBy(url),
        choices,
        hasAccount: account !== null,
        page: url.pathname,
        step: receipt ? 'receipt' : isReview ? 'review' : 'form',
        editUrl: `${url.pathname}?${edit.toString()}`,
      },
    };
  },
  component: Withdrawal,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 640 },
  messages: [
    'account.',
    'withdrawal.',
    'order.line.noWithdrawal',
    'product.count.piece',
    'service.guestOrderLogin',
    'forms.',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default withdrawal;
