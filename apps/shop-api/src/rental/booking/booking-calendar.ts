import { addressLines } from '@fachwerk/shared/rules';
import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailDocument } from '../../kernel/mail/mail-documents';
import type { StoreRecord } from '../../stores/store/store-record';
import type { Vehicle } from '../vehicles/vehicle-repository';
import type { Booking } from './booking';

/** States in which the rental takes place, or may have. */
const TAKES_PLACE: readonly Booking['state'][] = ['PENDING', 'BOOKED', 'HANDED_OUT', 'RETURNED', 'LAPSED'];

/**
 * A booking as iCalendar (RFC 5545, 5546): the same UID for ever, a higher SEQUENCE with each change, and
 * CANCEL when it does not take place. It contains nothing that a visitor typed.
 */
export function bookingCalendar(
  booking: Booking,
  { vehicle, store }: { vehicle: Vehicle; store: StoreRecord },
): string {
  const isOn = TAKES_PLACE.includes(booking.state);
  const calendar = ical({
    name: escape(store.name, false),
    method: isOn ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent({
    id: `${booking.id}@${booking.companyId}.rental`,
    sequence: booking.version,
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    start: booking.from,
    end: booking.to,
    summary: `${vehicle.name}, ${booking.number}`,
    location: [store.name, ...addressLines(store)].join(', '),
    // RFC 5546, 3.2.5: a cancellation names its organizer.
    organizer: { name: store.name, email: store.email },
  });
  // RFC 5545, 3.1: the last line ends as the others do.
  return `${calendar.toString()}\r\n`;
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

export const calendarFile = (
  booking: Booking,
  of: { vehicle: Vehicle; store: StoreRecord },
): MailDocument => ({
  name: `${booking.number}.ics`,
  type: `${CALENDAR_TYPE}; method=${TAKES_PLACE.includes(booking.state) ? 'PUBLISH' : 'CANCEL'}`,
  content: Buffer.from(bookingCalendar(booking, of)),
});
