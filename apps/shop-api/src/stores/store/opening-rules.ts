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

/** Data that determines the opening of one store. */
export interface OpeningPlan extends Place {
  openingHours: OpeningHours;
}

/** Specification 4: later openings are not announced. */
export const LOOK_AHEAD_DAYS = 14;
/** On Christmas Eve and New Year's Eve work in shops ends early, in some states by law. */
const EARLY_END = '14:00';
const EVES: Readonly<Record<string, 'christmasEve' | 'newYearsEve'>> = {
  '12-24': 'christmasEve',
  '12-31': 'newYearsEve',
};

export interface Deviation {
  date: string;
  /** The suffix of a message key for the eves, otherwise the name of the holiday. */
  reason: { eve: 'christmasEve' | 'newYearsEve' } | { holiday: string };
  hours: OpeningPair[];
}

/** The reason for special hours; undefined on a day that is closed anyway. */
export function deviationOn(date: string, plan: OpeningPlan): Deviation | undefined {
  const usual = plan.openingHours[weekDayOf(date)];
  if (usual.length === 0) return undefined;
  const holiday = holidayOn(date, plan);
  if (holiday) return { date, reason: { holiday }, hours: [] };
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
  deviationOn(date, plan)?.hours ?? plan.openingHours[weekDayOf(date)];

/** Holidays and days with special hours, including today. */
export function deviationsFrom(date: string, plan: OpeningPlan): Deviation[] {
  return Array.from({ length: LOOK_AHEAD_DAYS }, (_, days) => deviationOn(plusDays(date, days), plan)).filter(
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
  const current = hoursOn(today, plan).find(
    ({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to),
  );
  return {
    isOpen: current !== undefined,
    hasHoliday: holidayOn(today, plan) !== undefined,
    closesAt: current?.to,
    next: nextOpening(today, minutes, plan),
  };
}

function nextOpening(today: string, minutes: number, plan: OpeningPlan): Opening['next'] {
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead++) {
    const date = plusDays(today, daysAhead);
    const pair = hoursOn(date, plan).find(({ from }) => daysAhead > 0 || minutesOf(from) > minutes);
    if (pair) return { date, time: pair.from, daysAhead, instant: instantOf(date, pair.from) };
  }
  return undefined;
}
