import type { RentalDay } from '@fachwerk/shared/contracts';
import { berlinDate, calendarDay } from '@fachwerk/shared/time';
import type { TypedPeriod } from '../base/rental-address';
import { loadTimes, readFreeDays, type RentalTimes, type TimesQuestion } from '../base/rental-times';
import { fittingTime } from '../times/time-options';

/** The first free time from the one on that the address asks for. */
export interface Suggestion {
  /** The asked time, if it is not free. */
  missed: { day: string; time: string } | null;
}

const TIME = /^\d\d:\d\d$/;

/**
 * `suggestion` is null where nothing is free in the days that are asked about, or while the goods are kept:
 * then the calendar helps.
 */
export async function loadSuggested(
  question: TimesQuestion,
  untilDay: string | null,
): Promise<{ times: RentalTimes; suggestion: Suggestion | null }> {
  const { api, vehicle, terms, choice, except, now, signal } = question;
  const { vehicleId } = vehicle;
  const today = berlinDate(now);
  const asked = {
    fromDay: calendarDay(choice.fromDay) ?? '',
    fromTime: TIME.test(choice.fromTime) ? choice.fromTime : '',
  };
  const from = asked.fromDay > today ? asked.fromDay : today;
  const days = await readFreeDays(api, { vehicleId, from, terms, except }, signal);
  const found = firstFree(days, asked);
  const times = await loadTimes({ ...question, choice: { ...choice, from: '', ...found } });
  const last = calendarDay(untilDay ?? '');
  if (!found || !times.quote?.isFree || (last && found.fromDay > last)) return { times, suggestion: null };
  const isAsked = found.fromDay === asked.fromDay && found.fromTime === asked.fromTime;
  const hasAsked = asked.fromDay !== '' && asked.fromTime !== '';
  const missed = hasAsked && !isAsked ? { day: asked.fromDay, time: asked.fromTime } : null;
  return { times, suggestion: { missed } };
}

/** The first begin that is not before the asked one, with the end that is suggested for it. */
export function firstFree(
  days: readonly RentalDay[],
  { fromDay, fromTime }: Pick<TypedPeriod, 'fromDay' | 'fromTime'>,
): TypedPeriod | undefined {
  for (const { day, starts } of days) {
    for (const { time } of starts) {
      if (day < fromDay || (day === fromDay && time < fromTime)) continue;
      const fitting = fittingTime(days, { fromDay: day, fromTime: time, toDay: '', toTime: '' });
      // Another booking follows before the first possible end.
      if (fitting.toTime !== '') return fitting;
    }
  }
  return undefined;
}
