import { instantOf, localTime, minutesOf, plusDays, timeText } from '@fachwerk/shared/time';
import { answerTexts, shortDateText } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import { readyAt } from '../../stores/store/collectable-from';
import { hoursOn, type OpeningPlan } from '../../stores/store/opening-rules';

const SLOT_MINUTES = 120;
const MOST_SLOTS = 24;

export interface WishTime {
  /** ISO instant of the start. */
  at: string;
  /** "Mo., 23.11., 16:00–18:00 Uhr". */
  text: string;
}

/** Slots of two hours within the opening hours, from the moment the goods are ready until they are kept. */
export function wishTimes(now: Date, keptUntil: Date, plan: OpeningPlan): WishTime[] {
  const ready = readyAt(now, plan);
  if (!ready) return [];
  const earliest = instantOf(ready.date, ready.time);
  const last = localTime(keptUntil).date;
  const slots: WishTime[] = [];
  for (let date = ready.date; date <= last && slots.length < MOST_SLOTS; date = plusDays(date, 1))
    for (const { from, to } of hoursOn(date, plan))
      for (let start = minutesOf(from); start + SLOT_MINUTES <= minutesOf(to); start += SLOT_MINUTES) {
        const at = instantOf(date, clock(start));
        if (at < earliest || at >= keptUntil || slots.length === MOST_SLOTS) continue;
        slots.push({ at: at.toISOString(), text: slotText(date, start) });
      }
  return slots;
}

const slotText = (date: string, start: number): string =>
  formatText(answerTexts(), 'checkout.wishTime', {
    day: shortDateText(date),
    from: timeText(clock(start)),
    to: timeText(clock(start + SLOT_MINUTES)),
  });

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
