import type { Messages, OpeningDay, OpeningState, SpecialOpening, Store } from '@fachwerk/shared/contracts';
import { holidayName, holidayOn, localTime, plusDays, timeText } from '@fachwerk/shared/time';
import { answerLocale, dayAndMonthText, shortDateText, weekDayText } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import {
  type Deviation,
  deviationOn,
  deviationsFrom,
  hoursOn,
  LOOK_AHEAD_DAYS,
  type Opening,
  openingAt,
  type OpeningPlan,
} from './opening-rules';

type Opened = Pick<Store, 'hasHoliday' | 'nextOpeningTime'> & { opening: OpeningState };

/** Specification 4, "Store opening info": closing time, otherwise the opening today, tomorrow or on a day. */
export function openingView(now: Date, plan: OpeningPlan, messages: Messages): Opened {
  const opening = openingAt(now, plan);
  return {
    hasHoliday: opening.hasHoliday,
    nextOpeningTime: opening.next?.instant.toISOString() ?? null,
    opening: { isOpen: opening.isOpen, text: openingText(opening, messages) },
  };
}

const DAYS_OF_A_WEEK = 7;

function openingText({ closesAt, next }: Opening, messages: Messages): string {
  const text = (key: string, values?: Record<string, string>) =>
    formatText(messages, `stores.opening.${key}`, values);
  if (closesAt) return text('openUntil', { time: timeText(closesAt) });
  if (!next) return text('closed');
  const time = timeText(next.time);
  if (next.daysAhead === 0) return text('opensToday', { time });
  if (next.daysAhead === 1) return text('opensTomorrow', { time });
  const day = weekDayText(next.date);
  // A date is added: "am Montag" for a day one week later would be read as the next Monday.
  if (next.daysAhead < DAYS_OF_A_WEEK) return text('opensOn', { day, time });
  return text('opensOn', { day: `${day}, ${dayAndMonthText(next.date)},`, time });
}

export function specialOpeningViews(
  now: Date,
  plan: OpeningPlan,
  messages: Messages,
  days = LOOK_AHEAD_DAYS,
): SpecialOpening[] {
  return deviationsFrom(localTime(now).date, plan, days).map(({ date, reason, hours }) => ({
    date,
    reason: reasonText(reason, messages),
    hours,
    dateText: shortDateText(date),
  }));
}

export const reasonText = (reason: Deviation['reason'], messages: Messages): string =>
  'eve' in reason
    ? formatText(messages, `stores.special.${reason.eve}`)
    : holidayName(reason.text, answerLocale());

/**
 * The seven days from today on, by the calendar of the store. Days are counted by date, not in hours: two of
 * a year have 23 and 25 of them. A holiday is named also on a day that is closed anyway.
 */
export function nextDayViews(now: Date, plan: OpeningPlan, messages: Messages): OpeningDay[] {
  const { date: today } = localTime(now);
  return Array.from({ length: DAYS_OF_A_WEEK }, (_, days) => dayView(plusDays(today, days), plan, messages));
}

/** The day in the time zone of the store. */
export const todayView = (now: Date, plan: OpeningPlan, messages: Messages): OpeningDay =>
  dayView(localTime(now).date, plan, messages);

function dayView(date: string, plan: OpeningPlan, messages: Messages): OpeningDay {
  const deviation = deviationOn(date, plan);
  const holiday = holidayOn(date, plan);
  const reason = deviation
    ? reasonText(deviation.reason, messages)
    : holiday && holidayName(holiday, answerLocale());
  const hours = hoursOn(date, plan).map(({ from, to }) => ({ from, to }));
  return { date, dateText: shortDateText(date), reason, hours };
}
