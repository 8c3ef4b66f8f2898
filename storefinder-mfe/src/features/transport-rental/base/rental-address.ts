import { calendarDay, plusDays, WEEK_DAYS, weekDayOf } from '@fachwerk/shared/time';

/** A time as the visitor has chosen or typed it: ISO dates and "08:30"; empty parts are not chosen yet. */
export interface TypedPeriod {
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
}

/** What the address of the page names; empty without it. */
export interface RentalChoice extends TypedPeriod {
  companyId: string;
  vehicleId: string;
  /** First day of the calendar. */
  from: string;
}

/** Anchor of the calendar and the times. */
export const TIMES_ID = 'zeiten';
/** Anchor of what follows a choice: the times of the day, then the price. */
export const CHOICE_ID = 'wahl';
/** Parameter of the page: choose another store. */
export const CHOOSE = 'choose';
/** Parameter of the page of a booking: what the visitor wants to do. */
export const STEP = 'step';
/** Parameter of the page of a booking: what the visitor has just done. */
export const DONE = 'done';

const LONGEST_TEXT = 64;
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** `kept` has the fields of a form that was sent without script and refused. */
export function choiceIn(params: URLSearchParams, kept: Record<string, string> = {}): RentalChoice {
  const typed = (name: string): string =>
    (Object.hasOwn(kept, name) ? (kept[name] ?? '') : (params.get(name) ?? '')).slice(0, LONGEST_TEXT).trim();
  const id = (name: string): string => (ID.test(typed(name)) ? typed(name) : '');
  const day = (name: string): string => calendarDay(typed(name)) ?? typed(name);
  const time = (name: string): string => typed(name).replace(/^(?=\d:)/, '0');
  return {
    companyId: id('companyId'),
    vehicleId: id('vehicleId'),
    from: typed('from'),
    fromDay: day('fromDay'),
    fromTime: time('fromTime'),
    toDay: day('toDay'),
    toTime: time('toTime'),
  };
}

/** A page with a calendar: its path, and the parameters that every link and form of it keeps. */
export interface RentalAddress {
  path: string;
  fixed: Record<string, string>;
}

/** The page with another choice. */
export function urlOf({ path, fixed }: RentalAddress, choice: Partial<RentalChoice>): string {
  const params = new URLSearchParams(fixed);
  for (const [name, value] of Object.entries(choice)) if (value) params.set(name, value);
  return `${path}?${params.toString()}#${choice.fromDay ? CHOICE_ID : TIMES_ID}`;
}

/** The page of a booking, below that of the vehicles. */
export const bookingUrl = (rentalPath: string, bookingId: string): string =>
  `${rentalPath}buchung/${encodeURIComponent(bookingId)}/`;

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => plusDays(day, -WEEK_DAYS.indexOf(weekDayOf(day)));

/** The Monday that a calendar begins with: near the chosen day, and within the days that can be booked. */
export function firstDayOf(
  { from, fromDay }: Pick<RentalChoice, 'from' | 'fromDay'>,
  { today, lastDay }: { today: string; lastDay: string },
): string {
  const wanted = calendarDay(from) ?? calendarDay(fromDay) ?? today;
  if (wanted <= today) return mondayOf(today);
  return mondayOf(wanted > lastDay ? lastDay : wanted);
}
