import type { Call } from './call';
import type { PayoutPaid, Payouts } from './payout';

/** Desk `accounting`: refunds that wait for a bank transfer. The only call with an IBAN. */
export const readPayouts: Call<{ answer: Payouts }> = {
  method: 'GET',
  path: '/rest/desk/payouts/',
  expects: { payouts: 'list' },
};

/** Desk `accounting`: the transfer was sent; the account is deleted. Answers what still waits. */
export const reportPayout: Call<{ params: { orderId: string }; json: PayoutPaid; answer: Payouts }> = {
  method: 'POST',
  path: '/rest/desk/payouts/{orderId}/paid/',
  expects: { payouts: 'list' },
};
