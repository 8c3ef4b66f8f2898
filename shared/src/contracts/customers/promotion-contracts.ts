import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { DeskPromotions, PromotionView } from './promotion-view';

/** Without the visitor's consent to `promotion-tracking` nothing is counted: 204. */
export const trackPromotion = contract({
  method: 'POST',
  path: '/rest/tracking/promotion/',
  summary: 'Count a view of a promotion; answers the data, or 204 without consent',
  form: PromotionView,
  answers: { 200: PromotionView, 204: z.unknown() },
});

export const readDeskPromotions = contract({
  method: 'GET',
  path: '/rest/desk/promotions/',
  summary: 'Operators: promotions of the last days with their views',
  answers: { 200: DeskPromotions },
  expects: { days: 'number', promotions: 'list' },
});
