import { pathOf, readRentalCalendar } from '@fachwerk/shared/calls';
import type { RentalBooking } from '@fachwerk/shared/contracts';
import { berlinDate } from '@fachwerk/shared/time';
import { Badge, Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { STEP, urlOf } from '../base/rental-address';
import type { BookingProps } from './booking-props';
import { BookingFacts, StoreOfBooking, WhatToBring } from './BookingFacts';

const AHEAD: readonly RentalBooking['state'][] = ['BOOKED', 'HANDED_OUT'];

/** A booking with its state, what to bring, and what can be done. */
export function ShowBooking({ path, basePath, found }: BookingProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const { booking, done } = found;
  const { bookingId, number, state, contact, store, vehicle, canChange, canCancel } = booking;
  const isAhead = AHEAD.includes(state);
  const mustChange = booking.isAffected && state === 'BOOKED';
  const calendar = apiOrigin + pathOf(readRentalCalendar, { bookingId });
  const day = berlinDate(booking.from);
  const chooseAgain = urlOf(
    { path: basePath, fixed: { companyId: store.companyId, vehicleId: vehicle.vehicleId } },
    { from: day, fromDay: day },
  );

  return (
    <>
      <div>
        <h1>{text(mustChange ? 'rental.show.affected' : `rental.show.${state}`)}</h1>
        <p className={styles.number}>
          <span>{text('rental.number', { number })}</span>
          <Badge tone={mustChange ? 'warning' : state === 'BOOKED' ? 'success' : 'neutral'}>
            {text(`rental.state.${state}`)}
          </Badge>
        </p>
      </div>
      {done && !mustChange && <MessageBox tone="success">{text(`rental.done.${done}`)}</MessageBox>}
      {booking.isAffected && <Affected booking={booking} />}
      {!mustChange && <p>{text(`rental.showText.${state}`, { email: contact?.email ?? '' })}</p>}
      <div className={styles.twoParts}>
        <BookingFacts booking={booking} />
        <div className={styles.parts}>
          {state === 'BOOKED' && <WhatToBring booking={booking} />}
          <StoreOfBooking store={store} />
        </div>
      </div>
      <div className={styles.actions}>
        {isAhead && !mustChange && (
          <Button href={calendar} download>
            {text('rental.calendarFile')}
          </Button>
        )}
        {canChange && (
          <Button variant={mustChange ? 'primary' : 'secondary'} href={`${path}?${STEP}=change`}>
            {text('rental.change.open')}
          </Button>
        )}
        {canCancel && <Button href={`${path}?${STEP}=cancel`}>{text('rental.cancel.open')}</Button>}
        {!isAhead && (
          <Button variant="primary" href={chooseAgain}>
            {text('rental.show.again')}
          </Button>
        )}
      </div>
      {state === 'BOOKED' && (
        <p className={styles.note}>
          {canChange
            ? text('rental.show.until', { until: booking.freeCancelUntilText })
            : text('rental.show.tooLate', { phone: store.phone })}
        </p>
      )}
    </>
  );
}

/** Why the store cannot keep the booking, and what the visitor can do. */
function Affected({ booking }: { booking: RentalBooking }) {
  const text = useMessages();
  const { affectedBy, state, store, vehicle } = booking;
  const reason = text(`rental.affected.${affectedBy ?? 'CLOSED'}`, {
    name: store.name,
    vehicle: vehicle.name,
  });
  const remedy = state === 'BOOKED' ? 'choose' : state === 'HANDED_OUT' ? 'out' : 'other';

  return (
    <MessageBox tone="warning" title={text('rental.affected')}>
      <p>{reason}</p>
      <p>{text(`rental.affected.${remedy}`, { phone: store.phone })}</p>
    </MessageBox>
  );
}
