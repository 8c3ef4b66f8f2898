/**
 * Errors of orders of professional customers (`prohibisErrorKey` of the answers, parameter `e` of the page).
 * Texts: prohibis.error.<key>.headline and .text; unknown keys use the general texts.
 */
export const ERROR_KEYS = [
  'stock',
  'delivery',
  'store',
  'approval',
  'expired',
  'rejected',
  'forbidden',
] as const;
export type ErrorKey = (typeof ERROR_KEYS)[number] | 'general';

export const errorKeyOf = (told: string | null): ErrorKey =>
  ERROR_KEYS.find((key) => key === told) ?? 'general';
