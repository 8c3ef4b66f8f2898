import type { RentalBooking } from '@fachwerk/shared/contracts';
import { Badge, Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { bookingUrl } from '../base/rental-address';

interface OwnBookingsProps {
  bookings: readonly RentalBooking[];
  basePath: string;
}

/** Bookings of the customer who is logged in. */
export function OwnBookings({ bookings, basePath }: OwnBookingsProps) {
  const text = useMessages();

  return (
    <Section headline={text('rental.own')}>
      <ul role="list" className={styles.bookings}>
        {bookings.map(({ bookingId, number, vehicle, store, fromText, state, isAffected }) => (
          <li key={bookingId} className={styles.booking}>
            <div>
              <a className={styles.bookingLink} href={bookingUrl(basePath, bookingId)}>
                {text('rental.own.link', { vehicle: vehicle.name, from: fromText })}
              </a>
              <p className={styles.note}>{text('rental.own.where', { name: store.name, number })}</p>
            </div>
            <Badge tone={isAffected ? 'warning' : state === 'BOOKED' ? 'success' : 'neutral'}>
              {text(isAffected ? 'rental.own.affected' : `rental.state.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
