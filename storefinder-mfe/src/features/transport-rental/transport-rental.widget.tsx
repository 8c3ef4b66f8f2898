import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { loadBooking } from './booking/load-booking';
import { loadOffer } from './offer/load-offer';
import type { TransportRentalData } from './rental-data';
import { bookingHead, offerHead } from './rental-head';
import { TransportRentalProps } from './transport-rental.props';
import { TransportRental } from './TransportRental';

/** The API leads to it after a form without script. */
const RENTAL_PAGE = '/transporter/';

export const transportRental = defineWidget({
  name: 'transport-rental',
  title: 'Anhänger und Transporter mieten',
  description:
    'Fahrzeuge eines Marktes mit freien Zeiten, Preis und Buchung; mit der Kennung einer Buchung deren Seite zum Bestätigen, Ändern und Stornieren.',
  props: TransportRentalProps,
  examples: [
    { title: 'Wie auf ihrer Seite', props: {} },
    {
      title: 'Mit eigener Überschrift',
      props: { headline: 'Groß gekauft? Anhänger und Transporter im Markt' },
    },
    { title: 'Auf der Seite einer Buchung', props: { bookingId: 'b-1' } },
  ],
  data: 'personal',
  async load({ api, props, url, now, signal, pageUrls }): Promise<LoadResult<TransportRentalData>> {
    const visit = { api, url, now, signal };
    if (props.bookingId === undefined) {
      const data = await loadOffer(visit);
      return { data, page: offerHead(data, url) };
    }
    const basePath = pageUrls.rental ?? RENTAL_PAGE;
    const data = await loadBooking({ ...visit, bookingId: props.bookingId, basePath });
    return { data, page: bookingHead(data) };
  },
  component: TransportRental,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 800 },
  messages: ['rental.', 'storefinder.', 'global.postalcode.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default transportRental;
