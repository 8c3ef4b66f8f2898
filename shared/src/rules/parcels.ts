import { firstProblem, maxLength, required, type Rule } from './form-rules';
import { tidy } from './tidy';

/** Carriers that the desk of the warehouse offers, as buyers read them. The call takes others as well. */
export const CARRIERS = ['DHL', 'DPD', 'GLS', 'Hermes', 'UPS', 'Spedition'] as const;

/** Labels print it in groups and scanners read it without: "JJD 000 1" is "JJD0001". */
export const plainTrackingNumber = (typed: string): string => tidy(typed).replace(/\s/g, '').toUpperCase();

const knownSigns: Rule = (value) =>
  /^[A-Z0-9]([A-Z0-9./-]*[A-Z0-9])?$/.test(value) ? null : { key: 'deskError.trackingNumber' };

/** Rules for a number that `plainTrackingNumber` has tidied. */
export const trackingNumber: readonly Rule[] = [required, maxLength(60), knownSigns];

type Carrier = (typeof CARRIERS)[number];

/** Public pages of the carriers, which the number ends. A forwarding agent has none. */
const TRACKING_PAGES: Record<Carrier, string | null> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  DPD: 'https://tracking.dpd.de/status/de_DE/parcel/',
  GLS: 'https://gls-group.com/DE/de/paketverfolgung?match=',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#',
  UPS: 'https://www.ups.com/track?loc=de_DE&tracknum=',
  Spedition: null,
};

/** Where a parcel can be followed; undefined for other carriers, and for what is no tracking number. */
export function trackingUrl(carrier: string | undefined, number: string | undefined): string | undefined {
  const name = tidy(carrier ?? '').toLowerCase();
  const known = CARRIERS.find((one) => one.toLowerCase() === name);
  const page = known && TRACKING_PAGES[known];
  const plain = plainTrackingNumber(number ?? '');
  return page && !firstProblem(plain, trackingNumber) ? page + encodeURIComponent(plain) : undefined;
}
