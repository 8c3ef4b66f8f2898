import { dayAndMonthText, weekDayText } from '@fachwerk/shared/time';

/** "Samstag, 5. Dezember" for an ISO date. */
export const dayName = (day: string): string => `${weekDayText(day)}, ${dayAndMonthText(day)}`;
