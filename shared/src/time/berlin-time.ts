import { WEEK_DAYS, type WeekDay } from '@fachwerk/shared/contracts';

/** Stores open and close by the clocks of Germany, whatever the server's are. */
const ZONE = 'Europe/Berlin';
const berlinParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
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
  /** Since midnight, as the clock on the wall shows it. */
  minutes: number;
}

const wallClock = (instant: Date): Record<string, string> =>
  Object.fromEntries(berlinParts.formatToParts(instant).map(({ type, value }) => [type, value]));

export function localTime(instant: Date): LocalTime {
  const { year, month, day, hour, minute } = wallClock(instant);
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/** "08:30" -> 510; "24:00" is midnight at the end of the day. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The moment at which the clocks show this. Of an hour that is skipped in spring, the moment after it. */
export function instantOf(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * 60_000;
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first));
}

/** How far the clocks are ahead of UTC. */
function offsetAt(time: number): number {
  const { year, month, day, hour, minute, second } = wallClock(new Date(time));
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return wall - Math.floor(time / 1000) * 1000;
}

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

export function plusDays(date: string, days: number): string {
  const day = noon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const weekDayOf = (date: string): WeekDay => WEEK_DAYS[(noon(date).getUTCDay() + 6) % 7] ?? 'mon';

const shortDate = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});
const longDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** "Do., 24.12." */
export const shortDateText = (date: string): string => shortDate.format(noon(date));
/** "Donnerstag" */
export const weekDayText = (date: string): string => longDay.format(noon(date));
/** "24. Dezember" */
export const dayAndMonthText = (date: string): string => dayAndMonth.format(noon(date));
/** "08:00" -> "8:00" */
export const timeText = (time: string): string => time.replace(/^0(?=\d:)/, '');
