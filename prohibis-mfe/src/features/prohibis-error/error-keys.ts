import { PROHIBIS_ERROR_KEYS, type ProhibisErrorKey } from '@fachwerk/shared/rules';

/** Unknown keys use the general texts. */
export type ErrorKey = ProhibisErrorKey | 'general';

export const errorKeyOf = (told: string | null): ErrorKey =>
  PROHIBIS_ERROR_KEYS.find((key) => key === told) ?? 'general';
