import type { FormAnswer, WithdrawalReceipt as Receipt } from '@fachwerk/shared/contracts';
import type { WithdrawalChoice } from './own-choices';
import type { WithdrawalOrder } from './withdrawal-order';

export interface WithdrawalData {
  answer: FormAnswer | null;
  /** Step that the answer leads to, without script. */
  step: 'form' | 'review' | 'receipt';
  receipt: Receipt | null;
  /** Data of the logged-in customer, used as initial values. */
  known: { name: string; email: string } | null;
  /** The order of the address, if the visitor has opened it. */
  order: WithdrawalOrder | null;
  /** Lines that the address ticks; null: it names none. */
  ticked: string | null;
  /** Without an opened order: own orders that can be withdrawn. */
  choices: readonly WithdrawalChoice[];
  hasAccount: boolean;
  /** Address of the form, without an order. */
  page: string;
  /** Key of the answer, so that a second click on the confirmation has no effect. */
  answerKey: string | null;
  /** Returns to the form with its values. */
  editUrl: string;
}
