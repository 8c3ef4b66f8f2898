import { contract } from '../kernel/contract';
import { OrderParams } from '../orders/order';
import { BoughtAgain, BuyAgainForm } from './buy-again';

/**
 * What was cancelled, returned or withdrawn is left out, unless nothing else is left. An order that waits for
 * its payment is refused: its lines return to the cart by themselves.
 */
export const buyAgain = contract({
  method: 'POST',
  path: '/rest/orders/{orderId}/buy-again/',
  summary: 'Put the lines of an order of the visitor into the carts, as far as each can be bought',
  params: OrderParams,
  form: BuyAgainForm,
  answers: { 200: BoughtAgain },
  expects: { lines: 'list' },
});
