import { dayAndMonthText, weekDayText } from '@fachwerk/shared/time';

/** "Samstag, 5. Dezember" for an ISO date. */
export const dayName = (day: string, locale: string): string =>
  `${weekDayText(day, locale)}, ${dayAndMonthText(day, locale)}`;
