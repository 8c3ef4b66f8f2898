import { readRentalAvailability, readRentalQuote } from '@fachwerk/shared/calls';
import type {
  ErrorBody,
  FormAnswer,
  RentalDay,
  RentalQuote,
  RentalTerms,
  RentalVehicle,
} from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { berlinDate, calendarDay, plusDays } from '@fachwerk/shared/time';
import { firstDayOf, type RentalChoice, type TypedPeriod } from './rental-address';

/** Why a time was refused. */
export type Refusal = Pick<FormAnswer, 'fieldErrors' | 'globalErrors'>;

/** Calendar, times and price of one vehicle. */
export interface RentalTimes {
  vehicle: RentalVehicle;
  terms: RentalTerms;
  today: string;
  /** The last day on which a rental can begin. */
  lastDay: string;
  /** Whole weeks from a Monday on. */
  calendar: RentalDay[];
  /** The chosen day and those after it until the longest rental ends; empty before a day is chosen. */
  reach: RentalDay[];
  typed: TypedPeriod;
  /** Null until the whole time is chosen, or if it is refused. */
  quote: RentalQuote | null;
  refusal: Refusal | null;
  /** A booking whose own time counts as free. */
  except?: string;
}

export const CALENDAR_DAYS = 28;

/** Which times of a vehicle a page shows. */
export interface TimesQuestion {
  api: HttpClient;
  vehicle: RentalVehicle;
  terms: RentalTerms;
  choice: RentalChoice;
  /** A booking that is to be changed, or is kept for the visitor until another choice. */
  except?: string | undefined;
  /** ISO instant. */
  now: string;
  signal: AbortSignal;
}

export async function loadTimes(question: TimesQuestion): Promise<RentalTimes> {
  const { api, vehicle, terms, choice, except, now, signal } = question;
  const { vehicleId } = vehicle;
  const { fromDay, fromTime, toDay, toTime } = choice;
  const today = berlinDate(now);
  const first = firstDayOf(choice, { today, lastDay: plusDays(today, terms.horizonDays) });
  const daysFrom = (from: string, days: number) =>
    api.call(readRentalAvailability, { query: { vehicleId, from, days, except }, signal });
  const canReach = calendarDay(fromDay) === fromDay && fromDay >= today;
  const [shown, reach, priced] = await Promise.all([
    daysFrom(first, CALENDAR_DAYS),
    canReach ? daysFrom(fromDay, reachDays(terms)) : null,
    readQuote(question),
  ]);
  // The API begins with another day where the asked one is too far away.
  const isAsked = reach?.days[0]?.day === fromDay;
  return {
    vehicle,
    terms,
    today,
    lastDay: shown.lastDay,
    calendar: shown.days,
    reach: reach && isAsked ? reach.days : [],
    typed: { fromDay, fromTime, toDay, toTime },
    ...priced,
    ...(except !== undefined && { except }),
  };
}

async function readQuote(question: TimesQuestion): Promise<Pick<RentalTimes, 'quote' | 'refusal'>> {
  const { api, vehicle, choice, except, signal } = question;
  const { fromDay, fromTime, toDay, toTime } = choice;
  if (!fromDay || !fromTime || !toDay || !toTime) return { quote: null, refusal: null };
  try {
    const query = { vehicleId: vehicle.vehicleId, fromDay, fromTime, toDay, toTime, except };
    return { quote: await api.call(readRentalQuote, { query, signal }), refusal: null };
  } catch (error) {
    if (!isHttpError(error) || error.status !== 400) throw error;
    const { globalErrors = [] } = (error.body ?? {}) as Partial<ErrorBody>;
    return { quote: null, refusal: { fieldErrors: error.fieldErrors, globalErrors } };
  }
}

/** A rental of seven days ends on the eighth one. */
const reachDays = ({ longestDays }: RentalTerms): number => longestDays + 1;

interface FreeDays {
  vehicleId: string;
  from: string;
  terms: RentalTerms;
  except?: string | undefined;
}

/** Free times from a day on, as they are now. */
export async function readFreeDays(
  api: HttpClient,
  { vehicleId, from, terms, except }: FreeDays,
  signal: AbortSignal,
): Promise<RentalDay[]> {
  const query = { vehicleId, from, days: reachDays(terms), except };
  return (await api.call(readRentalAvailability, { query, signal })).days;
}
