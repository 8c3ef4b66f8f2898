import type { OpeningPair, Store, WeekDay } from '@fachwerk/shared/contracts';
import { WEEK_DAYS } from '@fachwerk/shared/time';
import type { Translate } from '@fachwerk/shared/widget';

/** "08:00" -> "8:00" */
const clock = (time: string): string => time.replace(/^0(?=\d)/, '');

/** "8:00–13:00, 14:00–18:00 Uhr", or the text for a closed day. */
export function hoursText(pairs: readonly OpeningPair[], text: Translate): string {
  if (pairs.length === 0) return text('storefinder.hours.closed');
  const list = pairs.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
  return text('storefinder.hours.clock', { list });
}

const isSame = (some: readonly OpeningPair[], others: readonly OpeningPair[]): boolean =>
  some.length === others.length &&
  some.every(({ from, to }, index) => from === others[index]?.from && to === others[index]?.to);

export interface WeekRow {
  first: WeekDay;
  last: WeekDay;
  pairs: readonly OpeningPair[];
}

/** Merges consecutive days with the same hours into one row, from Monday on; absent days have no row. */
export function weekRows(hours: Partial<Store['openingHours']>): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const [index, day] of WEEK_DAYS.entries()) {
    const pairs = hours[day];
    if (!pairs) continue;
    const before = rows[rows.length - 1];
    if (before && before.last === WEEK_DAYS[index - 1] && isSame(before.pairs, pairs)) before.last = day;
    else rows.push({ first: day, last: day, pairs });
  }
  return rows;
}
