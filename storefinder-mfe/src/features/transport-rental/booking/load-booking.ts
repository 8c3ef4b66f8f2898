import { readAccount, readRentalBooking } from '@fachwerk/shared/calls';
import type { FormAnswer, RentalBooking, RentalVehicle } from '@fachwerk/shared/contracts';
import { readFormAnswer, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { berlinDate } from '@fachwerk/shared/time';
import { readVehicles, type RentalVisit } from '../base/read-vehicles';
import { choiceIn, DONE, STEP } from '../base/rental-address';
import { loadTimes, type RentalTimes } from '../base/rental-times';

/** The person of the account. */
export interface KnownPerson {
  firstName: string;
  lastName: string;
  email: string;
}

export type BookingStep =
  | { name: 'view' }
  | { name: 'cancel' }
  /** `times` are those of the vehicle that is chosen; null while the store has none. */
  | { name: 'change'; vehicles: RentalVehicle[]; times: RentalTimes | null };

export interface FoundBooking {
  kind: 'found';
  booking: RentalBooking;
  known: KnownPerson | null;
  step: BookingStep;
  /** What the visitor has just done. */
  done: RentalDone | null;
  /** The form that was refused without script. */
  answer: FormAnswer | null;
}

/** The page of a booking. */
export interface BookingData {
  kind: 'booking';
  /** The page of the vehicles. */
  basePath: string;
  /** This page. */
  path: string;
  view: FoundBooking | { kind: 'missing' } | { kind: 'failed' };
}

const DONE_VALUES = ['booked', 'changed', 'cancelled'] as const;
export type RentalDone = (typeof DONE_VALUES)[number];

/** Names of the forms of the API. */
const CHANGE_FORM = 'rental-change';
const CANCELLATION_FORM = 'rental-cancellation';

interface BookingVisit extends RentalVisit {
  bookingId: string;
  basePath: string;
}

/** A failed call is shown on the page; only a cancelled call is rethrown. */
export async function loadBooking(visit: BookingVisit): Promise<BookingData> {
  const { basePath, url, signal } = visit;
  const page = { kind: 'booking' as const, basePath, path: url.pathname };
  try {
    return { ...page, view: await loadFound(visit) };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return { ...page, view: { kind: isUnknownId(error) ? 'missing' : 'failed' } };
  }
}

async function loadFound(visit: BookingVisit): Promise<FoundBooking> {
  const { api, url, bookingId, signal } = visit;
  const [booking, answer] = await Promise.all([
    api.call(readRentalBooking, { params: { bookingId }, signal }),
    readFormAnswer(api, url, signal),
  ]);
  const refused = toCorrect(answer);
  const [known, step] = await Promise.all([
    booking.canConfirm ? readKnown(visit) : null,
    loadStep(visit, booking, refused),
  ]);
  return { kind: 'found', booking, known, step, done: doneBy(url, answer, booking), answer: refused };
}

async function readKnown({ api, signal }: BookingVisit): Promise<KnownPerson | null> {
  try {
    const { firstName, lastName, email } = await api.call(readAccount, { signal });
    return { firstName, lastName, email };
  } catch (error) {
    // A guest types the person.
    if (isHttpError(error) && !signal.aborted) return null;
    throw error;
  }
}

async function loadStep(
  visit: BookingVisit,
  booking: RentalBooking,
  refused: FormAnswer | null,
): Promise<BookingStep> {
  const { api, url, now, signal } = visit;
  const asked = url.searchParams.get(STEP);
  if (booking.canCancel && (asked === 'cancel' || refused?.form === CANCELLATION_FORM))
    return { name: 'cancel' };
  const isChange = asked === 'change' || refused?.form === CHANGE_FORM;
  if (!booking.canChange || !isChange) return { name: 'view' };
  const offer = await readVehicles({ api, signal }, booking.store.companyId);
  if (!offer) return { name: 'change', vehicles: [], times: null };
  const typed = choiceIn(url.searchParams, refused?.form === CHANGE_FORM ? refused.values : {});
  const choice = { ...typed, from: typed.from || typed.fromDay || berlinDate(booking.from) };
  const wanted = choice.vehicleId || booking.vehicle.vehicleId;
  const vehicle = offer.vehicles.find(({ vehicleId }) => vehicleId === wanted) ?? offer.vehicles[0];
  const except = booking.bookingId;
  const question = { api, terms: offer.terms, choice, except, now, signal };
  return {
    name: 'change',
    vehicles: offer.vehicles,
    times: vehicle ? await loadTimes({ ...question, vehicle }) : null,
  };
}

/** By the answer of a form without script, or by the address after one with script. */
function doneBy(url: URL, answer: FormAnswer | null, { state }: RentalBooking): RentalDone | null {
  const said = wentWell(answer) ? answer.msg?.replace('rental.', '') : url.searchParams.get(DONE);
  const done = DONE_VALUES.find((value) => value === said);
  if (!done) return null;
  const isStillSo = done === 'cancelled' ? state === 'CANCELLED' : state === 'BOOKED';
  return isStillSo ? done : null;
}
