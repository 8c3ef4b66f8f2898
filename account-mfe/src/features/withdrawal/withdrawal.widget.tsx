import { Account, WithdrawalReceipt, type FormAnswer } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import { readFormAnswer, wentWell } from '../common/form-answer';
import { Withdrawal } from './Withdrawal';

const WithdrawalProps = z.looseObject({});
export type WithdrawalProps = z.output<typeof WithdrawalProps>;

export interface WithdrawalData {
  answer: FormAnswer | null;
  /** Without script: which of the three steps the answer leads to. */
  step: 'form' | 'review' | 'receipt';
  receipt: WithdrawalReceipt | null;
  /** Of the logged-in customer: what the shop knows is not asked for twice. */
  known: { name: string; email: string } | null;
  /** Key of the answer, so that a second click on the confirmation declares nothing twice. */
  answerKey: string | null;
  /** Back to the form with what was typed. */
  editUrl: string;
}

export const withdrawal = defineWidget({
  name: 'withdrawal',
  title: 'Vertrag widerrufen',
  description:
    'Gesetzlicher Widerruf in zwei Schritten (BGB §356a), ohne Anmeldung und ohne Grund, mit Eingangsbestätigung.',
  props: WithdrawalProps,
  examples: [
    { title: 'Wie auf der Widerrufsseite', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: WithdrawalData }> {
    const readKnown = async () => {
      try {
        const { firstName, lastName, email } = await api.get('/rest/account/', Account, { signal });
        return { name: `${firstName} ${lastName}`, email };
      } catch (error) {
        if (isHttpError(error) && !signal.aborted) return null;
        throw error;
      }
    };
    const [answer, known] = await Promise.all([readFormAnswer(api, url, signal), readKnown()]);
    const receipt = WithdrawalReceipt.safeParse(answer?.result);
    const isReview = wentWell(answer) && url.searchParams.get('step') !== 'edit';
    const answerKey = answer && url.searchParams.get('answer');
    const edit = new URLSearchParams({ ...(answerKey && { answer: answerKey }), step: 'edit' });
    return {
      data: {
        answer,
        answerKey,
        known,
        receipt: receipt.success ? receipt.data : null,
        step: receipt.success ? 'receipt' : isReview ? 'review' : 'form',
        editUrl: `${url.pathname}?${edit.toString()}`,
      },
    };
  },
  component: Withdrawal,
  hydrate: 'load',
  reserve: { minHeight: 640 },
  messages: ['account.', 'withdrawal.', 'forms.', 'error.', 'technical.'],
});

export default withdrawal;
