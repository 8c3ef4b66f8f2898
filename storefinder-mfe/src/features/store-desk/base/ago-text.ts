import type { Translate } from '@fachwerk/shared/widget';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "gerade eben", "vor 12 Min.", "vor 3 Std.", "vor 2 Tagen". */
export function agoText(text: Translate, seconds: number): string {
  if (seconds < MINUTE) return text('desk.ago.now');
  if (seconds < HOUR) return text('desk.ago.minutes', { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return text('desk.ago.hours', { count: Math.floor(seconds / HOUR) });
  return text('desk.ago.days', { count: Math.floor(seconds / DAY) });
}
