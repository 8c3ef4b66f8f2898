import type { RentalBooking } from '@fachwerk/shared/contracts';
import { PhoneIcon, Section } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from '../base/Rental.module.css';
import { QuoteFacts } from '../times/QuoteFacts';

/** Vehicle, time and price of a booking. */
export function BookingFacts({ booking }: { booking: RentalBooking }) {
  return (
    <Section headline={booking.vehicle.name}>
      <QuoteFacts quote={booking} />
    </Section>
  );
}

/** Where the vehicle is, and the phone number there. */
export function StoreOfBooking({ store }: Pick<RentalBooking, 'store'>) {
  const text = useMessages();

  return (
    <Section headline={text('rental.booking.store')}>
      <address className={styles.address}>
        <div>{store.name}</div>
        <div>{store.addressText}</div>
      </address>
      <p>
        <a className={styles.phone} href={`tel:${store.phone.replace(/[^\d+]/g, '')}`}>
          <PhoneIcon size={20} />
          {store.phone}
        </a>
      </p>
    </Section>
  );
}

/** What the store asks for at the hand-out. */
export function WhatToBring({ booking }: { booking: RentalBooking }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { vehicle, deposit } = booking;

  return (
    <Section headline={text('rental.bring')}>
      <ul className={styles.list}>
        <li>{text(`rental.bring.licence.${vehicle.licence}`)}</li>
        <li>{text('rental.bring.identity')}</li>
        <li>{text('rental.bring.age', { age: vehicle.minAge })}</li>
        <li>{text('rental.bring.deposit', { amount: priceText(deposit) })}</li>
        {vehicle.kind === 'TRAILER' && <li>{text('rental.bring.car')}</li>}
      </ul>
    </Section>
  );
}
