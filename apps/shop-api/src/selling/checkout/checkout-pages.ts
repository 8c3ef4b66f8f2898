import type { CHECKOUT_STEPS } from '@fachwerk/shared/contracts';

export type StepId = (typeof CHECKOUT_STEPS)[number];

/** Pages of the checkout; their content comes from the CMS. */
export const CHECKOUT_PAGE = '/checkout/';
export const RESERVATION_PAGE = '/checkout/reservierung/';

const STEP_PAGES: Record<StepId, string> = {
  contact: '/checkout/kontakt/',
  delivery: '/checkout/lieferung/',
  address: '/checkout/adresse/',
  payment: '/checkout/zahlung/',
  review: '/checkout/pruefen/',
};
export const stepPage = (id: StepId): string => STEP_PAGES[id];

/** Professional customers order on one page. */
export const PROHIBIS_ORDER_PAGE = '/prohibis/market/order/';
export const PROHIBIS_ERROR_PAGE = '/prohibis/market/error';

/** The order id is the last part. */
export const orderPage = (orderId: string): string => `/bestellung/${orderId}/`;
