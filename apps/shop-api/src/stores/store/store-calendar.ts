import type { Messages } from '@fachwerk/shared/contracts';
import { addressLines } from '@fachwerk/shared/rules';
import { instantOf, localTime, noonOf, parseInstant } from '@fachwerk/shared/time';
import ical, { escape, ICalCalendarMethod } from 'ical-generator';
import { formatText } from '../../kernel/text/format-text';
import { deviationsFrom } from './opening-rules';
import { reasonText } from './opening-view';
import type { StoreRecord } from './store-record';

const DAYS = 366;

/** Holidays and days with other hours as iCalendar (RFC 5545): a day for a closed store, else its hours. */
export function storeCalendar(store: StoreRecord, now: Date, messages: Messages): string {
  const { date: today } = localTime(now);
  // The package escapes texts of events only.
  const calendar = ical({ name: escape(store.name, false), method: ICalCalendarMethod.PUBLISH });
  const location = addressLines(store).join(', ');
  for (const { date, reason, hours } of deviationsFrom(today, store, DAYS)) {
    const values = { name: store.name, reason: reasonText(reason, messages) };
    const id = (index: number) => `${date}-${index}@${store.companyId}.stores`;
    // The same answer until a day changes: calendars compare it.
    const stamp = parseInstant(`${today}T00:00:00Z`);
    if (hours.length === 0)
      calendar.createEvent({
        id: id(0),
        stamp,
        start: noonOf(date),
        allDay: true,
        summary: formatText(messages, 'stores.calendar.closed', values),
        location,
      });
    for (const [index, { from, to }] of hours.entries())
      calendar.createEvent({
        id: id(index),
        stamp,
        start: instantOf(date, from),
        end: instantOf(date, to),
        summary: formatText(messages, 'stores.calendar.open', values),
        location,
      });
  }
  // RFC 5545, 3.1: the last line ends as the others do.
  return `${calendar.toString()}\r\n`;
}
