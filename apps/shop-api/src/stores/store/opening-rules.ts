import type { OpeningPair, WeekDay } from '@fachwerk/shared/contracts';
import {
  holidayOn,
  instantOf,
  localTime,
  minutesOf,
  type Place,
  plusDays,
  weekDayOf,
} from '@fachwerk/shared/time';

export type OpeningHours = Readonly<Record<WeekDay, readonly OpeningPair[]>>;

/** A day with other hours than usual, as the store has stated it; no pairs: closed. */
export interface StatedOpening {
  /** ISO date. */
  date: string;
  /** "Verkaufsoffener Sonntag". */
  reason: string;
  hours: OpeningPair[];
}

/** Days from `start` to `end` (ISO dates) on which some days of the week have other hours than usual. */
export interface StatedOffer {
  name: string;
  start: string;
  end: string;
  hours: Partial<Record<WeekDay, OpeningPair[]>>;
}

/** Data that determines the opening of one store. */
export interface OpeningPlan extends Place {
  openingHours: OpeningHours;
  specialOpenings: readonly StatedOpening[];
  openingOffers: readonly StatedOffer[];
}

/** Specification 4: later openings are not announced. */
export const LOOK_AHEAD_DAYS = 14;
/** How far the answer about one store looks: visitors plan their holidays in November. */
export const HOLIDAY_DAYS = 42;
/** On Christmas Eve and New Year's Eve work in shops ends early, in some states by law. */
const EARLY_END = '14:00';
const EVES: Readonly<Record<string, 'christmasEve' | 'newYearsEve'>> = {
  '12-24': 'christmasEve',
  '12-31': 'newYearsEve',
};

export interface Deviation {
  date: string;
  /** The suffix of a message key for the eves, otherwise the text of the store or the name of the holiday. */
  reason: { eve: 'christmasEve' | 'newYearsEve' } | { text: string };
  hours: OpeningPair[];
}

/** The hours of a day of the week: those of the opening offer that began last, else the usual ones. */
function weekHoursOn(date: string, { openingHours, openingOffers }: OpeningPlan): readonly OpeningPair[] {
  const day = weekDayOf(date);
  const offers = openingOffers
    .filter(({ start, end, hours }) => start <= date && date <= end && hours[day] !== undefined)
    .sort((a, b) => (a.start < b.start ? 1 : -1));
  return offers[0]?.hours[day] ?? openingHours[day];
}

/**
 * What differs on a day, by the order of decision 0134: what the store has stated for the day, a holiday, an
 * eve. Undefined on other days, and on a day that is closed anyway.
 */
export function deviationOn(date: string, plan: OpeningPlan): Deviation | undefined {
  const stated = plan.specialOpenings.find((one) => one.date === date);
  if (stated) return { date, reason: { text: stated.reason }, hours: [...stated.hours] };
  const usual = weekHoursOn(date, plan);
  if (usual.length === 0) return undefined;
  const holiday = holidayOn(date, plan);
  if (holiday) return { date, reason: { text: holiday }, hours: [] };
  const eve = EVES[date.slice(5)];
  if (!eve) return undefined;
  const hours = usual
    .filter(({ from }) => minutesOf(from) < minutesOf(EARLY_END))
    .map((pair) => endAt(pair, EARLY_END));
  return { date, reason: { eve }, hours };
}

const endAt = ({ from, to }: OpeningPair, end: string): OpeningPair => ({
  from,
  to: minutesOf(to) > minutesOf(end) ? end : to,
});

export const hoursOn = (date: string, plan: OpeningPlan): readonly OpeningPair[] =>
  deviationOn(date, plan)?.hours ?? weekHoursOn(date, plan);

/** Holidays and days with special hours of the next days, including today. */
export function deviationsFrom(date: string, plan: OpeningPlan, days: number): Deviation[] {
  return Array.from({ length: days }, (_, ahead) => deviationOn(plusDays(date, ahead), plan)).filter(
    (deviation) => deviation !== undefined,
  );
}

export interface Opening {
  isOpen: boolean;
  hasHoliday: boolean;
  /** Closing time such as "20:00"; defined while the store is open. */
  closesAt: string | undefined;
  /** The next opening after now. */
  next: { date: string; time: string; daysAhead: number; instant: Date } | undefined;
}

export function openingAt(now: Date, plan: OpeningPlan): Opening {
  const { date: today, minutes } = localTime(now);
  const current = pairAt(today, minutes, plan);
  return {
    isOpen: current !== undefined,
    hasHoliday: holidayOn(today, plan) !== undefined,
    closesAt: current?.to,
    next: nextOpening(today, minutes, plan),
  };
}

/** Less work than `openingAt`, which also finds the next opening. */
export function isOpenAt(now: Date, plan: OpeningPlan): boolean {
  const { date, minutes } = localTime(now);
  return pairAt(date, minutes, plan) !== undefined;
}

const pairAt = (date: string, minutes: number, plan: OpeningPlan): OpeningPair | undefined =>
  hoursOn(date, plan).find(({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to));

function nextOpening(today: string, minutes: number, plan: OpeningPlan): Opening['next'] {
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead++) {
    const date = plusDays(today, daysAhead);
    const pair = hoursOn(date, plan).find(({ from }) => daysAhead > 0 || minutesOf(from) > minutes);
    if (pair) return { date, time: pair.from, daysAhead, instant: instantOf(date, pair.from) };
  }
  return undefined;
}
