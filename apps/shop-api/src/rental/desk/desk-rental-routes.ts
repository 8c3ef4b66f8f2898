import {
  cancelDeskRental,
  type DeskRental,
  handOutRental,
  readDeskRental,
  readDeskRentals,
  reportRentalNoShow,
  returnRental,
  undoRentalStep,
} from '@fachwerk/shared/contracts';
import { readRentalNumber, toIsoDate } from '@fachwerk/shared/rules';
import { localTime } from '@fachwerk/shared/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { deskAndNumber, noteChange } from '../../identity/staff/desk-access';
import { ShopError } from '../../kernel/errors/shop-error';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import { type Booking, findBooking, findBookingOfStore } from '../booking/booking';
import { createRentalLinks } from '../booking/booking-link';
import { enqueueRentalMail } from '../booking/enqueue-rental-mail';
import { deskRentals, findAffected, findHandOuts, findReturns, findUnreported } from './desk-rentals';
import { type DeskStep, deskStep } from './desk-steps';

const unknown = () => new ShopError({ statusCode: 404, key: 'deskError.rentalNotFound' });

/** Trailers and vans at the desk of their store. */
export async function deskRentalRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const { db, now, events } = context;
  const deskOf = context.openForDesks(app);
  const stores = createStoreRepository(db);
  const links = createRentalLinks(context);

  async function ofDesk(request: FastifyRequest): Promise<Booking> {
    const { bookingId = '' } = request.params as { bookingId?: string };
    const booking = await findBooking(db, bookingId);
    if (booking?.companyId !== deskOf(request)) throw unknown();
    return booking;
  }

  async function view(booking: Booking): Promise<DeskRental> {
    const store = await requireStore(stores, booking.companyId);
    const [shown] = await deskRentals(db, [booking], { store, now: now() });
    if (!shown) throw unknown();
    return shown;
  }

  async function take(request: FastifyRequest, step: DeskStep): Promise<DeskRental> {
    const { id, companyId } = await ofDesk(request);
    const store = await requireStore(stores, companyId);
    const by = { actor: `desk ${deskAndNumber(request)}`, now: now(), key: idempotencyKey(request), store };
    const { before, after } = await db.transaction(async (tx) => {
      const done = await deskStep(tx, id, step, by);
      if (done.isNew && step.event === 'cancel') {
        const mailed = {
          booking: done.after,
          store,
          links,
          cause: { cause: 'shop' },
          reason: step.reason,
        } as const;
        await enqueueRentalMail(tx, 'rental-cancelled', mailed);
      }
      return done;
    });
    if (step.event === 'cancel') events.emit('mail:enqueued');
    noteChange(request, { before: { state: before.state }, after: { state: after.state } });
    return view(after);
  }

  route(
    app,
    readDeskRentals,
    async (request) => {
      const desk = deskOf(request);
      const { day: wanted, number } = request.query;
      const day = toIsoDate(wanted) ?? localTime(now()).date;
      const empty = { day, handOuts: [], returns: [], affected: [], unreported: [] };
      const store = await stores.find(desk);
      if (number !== undefined) {
        const booking = store && (await findBookingOfStore(db, desk, readRentalNumber(number) ?? ''));
        return { ...empty, found: booking ? await view(booking) : null };
      }
      if (!store) return empty;
      const lists = await Promise.all([
        findHandOuts(db, desk, { day, now: now() }),
        findReturns(db, desk, day),
        findAffected(db, store, now()),
        findUnreported(db, desk, { day, now: now() }),
      ]);
      const [handOuts = [], returns = [], affected = [], unreported = []] = await Promise.all(
        lists.map((list) => deskRentals(db, list, { store, now: now() })),
      );
      return { day, handOuts, returns, affected, unreported };
    },
    { isPolled: true },
  );
  route(app, readDeskRental, async (request) => view(await ofDesk(request)));
  route(app, handOutRental, (request) => take(request, { event: 'hand-out', licence: request.body.licence }));
  route(app, returnRental, (request) => take(request, { event: 'return', damage: request.body.damage }));
  route(app, reportRentalNoShow, (request) => take(request, { event: 'no-show' }));
  route(app, undoRentalStep, (request) => take(request, { event: 'undo', version: request.body.version }));
  route(app, cancelDeskRental, (request) => take(request, { event: 'cancel', reason: request.body.reason }));
}
