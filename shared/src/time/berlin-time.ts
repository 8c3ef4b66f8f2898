import { noonOf, parseInstant } from './calendar-day';
import { WEEK_DAYS, type WeekDay } from './week-days';

/** Time zone of deliveries, opening hours, deadlines and formatted dates. */
export const TIME_ZONE = 'Europe/Berlin';

const berlinParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export interface LocalTime {
  /** ISO date. */
  date: string;
  /** Minutes on the clock since midnight: 150 at half past two, also on days of a time change. */
  minutes: number;
}

const wallClock = (instant: Date): Record<string, string> => {
  const parts: Record<string, string> = {};
  berlinParts.formatToParts(instant).forEach(({ type, value }) => (parts[type] = value));
  return parts;
};

export function localTime(instant: Date): LocalTime {
  const { year, month, day, hour, minute } = wallClock(instant);
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/** The calendar day of an instant as ISO date: "2026-11-21". */
export const berlinDate = (instant: string): string => localTime(parseInstant(instant)).date;

/** "08:30" -> 510; "24:00" is midnight at the end of the day. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The instant of a local date and time. For a time skipped in spring, the instant one hour later. */
export function instantOf(date: string, time: string): Date {
  const asUtc = parseInstant(`${date}T00:00:00Z`).getTime() + minutesOf(time) * 60_000;
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first));
}

/** Offset from UTC in milliseconds. */
function offsetAt(time: number): number {
  const { year, month, day, hour, minute, second } = wallClock(new Date(time));
  const wall = parseInstant(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).getTime();
  return wall - Math.floor(time / 1000) * 1000;
}

export function plusDays(date: string, days: number): string {
  const day = noonOf(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const weekDayOf = (date: string): WeekDay => WEEK_DAYS[(noonOf(date).getUTCDay() + 6) % 7] ?? 'mon';
