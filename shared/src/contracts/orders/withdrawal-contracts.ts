import { AccountAnswer } from '../identity/account-answer';
import { contract } from '../kernel/contract';
import { WithdrawalForm, WithdrawalReceipt } from './withdrawal';

/** First step of a withdrawal: checks the form. The second step declares it. */
export const checkWithdrawal = contract({
  method: 'POST',
  path: '/widerruf/',
  summary: 'Check the withdrawal; the next step confirms it',
  form: WithdrawalForm,
  answers: { 200: AccountAnswer },
  expects: 'object',
});

export const confirmWithdrawal = contract({
  method: 'POST',
  path: '/widerruf/bestaetigen/',
  summary: 'Withdraw: kept and confirmed by mail with content, date and time',
  form: WithdrawalForm,
  answers: { 200: WithdrawalReceipt },
  expects: { receiptNumber: 'string', receivedText: 'string' },
});
