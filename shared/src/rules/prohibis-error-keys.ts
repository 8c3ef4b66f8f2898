/**
 * Errors of orders of professional customers (`prohibisErrorKey` of the answers, parameter `e` of the error
 * page). Texts of the page: prohibis.error.<key>.headline and .text.
 */
export const PROHIBIS_ERROR_KEYS = [
  'stock',
  'delivery',
  'store',
  'approval',
  'expired',
  'rejected',
  'forbidden',
] as const;
export type ProhibisErrorKey = (typeof PROHIBIS_ERROR_KEYS)[number];
