import type { BookingData } from './load-booking';
import type { OfferData } from './load-offer';

export type TransportRentalData = OfferData | BookingData;
