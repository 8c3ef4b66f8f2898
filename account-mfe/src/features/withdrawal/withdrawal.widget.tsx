import { confirmWithdrawal, isAs, readAccount } from '@fachwerk/shared/calls';
import type { WithdrawalReceipt } from '@fachwerk/shared/contracts';
import { readFormAnswer, wentWell } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { Withdrawal, type WithdrawalData } from './Withdrawal';

const receiptOf = (result: unknown): WithdrawalReceipt | null =>
  isAs<WithdrawalReceipt>(confirmWithdrawal.expects, result) ? result : null;

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
        return { name: `${firstName} ${lastName}`, email };
      } catch (error) {
        if (isHttpError(error) && !signal.aborted) return null;
        throw error;
      }
    };
    const [answer, known] = await Promise.all([readFormAnswer(api, url, signal), readKnown()]);
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
        step: receipt ? 'receipt' : isReview ? 'review' : 'form',
        editUrl: `${url.pathname}?${edit.toString()}`,
      },
    };
  },
  component: Withdrawal,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 640 },
  messages: ['account.', 'withdrawal.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default withdrawal;
