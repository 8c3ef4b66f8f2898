import { contract } from '../kernel/contract';
import { ForeignOrder, OrderToTakeBack, TakeBack, TakenBack } from './take-back';

/** A post: what proves the order is in no address, and each look is in the audit. */
export const findForeignOrder = contract({
  method: 'POST',
  path: '/rest/desk/take-backs/find/',
  summary: 'Desk: what can be taken back of an order of another desk, by its number and what proves it',
  json: OrderToTakeBack,
  answers: { 200: ForeignOrder },
  expects: { orderNumber: 'string', lines: 'list', cases: 'list' },
});

export const takeBackGoods = contract({
  method: 'POST',
  path: '/rest/desk/take-backs/',
  summary: 'Desk: goods of an order of another desk are at the counter, for an open case or a new one',
  json: TakeBack,
  answers: { 200: TakenBack },
  expects: { number: 'string', orderNumber: 'string', lines: 'list' },
});
