import { AccountAnswer } from '../identity/account-answer';
import { contract } from '../kernel/contract';
import {
  OpenWithdrawals,
  WithdrawalForm,
  WithdrawalParams,
  WithdrawalQuery,
  WithdrawalReceipt,
} from './withdrawal';

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

export const readWithdrawals = contract({
  method: 'GET',
  path: '/rest/desk/withdrawals/',
  summary: 'Desk online: withdrawals that are open, the first to be due first',
  query: WithdrawalQuery,
  answers: { 200: OpenWithdrawals },
  expects: { withdrawals: 'list' },
});

/** Answers what is still open. Repeated, it has no further effect. */
export const reportWithdrawalHandled = contract({
  method: 'POST',
  path: '/rest/desk/withdrawals/{receiptNumber}/handled/',
  summary: 'Desk online: a withdrawal is answered and its money is on its way',
  params: WithdrawalParams,
  answers: { 200: OpenWithdrawals },
  expects: { withdrawals: 'list' },
});
