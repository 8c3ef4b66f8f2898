import type { PageHead } from '@fachwerk/shared/widget';
import { CHOOSE } from './base/rental-address';
import type { BookingData } from './booking/load-booking';
import type { OfferData } from './offer/load-offer';

const CHOICES = ['companyId', 'vehicleId', 'q', 'lat', 'answer', CHOOSE];

/** Search engines list the page without a choice. */
export function offerHead({ basePath, view }: OfferData, url: URL): PageHead {
  const title = { key: 'rental.head.title' };
  if (view.kind === 'failed') return { status: 503, robots: 'noindex', title };
  return {
    title,
    description: { key: 'rental.head.description' },
    canonical: new URL(basePath, url.origin).href,
    ...(CHOICES.some((name) => url.searchParams.has(name)) && { robots: 'noindex, follow' }),
  };
}

export function bookingHead({ view }: BookingData): PageHead {
  const hidden = { robots: 'noindex' };
  if (view.kind === 'found')
    return { ...hidden, title: { key: 'rental.head.booking', values: { number: view.booking.number } } };
  // A 404 would show the page of the shop for missing pages, which cannot say how to open a booking.
  if (view.kind === 'missing') return { ...hidden, title: { key: 'rental.head.missing' } };
  return { ...hidden, status: 503, title: { key: 'rental.head.failed' } };
}
