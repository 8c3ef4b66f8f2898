import { type Language, LANGUAGES } from '@fachwerk/shared/rules';
import {
  dayAndTimeText,
  dayText,
  localTime,
  shortDateText,
  shortWeekDayText,
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

export function datesIn(language: Language): DatesIn {
  const { locale } = LANGUAGES[language];
  return {
    day: (instant) => dayText(instant, locale),
    dayAndTime: (instant) => dayAndTimeText(instant, locale),
    until: (end) => untilText(end, locale),
    weekDayAndTime: (instant) =>
      `${shortWeekDayText(localTime(instant).date, locale)}, ${dayAndTimeText(instant, locale)}`,
    shortDate: (date) => shortDateText(date, locale),
  };
}
