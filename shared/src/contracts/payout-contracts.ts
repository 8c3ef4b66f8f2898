import { contract } from './contract';
import { OrderParams } from './order';
import { PayoutPaid, Payouts } from './payout';
import * as calls from './payout-calls';

export const readPayouts = contract(calls.readPayouts, {
  summary: 'Desk accounting: refunds that wait for a bank transfer, oldest first',
  answers: { 200: Payouts },
});

export const reportPayout = contract(calls.reportPayout, {
  summary: 'Desk accounting: the bank transfer was sent; 412 if the amount has changed',
  params: OrderParams,
  json: PayoutPaid,
  answers: { 200: Payouts },
});
