import type { WidgetProps } from '@fachwerk/shared/widget';
import { BookingPage } from './booking/BookingPage';
import { OfferPage } from './offer/OfferPage';
import type { TransportRentalData } from './rental-data';
import type { TransportRentalProps } from './transport-rental.props';

/** Trailers and vans of a store, or one booking. Links and forms: it works without script. */
export function TransportRental({ props, data }: WidgetProps<TransportRentalProps, TransportRentalData>) {
  return data.kind === 'offer' ? (
    <OfferPage data={data} headline={props.headline} />
  ) : (
    <BookingPage data={data} />
  );
}
