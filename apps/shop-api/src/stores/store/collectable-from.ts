import type { CollectableFrom, Messages } from '@fachwerk/shared/contracts';
import { instantOf, localTime, minutesOf, plusDays, timeText } from '@fachwerk/shared/time';
import { dayAndMonthText, weekDayText } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import { hoursOn, LOOK_AHEAD_DAYS, type OpeningPlan } from './opening-rules';

/** Reserved goods are ready within two opening hours (domain 4.5). */
const READY_AFTER_MINUTES = 120;
/** Times are shown in steps of five minutes. */
const STEP_MINUTES = 5;

interface Ready {
  date: string;
  /** "16:30" */
  time: string;
  daysAhead: number;
}

/** When reserved goods are ready: counts opening hours only. undefined if the store stays closed. */
export function readyAt(now: Date, plan: OpeningPlan): Ready | undefined {
  const { date: today, minutes } = localTime(now);
  const earliest = Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;
  let rest = READY_AFTER_MINUTES;
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead++) {
    const date = plusDays(today, daysAhead);
    for (const { from, to } of hoursOn(date, plan)) {
      const start = Math.max(minutesOf(from), daysAhead === 0 ? earliest : 0);
      const open = minutesOf(to) - start;
      if (open <= 0) continue;
      // Goods that are ready at closing time are collected in the next opening hours.
      if (rest < open) return { date, time: clock(start + rest), daysAhead };
      rest -= open;
    }
  }
  return undefined;
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const DAYS_OF_A_WEEK = 7;

/** The instant, and "heute ab 16:30 Uhr". */
export function collectableFrom(
  now: Date,
  plan: OpeningPlan,
  messages: Messages,
): CollectableFrom | undefined {
  const ready = readyAt(now, plan);
  if (!ready) return undefined;
  return { at: instantOf(ready.date, ready.time).toISOString(), text: readyText(ready, messages) };
}

function readyText({ date, time, daysAhead }: Ready, messages: Messages): string {
  const text = (key: string, day = '') =>
    formatText(messages, `stores.collectable.${key}`, { day, time: timeText(time) });
  if (daysAhead === 0) return text('today');
  if (daysAhead === 1) return text('tomorrow');
  const day = weekDayText(date);
  return text('on', daysAhead < DAYS_OF_A_WEEK ? day : `${day}, ${dayAndMonthText(date)},`);
}
