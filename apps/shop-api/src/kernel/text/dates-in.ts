import type { Language } from '@fachwerk/shared/rules';
import {
  dayAndTimeText,
  dayText,
  localTime,
  noonOf,
  shortDateText,
  shortWeekDayText,
  TIME_ZONE,
  untilText,
} from '@fachwerk/shared/time';

/** Moments in Germany, written in one language. */
export interface DatesIn {
  /** "30.11.2026" */
  day(this: void, instant: Date): string;
  /** "30.11.2026, 20:00 Uhr" */
  dayAndTime(this: void, instant: Date): string;
  /** When something ends: the end of a day is named by that day. */
  until(this: void, end: Date): string;
  /** "Mo., 30.11.2026, 20:00 Uhr" */
  weekDayAndTime(this: void, instant: Date): string;
  /** "Mo., 30.11." of an ISO date. */
  shortDate(this: void, date: string): string;
}

const inGerman: DatesIn = {
  day: dayText,
  dayAndTime: dayAndTimeText,
  until: untilText,
  weekDayAndTime: (instant) => `${shortWeekDayText(localTime(instant).date)}, ${dayAndTimeText(instant)}`,
  shortDate: shortDateText,
};

const english = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
// With months by their names: "11/12/2026" is another day for an American.
const days = english({ timeZone: TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' });
const times = english({ timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
const weekDays = english({ timeZone: 'UTC', weekday: 'short' });
const daysAndMonths = english({ timeZone: 'UTC', day: 'numeric', month: 'long' });

const englishMoment = (instant: Date): string => `${days.format(instant)}, ${times.format(instant)}`;

const inEnglish: DatesIn = {
  day: (instant) => days.format(instant),
  dayAndTime: englishMoment,
  until: (end) => (localTime(end).minutes === 0 ? days.format(end.getTime() - 1) : englishMoment(end)),
  weekDayAndTime: (instant) =>
    `${weekDays.format(noonOf(localTime(instant).date))}, ${englishMoment(instant)}`,
  shortDate: (date) => `${weekDays.format(noonOf(date))}, ${daysAndMonths.format(noonOf(date))}`,
};

const DATES: Record<Language, DatesIn> = { de: inGerman, en: inEnglish };

export const datesIn = (language: Language): DatesIn => DATES[language];
