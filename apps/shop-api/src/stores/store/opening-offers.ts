import type { OpeningOffer } from '@fachwerk/shared/contracts';
import { instantOf, localTime, parseInstant, plusDays } from '@fachwerk/shared/time';
import { dayText } from '../../kernel/text/answer-language';
import { LOOK_AHEAD_DAYS, type StatedOffer } from './opening-rules';

/** Specification 9: an offer ends at this time of its last day, 23:59:59 in summer and 22:59:59 in winter. */
const LAST_SECOND = 'T21:59:59Z';

/** Midnight in Germany. */
export const offerStart = ({ start }: Pick<StatedOffer, 'start'>): Date => instantOf(start, '00:00');
export const offerEnd = ({ end }: Pick<StatedOffer, 'end'>): Date => parseInstant(end + LAST_SECOND);

/** Specification 4: now lies between start and end. */
export const isActiveOffer = (now: Date, offer: StatedOffer): boolean =>
  offerStart(offer) <= now && now <= offerEnd(offer);

/** Specification 4: starts within 14 days and ends after the end of today. */
export function isUpcomingOffer(now: Date, offer: StatedOffer): boolean {
  const { date: today } = localTime(now);
  const last = instantOf(plusDays(today, LOOK_AHEAD_DAYS), '24:00');
  const start = offerStart(offer);
  return now < start && start < last && offerEnd(offer) > instantOf(today, '24:00');
}

/** Active and upcoming offers, by start. */
export const openingOfferViews = (now: Date, offers: readonly StatedOffer[]): OpeningOffer[] =>
  offers
    .filter((offer) => isActiveOffer(now, offer) || isUpcomingOffer(now, offer))
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .map((offer) => {
      const [start, end] = [offerStart(offer), offerEnd(offer)];
      return {
        name: offer.name,
        start: start.toISOString(),
        end: end.toISOString(),
        isActive: isActiveOffer(now, offer),
        text: `${dayText(start)} - ${dayText(end)}`,
        openingHours: offer.hours,
      };
    });
