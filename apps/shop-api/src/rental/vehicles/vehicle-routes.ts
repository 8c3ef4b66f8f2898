import {
  readRentalAvailability,
  readRentalQuote,
  readRentalVehicles,
  type RentalDay,
} from '@fachwerk/shared/contracts';
import { toIsoDate } from '@fachwerk/shared/rules';
import { instantOf, localTime, plusDays } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { ShopError } from '../../kernel/errors/shop-error';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { textLanguage } from '../../kernel/http/text-language';
import { displayPrice } from '../../kernel/money/display';
import { deviationOn, hoursOn } from '../../stores/store/opening-rules';
import { reasonText } from '../../stores/store/opening-view';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import { periodRefusal, readPeriod } from '../rules/read-period';
import { rentalPrice } from '../rules/rental-price';
import { freeStarts, lastDay, periodFault, slotsOf } from '../rules/rental-slots';
import { TERMS } from '../rules/rental-terms';
import { findBusy, findVehicle, findVehicles, type Vehicle } from './vehicle-repository';
import { periodView, priceView, vehicleView } from './vehicle-view';

export const unknownVehicle = () => new ShopError({ statusCode: 404, key: 'rental.error.vehicle' });

/** Vehicles of a store, their free times and prices. */
export async function vehicleRoutes(app: FastifyInstance, { db, messages, now }: Kernel): Promise<void> {
  const stores = createStoreRepository(db);

  async function ofStore(vehicleId: string) {
    const vehicle = await findVehicle(db, vehicleId);
    if (!vehicle) throw unknownVehicle();
    return { vehicle, store: await requireStore(stores, vehicle.companyId) };
  }

  route(app, readRentalVehicles, async (request, reply) => {
    const { companyId, name, phone } = await requireStore(stores, request.query.companyId);
    const vehicles = await findVehicles(db, companyId);
    const answer = { store: { companyId, name, phone }, vehicles: vehicles.map(vehicleView), terms: TERMS };
    return sendPublic(request, reply, answer);
  });

  route(app, readRentalAvailability, async (request, reply) => {
    const { vehicleId, from, days, except } = request.query;
    const { vehicle, store } = await ofStore(vehicleId);
    const { messages: texts } = await messages({ language: textLanguage(request) });
    const today = localTime(now()).date;
    const typed = toIsoDate(from) ?? today;
    // A calendar may begin with days that are over; nothing of years ago or ahead is computed.
    const first = typed < plusDays(today, -31) || typed > plusDays(lastDay(now()), 31) ? today : typed;
    const dates = Array.from({ length: days }, (_, ahead) => plusDays(first, ahead));
    const end = plusDays(first, days + TERMS.longestDays);
    const span = { from: instantOf(first, '00:00'), to: instantOf(end, '24:00') };
    const busy = await findBusy(db, vehicle.vehicleId, span, { now: now(), except });
    const dayView = (day: string): RentalDay => {
      const deviation = deviationOn(day, store);
      return {
        day,
        isOpen: hoursOn(day, store).length > 0,
        reason: deviation ? reasonText(deviation.reason, texts) : null,
        starts: freeStarts(day, store, { busy, now: now() }).map(({ time, at, until }) => ({
          time,
          at: at.toISOString(),
          until: until.toISOString(),
        })),
        ends: slotsOf(day, store, 'end').map(({ time, at }) => ({ time, at: at.toISOString() })),
      };
    };
    const answer = { vehicleId, days: dates.map(dayView), lastDay: lastDay(now()) };
    return sendPublic(request, reply, answer);
  });

  route(app, readRentalQuote, async (request, reply) => {
    const { vehicleId, except, ...typed } = request.query;
    const { vehicle, store } = await ofStore(vehicleId);
    const period = readPeriod(typed);
    const fault = periodFault(period, store, now());
    if (fault) throw periodRefusal(fault);
    const busy = await findBusy(db, vehicleId, period, { now: now(), except });
    const isFree = !busy.some((taken) => taken.from < period.to && period.from < taken.to);
    return sendPublic(request, reply, { isFree, ...quoteView(vehicle, period) });
  });
}

const quoteView = (vehicle: Vehicle, period: { from: Date; to: Date }) => ({
  vehicle: vehicleView(vehicle),
  ...periodView(period),
  price: priceView(rentalPrice(period, vehicle), vehicle.taxRate),
  deposit: displayPrice(vehicle.depositCents),
});
