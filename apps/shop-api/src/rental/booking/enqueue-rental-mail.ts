import type { Queryable } from '@fachwerk/database';
import type { MailCause } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import type { StoreRecord } from '../../stores/store/store-record';
import { findVehiclesOf } from '../vehicles/vehicle-repository';
import type { Booking } from './booking';
import { calendarFile } from './booking-calendar';
import type { RentalLinks } from './booking-link';
import { rentalMail, type RentalMailKind } from './rental-mails';

interface Enqueued {
  booking: Booking;
  store: StoreRecord;
  links: RentalLinks;
  cause: MailCause;
  /** Why the store has cancelled it. */
  reason?: string;
}

/** In the transaction of the change that it reports. Nothing for a booking without an address. */
export async function enqueueRentalMail(
  tx: Queryable,
  kind: RentalMailKind,
  { booking, store, links, cause, reason }: Enqueued,
): Promise<void> {
  if (!booking.contact) return;
  const vehicle = (await findVehiclesOf(tx, [booking]))(booking);
  const isOwner = cause.cause === 'owner';
  const mail = rentalMail(kind, { booking, vehicle, store, link: links.linkTo(booking.id), isOwner }, reason);
  // The time of the booking has not changed.
  const isSameTime = kind === 'rental-closed' || kind === 'rental-kept';
  const files = isSameTime ? [] : [calendarFile(booking, { vehicle, store })];
  await enqueueMail(tx, { email: booking.contact.email, language: booking.language }, mail, cause, files);
}
