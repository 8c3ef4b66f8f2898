import type { RentalBooking } from '@fachwerk/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { ShopError } from '../../kernel/errors/shop-error';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { requireSession } from '../../kernel/session/session-plugin';
import type { StoreRecord } from '../../stores/store/store-record';
import {
  createStoreRepository,
  requireStore,
  type StoreRepository,
} from '../../stores/store/store-repository';
import { periodRefusal } from '../rules/read-period';
import type { Period } from '../rules/rental-price';
import { periodFault } from '../rules/rental-slots';
import { type Booking, findReadable } from './booking';
import { createRentalLinks, type RentalLinks } from './booking-link';
import { bookingViews } from './booking-view';

export const notFound = () => new ShopError({ statusCode: 404, key: 'rental.error.notFound' });
export const idOf = (request: FastifyRequest) => (request.params as { bookingId: string }).bookingId;

/** What the routes of bookings share. */
export interface BookingParts {
  stores: StoreRepository;
  links: RentalLinks;
  /** The booking of the address, if the visitor may read it. */
  own: (request: FastifyRequest) => Promise<Booking>;
  view: (booking: Booking) => Promise<RentalBooking>;
  limit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  customerOf: (request: FastifyRequest) => Promise<Customer | undefined>;
  /** The store, if it can hand out and take back a vehicle at these times. */
  storeOpenFor: (period: Period, companyId: string) => Promise<StoreRecord>;
}

export function createBookingParts(context: IdentityContext): BookingParts {
  const { db, now, attempts } = context;
  const stores = createStoreRepository(db);
  return {
    stores,
    links: createRentalLinks(context),
    async own(request) {
      const reader = { sessionId: requireSession(request).id, now: now() };
      const booking = await findReadable(db, idOf(request), reader);
      if (!booking) throw notFound();
      return booking;
    },
    async view(booking) {
      const [shown] = await bookingViews(db, [booking], { stores, now: now() });
      if (!shown) throw notFound();
      return shown;
    },
    limit: (request, reply) =>
      enforceAttemptLimits(
        attempts,
        reply,
        [
          ['rentalNetwork', request.ip],
          ['rental', requireSession(request).id],
        ],
        { msg: 'rental.error.wait' },
      ),
    customerOf: (request) => customerRepository(db).findLoggedIn(requireSession(request).id),
    async storeOpenFor(period, companyId) {
      const store = await requireStore(stores, companyId);
      const fault = periodFault(period, store, now());
      if (fault) throw periodRefusal(fault);
      return store;
    },
  };
}
