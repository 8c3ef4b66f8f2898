import type { RentalDay } from '@fachwerk/shared/contracts';
import type { TypedPeriod } from '../base/rental-address';

type Start = RentalDay['starts'][number];

/** The times of a day at which a rental can end. */
export interface EndDay {
  day: string;
  times: string[];
}

/** Four steps of half an hour after the first one. */
const SUGGESTED_END = 3;

export const startsOn = (days: readonly RentalDay[], day: string): Start[] =>
  days.find((one) => one.day === day)?.starts ?? [];

/** The times that one of the starts reaches. All instants are in UTC, so that their texts have an order. */
export const endsFor = (days: readonly RentalDay[], starts: readonly Start[]): EndDay[] =>
  days
    .map(({ day, ends }) => ({
      day,
      times: ends
        .filter(({ at }) => starts.some((start) => start.at < at && at <= start.until))
        .map(({ time }) => time),
    }))
    .filter(({ times }) => times.length > 0);

/** The chosen parts as far as they fit each other, and suggestions for the others. */
export function fittingTime(days: readonly RentalDay[], typed: TypedPeriod): TypedPeriod {
  const starts = startsOn(days, typed.fromDay);
  const start = starts.find(({ time }) => time === typed.fromTime) ?? starts[0];
  if (!start) return typed;
  const ends = endsFor(days, [start]);
  const end = ends.find(({ day }) => day === typed.toDay) ?? ends[0];
  const times = end?.times ?? [];
  const toTime = times.includes(typed.toTime) ? typed.toTime : (times[SUGGESTED_END] ?? times.at(-1) ?? '');
  return { fromDay: typed.fromDay, fromTime: start.time, toDay: end?.day ?? '', toTime };
}

/**
 * What was typed stays where the lists have it, also if the parts do not fit each other. A begin that is gone
 * takes its end along.
 */
export function keptTime(days: readonly RentalDay[], typed: TypedPeriod): TypedPeriod {
  const starts = startsOn(days, typed.fromDay);
  const ends = endsFor(days, starts);
  const fitting = fittingTime(days, typed);
  if (!starts.some(({ time }) => time === typed.fromTime)) return fitting;
  return {
    fromDay: typed.fromDay,
    fromTime: typed.fromTime,
    toDay: ends.some(({ day }) => day === typed.toDay) ? typed.toDay : fitting.toDay,
    toTime: timesOf(ends).includes(typed.toTime) ? typed.toTime : fitting.toTime,
  };
}

/** The times of all days, in order. */
export const timesOf = (ends: readonly EndDay[]): string[] =>
  [...new Set(ends.flatMap(({ times }) => times))].sort();
