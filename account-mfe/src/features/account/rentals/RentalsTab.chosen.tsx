import type { RentalBooking, RentalBookings } from '@fachwerk/shared/contracts';
import { Badge, Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import type { AccountTabProps } from '../account-tab';
import { bookingUrl, rentalsUrl } from './rental-pages';
import styles from './RentalsTab.module.css';

/** Bookings of vehicles, newest first, with the way to change and cancel them. */
export function RentalsTab({ data }: AccountTabProps<RentalBookings>) {
  const text = useMessages();
  const { account = '', rental = '' } = usePlatform().config.pageUrls;
  const headline = <h2>{text('ownRentals.headline')}</h2>;

  if (!data || data.bookings.length === 0)
    return (
      <Card className={styles.empty}>
        {headline}
        <p>{text(data ? 'ownRentals.none' : 'ownRentals.unavailable')}</p>
        {data && <p className={styles.detail}>{text('ownRentals.guest')}</p>}
        <Button href={data ? rental : rentalsUrl(account)}>
          {text(data ? 'ownRentals.toVehicles' : 'account.retry')}
        </Button>
      </Card>
    );
  const { bookings, next = null, hasNewer = false } = data;
  return (
    <div className={styles.rentals}>
      {headline}
      <p className={styles.detail}>{text('ownRentals.guest')}</p>
      <ul role="list">
        {bookings.map((booking) => (
          <Booking key={booking.bookingId} booking={booking} rentalUrl={rental} />
        ))}
      </ul>
      {(hasNewer || next !== null) && (
        <nav className={styles.pages} aria-label={text('ownRentals.pages')}>
          {hasNewer && <Button href={rentalsUrl(account)}>{text('ownRentals.newest')}</Button>}
          {next !== null && (
            <Button href={rentalsUrl(account, next)} rel="next">
              {text('ownRentals.older')}
            </Button>
          )}
        </nav>
      )}
    </div>
  );
}

function Booking({ booking, rentalUrl }: { booking: RentalBooking; rentalUrl: string }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { bookingId, number, vehicle, store, fromText, toText, price, state } = booking;
  const { isAffected, canChange, canCancel } = booking;
  const url = bookingUrl(rentalUrl, bookingId);
  const way = canChange ? 'change' : canCancel ? 'cancel' : 'open';

  return (
    <li className={styles.rental}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <a href={url}>{vehicle.name}</a>
        </h3>
        <p>{text('ownRentals.time', { from: fromText, to: toText })}</p>
        <p>{store.name}</p>
        <p className={styles.detail}>{text('ownRentals.number', { number })}</p>
        <p>
          <a
            className={styles.way}
            href={url}
            aria-label={text('ownRentals.label', { what: text(`ownRentals.${way}`), number })}
          >
            {text(`ownRentals.${way}`)}
          </a>
        </p>
      </div>
      <div className={styles.state}>
        <Badge tone={isAffected ? 'warning' : state === 'BOOKED' ? 'success' : 'neutral'}>
          {text(isAffected ? 'ownRentals.affected' : `ownRentals.state.${state}`)}
        </Badge>
        <p className={styles.total}>{priceText(price.total)}</p>
      </div>
    </li>
  );
}
