import { buyAgain, isAs } from '@fachwerk/shared/calls';
import type { BoughtAgain, FormAnswer } from '@fachwerk/shared/contracts';

/** The report of a form that was sent without script; null for the answer of another form. */
export const reportOf = (answer: FormAnswer | null): BoughtAgain | null =>
  answer?.form === 'buy-again' && isAs<BoughtAgain>(buyAgain.expects, answer.result) ? answer.result : null;
