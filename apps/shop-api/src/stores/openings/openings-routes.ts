import type { Queryable } from '@fachwerk/database';
import {
  type OpeningPair,
  readOpenings,
  removeOpeningOffer,
  removeSpecialOpening,
  type StatedOpenings,
  stateOpeningOffer,
  stateSpecialOpening,
} from '@fachwerk/shared/contracts';
import { berlinDate, calendarDay, plusDays } from '@fachwerk/shared/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { deskAndNumber } from '../../identity/staff/desk-access';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { hoursFault, inOrder, skippedTime, weekDayOfName } from '../import/read-hours';
import { offerFault } from '../import/read-openings';
import type { StatedOffer } from '../store/opening-rules';
import {
  changeOpenings,
  deleteOpeningOffer,
  deleteSpecialOpening,
  findOpenings,
  writeOpeningOffer,
  writeSpecialOpening,
} from './openings-repository';

/** The desk of those who maintain all stores; the desk of a store changes its own hours. */
const STORES = 'stores';

const unknown = () => new ShopError({ statusCode: 404, key: 'error.store.unknown' });

/** Days and offers with other hours. A change takes effect in every process without a restart. */
export async function openingsRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const { db, now } = context;
  const deskOf = context.openForDesks(app, { role: 'MANAGER' });

  function enter(request: FastifyRequest, companyId: string): string {
    const desk = deskOf(request);
    if (desk !== STORES && desk !== companyId) throw unknown();
    return deskAndNumber(request);
  }

  /** Days that are over are removed with the next change, so that stating one would have no effect. */
  function refuseOver(field: string, day: string): void {
    if (day < plusDays(berlinDate(now().toISOString()), -1)) throw fieldRefusal(field, 'deskError.dayOver');
  }

  async function change(
    request: FastifyRequest<{ Params: { companyId: string } }>,
    write: (tx: Queryable) => Promise<unknown>,
  ): Promise<StatedOpenings> {
    const { companyId } = request.params;
    const by = enter(request, companyId);
    const changed = await changeOpenings(db, { companyId, by, now: now(), change: write });
    if (!changed) throw unknown();
    return changed;
  }

  route(app, readOpenings, async (request) => {
    const { companyId } = request.params;
    enter(request, companyId);
    const found = await findOpenings(db, companyId);
    if (!found) throw unknown();
    return found;
  });
  route(app, stateSpecialOpening, (request) => {
    const { companyId, day } = request.params;
    const { reason, hours } = request.body;
    const date = readDay('day', day);
    refuseOver('day', date);
    const opening = { date, reason, hours: readHours('hours', hours, date) };
    return change(request, (tx) => writeSpecialOpening(tx, companyId, opening));
  });
  route(app, removeSpecialOpening, (request) => {
    const { companyId, day } = request.params;
    const date = readDay('day', day);
    return change(request, (tx) => deleteSpecialOpening(tx, companyId, date));
  });
  route(app, stateOpeningOffer, (request) => {
    const { companyId, day } = request.params;
    const { name, end, hours } = request.body;
    const offer: StatedOffer = { name, start: readDay('day', day), end: readDay('end', end), hours: {} };
    if (offerFault(offer) !== undefined) throw fieldRefusal('end', 'deskError.offerEnd');
    refuseOver('end', offer.end);
    for (const [germanDay, pairs] of Object.entries(hours)) {
      const weekDay = weekDayOfName(germanDay);
      const read = readHours(`hours.${germanDay}`, pairs);
      if (weekDay) offer.hours[weekDay] = read;
    }
    return change(request, (tx) => writeOpeningOffer(tx, companyId, offer));
  });
  route(app, removeOpeningOffer, (request) => {
    const { companyId, day } = request.params;
    const start = readDay('day', day);
    return change(request, (tx) => deleteOpeningOffer(tx, companyId, start));
  });
}

function readDay(field: string, text: string): string {
  const day = calendarDay(text);
  if (day === null) throw fieldRefusal(field, 'deskError.day');
  return day;
}

/** The pairs in the order of the day, as every reader expects them. */
function readHours(field: string, pairs: readonly OpeningPair[], date?: string): OpeningPair[] {
  const isWrong =
    hoursFault(pairs) !== undefined || (date !== undefined && skippedTime(date, pairs) !== undefined);
  if (isWrong) throw fieldRefusal(field, 'deskError.hours');
  return inOrder(pairs);
}
