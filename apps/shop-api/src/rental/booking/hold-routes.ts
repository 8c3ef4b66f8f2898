import { siteOf } from '@fachwerk/server-kit/network-of';
import { confirmRental, holdRental } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { openSession } from '../../identity/session/open-session';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { hashed } from '../../kernel/limits/hashed';
import { personOf } from '../../kernel/limits/person';
import { causeOf } from '../../kernel/mail/mail-limits';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { toE164 } from '../../kernel/text/phone-number';
import { requireStore } from '../../stores/store/store-repository';
import { readPeriod } from '../rules/read-period';
import { findBooking } from './booking';
import { bookingPage, RENTAL_PAGE } from './booking-link';
import { createBookingParts, idOf, notFound } from './booking-parts';
import { confirmBooking, holdTime, takeTime } from './change-booking';
import { enqueueRentalMail } from './enqueue-rental-mail';

/** Numbers without a prefix are German. */
const HOME_PREFIX = '+49';

/** The page with the form, and what was chosen in it. */
function holdPage({ companyId, vehicleId }: Record<string, unknown>): string {
  const chosen = Object.entries({ companyId, vehicleId }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 64,
  );
  return `${RENTAL_PAGE}?${new URLSearchParams(chosen).toString()}`;
}

/** The two steps to a booking: keep a time, then confirm it. */
export async function holdRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const { db, now, formAnswers, events } = context;
  const { stores, links, own, view, limit, customerOf, storeOpenFor } = createBookingParts(context);

  formRoute(app, formAnswers, holdRental, {
    form: 'rental',
    page: holdPage,
    keep: ['companyId', 'vehicleId', 'fromDay', 'fromTime', 'toDay', 'toTime'],
    async handle({ companyId, vehicleId, ...typed }, request, reply) {
      const period = readPeriod(typed);
      await storeOpenFor(period, companyId);
      await limit(request, reply);
      const sessionId = requireSession(request).id;
      const customer = await customerOf(request);
      const network = hashed(siteOf(request.ip));
      const wanted = {
        ...period,
        companyId,
        vehicleId,
        sessionId,
        customerId: customer?.id ?? null,
        network,
      };
      await openSession(db, sessionId, sessionExpiry(now()));
      const id = await takeTime(db, (tx) => holdTime(tx, wanted, now()));
      const booking = await findBooking(db, id);
      if (!booking) throw notFound();
      void reply.code(201);
      return { body: await view(booking), redirect: bookingPage(id) };
    },
  });

  formRoute(app, formAnswers, confirmRental, {
    form: 'rental-confirm',
    page: (_, request) => bookingPage(idOf(request)),
    keep: ['salutation', 'firstName', 'lastName', 'email', 'phone'],
    async handle({ salutation, firstName, lastName, email, phone: typed }, request, reply) {
      const kept = await own(request);
      const phone = typed === '' ? '' : toE164({ phonePrefix: HOME_PREFIX, phone: typed });
      if (phone === undefined) throw fieldRefusal('phone', 'forms.phone');
      const store = await requireStore(stores, kept.companyId);
      await limit(request, reply);
      const account = await customerOf(request);
      const customer = account
        ? { customerId: account.id, email: account.email, isProhibis: account.isProhibis }
        : null;
      const confirmation = {
        contact: { salutation, firstName, lastName, email, phone },
        customer,
        person: personOf(customer, email),
        actor: customer ? 'customer' : 'guest',
        language: chosenLanguage(request),
        store,
      };
      const cause = causeOf(request, email, account?.email);
      const confirmed = await takeTime(db, async (tx) => {
        const done = await confirmBooking(tx, kept, confirmation, now());
        if (done.isNew)
          await enqueueRentalMail(tx, 'rental-booked', { booking: done.booking, store, links, cause });
        return done.booking;
      });
      events.emit('mail:enqueued');
      return { body: await view(confirmed), msg: 'rental.booked' };
    },
  });
}
