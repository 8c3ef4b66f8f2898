import type { Messages, OpeningState, SpecialOpening } from '@fachwerk/shared/contracts';
import { dayAndMonthText, localTime, shortDateText, timeText, weekDayText } from '@fachwerk/shared/time';
import { formatText } from '../../kernel/messages/format-text';
import { deviationsFrom, type Opening, openingAt, type OpeningPlan } from './opening-rules';

/** Specification 4, "Store opening info": closing time, otherwise the opening today, tomorrow or on a day. */
export function openingView(now: Date, plan: OpeningPlan, messages: Messages): OpeningState {
  const opening = openingAt(now, plan);
  return {
    isOpen: opening.isOpen,
    hasHoliday: opening.hasHoliday,
    nextOpeningTime: opening.next?.instant.toISOString() ?? null,
    text: openingText(opening, messages),
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

export function specialOpeningViews(now: Date, plan: OpeningPlan, messages: Messages): SpecialOpening[] {
  return deviationsFrom(localTime(now).date, plan).map(({ date, reason, hours }) => ({
    date,
    reason: 'eve' in reason ? formatText(messages, `stores.special.${reason.eve}`) : reason.holiday,
    hours,
    dateText: shortDateText(date),
  }));
}
