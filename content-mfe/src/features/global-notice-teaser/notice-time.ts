import { instantOf, plusDays } from '@fachwerk/shared/time';

/** ISO instants; null without a limit. */
export interface NoticePeriod {
  start: string | null;
  end: string | null;
}

/** A day alone begins at its midnight, and ends with the next one. */
function instantAt(localTime: string, isEnd: boolean): string {
  const [date = '', time] = localTime.split('T');
  if (time) return instantOf(date, time).toISOString();
  return instantOf(isEnd ? plusDays(date, 1) : date, '00:00').toISOString();
}

export const noticePeriod = ({ startsAt, endsAt }: { startsAt?: string; endsAt?: string }): NoticePeriod => ({
  start: startsAt ? instantAt(startsAt, false) : null,
  end: endsAt ? instantAt(endsAt, true) : null,
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface UnitsLeft {
  unit: 'days' | 'hours' | 'minutes' | 'seconds';
  count: number;
}

/** What is left in two units: days and hours, hours and minutes, minutes and seconds. */
export function timeLeft(milliseconds: number): [UnitsLeft, UnitsLeft] {
  const hours = { unit: 'hours', count: Math.floor((milliseconds % DAY) / HOUR) } as const;
  const minutes = { unit: 'minutes', count: Math.floor((milliseconds % HOUR) / MINUTE) } as const;
  if (milliseconds >= DAY) return [{ unit: 'days', count: Math.floor(milliseconds / DAY) }, hours];
  if (milliseconds >= HOUR) return [hours, minutes];
  return [minutes, { unit: 'seconds', count: Math.floor((milliseconds % MINUTE) / SECOND) }];
}

/** Milliseconds until the text for what is left changes. */
export const untilChange = (milliseconds: number): number => {
  const step = milliseconds >= DAY ? HOUR : milliseconds >= HOUR ? MINUTE : SECOND;
  return (milliseconds % step) + 1;
};
