/**
 * What can go wrong with an order of a professional customer (`prohibisErrorKey` of the answers, parameter `e` of the page). The texts are
 * prohibis.error.<key>.headline and .text; whatever else comes gets the general ones.
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
