import { maxLength, required, type Rule } from './form-rules';
import { tidy } from './tidy';

/** Carriers that the desk of the warehouse offers, as buyers read them. The call takes others as well. */
export const CARRIERS = ['DHL', 'DPD', 'GLS', 'Hermes', 'UPS', 'Spedition'] as const;

/** Labels print it in groups and scanners read it without: "JJD 000 1" is "JJD0001". */
export const plainTrackingNumber = (typed: string): string => tidy(typed).replace(/\s/g, '').toUpperCase();

const knownSigns: Rule = (value) =>
  /^[A-Z0-9]([A-Z0-9./-]*[A-Z0-9])?$/.test(value) ? null : { key: 'deskError.trackingNumber' };

/** Rules for a number that `plainTrackingNumber` has tidied. */
export const trackingNumber: readonly Rule[] = [required, maxLength(60), knownSigns];
