/** Clock and calendar of the shop: Europe/Berlin and the holidays of the federal states. */
export {
  TIME_ZONE,
  berlinDate,
  instantOf,
  localTime,
  minutesOf,
  plusDays,
  weekDayOf,
  type LocalTime,
} from './time/berlin-time';
export { calendarDay, isInstant, noonOf, parseInstant } from './time/calendar-day';
export { DAY_MS } from './time/day-ms';
export { federalStates, stateCode, type StateCode } from './time/federal-states';
export {
  dayAndMonthText,
  dayAndTimeText,
  dayText,
  shortDateText,
  shortWeekDayText,
  timeText,
  untilText,
  weekDayText,
} from './time/date-texts';
export { holidayName, holidayOn, isWorkingDay, type Place } from './time/holidays';
export { WEEK_DAYS } from './time/week-days';
