import {
  cancelRental,
  changeRental,
  openRentalLink,
  readRentalBooking,
  readRentalBookings,
  readRentalCalendar,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { causeOf } from '../../kernel/mail/mail-limits';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { requireStore } from '../../stores/store/store-repository';
import { readPeriod } from '../rules/read-period';
import { findVehiclesOf } from '../vehicles/vehicle-repository';
import { type Booking, findBooking, findHeld, findOwnBookings, grantRentalAccess } from './booking';
import { bookingCalendar, CALENDAR_TYPE } from './booking-calendar';
import { bookingPage, RENTAL_PAGE } from './booking-link';
import { createBookingParts, idOf } from './booking-parts';
import { bookingViews } from './booking-view';
import { cancelBooking, changeBooking, takeTime } from './change-booking';
import { enqueueRentalMail } from './enqueue-rental-mail';

const ownPage = (_: unknown, request: FastifyRequest) => bookingPage(idOf(request));

/** Bookings of visitors and customers: read, change, cancel. */
export async function bookingRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const { db, now, formAnswers, events, cookies } = context;
  const { stores, links, own, view, limit, customerOf, storeOpenFor } = createBookingParts(context);

  route(app, readRentalBookings, async (request) => {
    const { id } = requireSession(request);
    const [{ bookings, ...page }, held] = await Promise.all([
      findOwnBookings(db, id, request.query),
      findHeld(db, id, now()),
    ]);
    return { bookings: await bookingViews(db, bookings, { stores, now: now() }), held, ...page };
  });
  route(app, readRentalBooking, async (request) => view(await own(request)));

  /** The cause of a mail about a change: the booking was opened by its owner or with a link. */
  async function mailCause(request: FastifyRequest, booking: Booking) {
    const account = await customerOf(request);
    return causeOf(request, booking.contact?.email ?? '', account?.email);
  }

  formRoute(app, formAnswers, changeRental, {
    form: 'rental-change',
    page: ownPage,
    keep: ['vehicleId', 'fromDay', 'fromTime', 'toDay', 'toTime'],
    async handle({ vehicleId, version, ...typed }, request, reply) {
      const before = await own(request);
      const period = readPeriod(typed);
      const store = await storeOpenFor(period, before.companyId);
      await limit(request, reply);
      const cause = await mailCause(request, before);
      const by = { actor: before.customerId ? 'customer' : 'guest', now: now(), store };
      const changed = await takeTime(db, async (tx) => {
        const done = await changeBooking(tx, before, { ...period, vehicleId, version }, by);
        if (done.isNew)
          await enqueueRentalMail(tx, 'rental-changed', { booking: done.booking, store, links, cause });
        return done.booking;
      });
      events.emit('mail:enqueued');
      return { body: await view(changed), msg: 'rental.changed' };
    },
  });

  formRoute(app, formAnswers, cancelRental, {
    form: 'rental-cancellation',
    page: ownPage,
    keep: [],
    async handle(_form, request) {
      const before = await own(request);
      const store = await requireStore(stores, before.companyId);
      const cause = await mailCause(request, before);
      const by = { actor: before.customerId ? 'customer' : 'guest', now: now(), store };
      const cancelled = await db.transaction(async (tx) => {
        const { booking, wasBooked } = await cancelBooking(tx, before, by);
        if (wasBooked) await enqueueRentalMail(tx, 'rental-cancelled', { booking, store, links, cause });
        return booking;
      });
      events.emit('mail:enqueued');
      return { body: await view(cancelled), msg: 'rental.cancelled' };
    },
  });

  route(app, openRentalLink, async (request, reply) => {
    const { bookingId } = request.params;
    const isValid = links.isValid(bookingId, request.query.token) && (await findBooking(db, bookingId));
    if (!isValid) return reply.redirect(RENTAL_PAGE, 303);
    // A right that begins gives the session a new id (ASVS 7.2.4), as a login does.
    const fresh = cookies.fresh();
    await db.transaction(async (tx) => {
      await context.sessions(tx).rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
      await grantRentalAccess(tx, { sessionId: fresh.id, bookingId, now: now() });
    });
    cookies.use(reply, fresh);
    return reply.redirect(bookingPage(bookingId), 303);
  });

  route(app, readRentalCalendar, async (request, reply) => {
    const booking = await own(request);
    const vehicle = (await findVehiclesOf(db, [booking]))(booking);
    const store = await requireStore(stores, booking.companyId);
    return reply
      .type(CALENDAR_TYPE)
      .header('content-disposition', `attachment; filename="${booking.number}.ics"`)
      .send(bookingCalendar(booking, { vehicle, store }));
  });
}
