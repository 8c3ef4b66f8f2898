import type { BookingData } from './booking/load-booking';
import type { OfferData } from './offer/load-offer';

export type TransportRentalData = OfferData | BookingData;
