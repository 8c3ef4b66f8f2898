import type { DeskRental } from '@fachwerk/shared/contracts';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './RentalsTab.module.css';

/** Which vehicle, when, for which person, at what price. */
export function RentalFacts({ rental }: { rental: DeskRental }) {
  const text = useMessages();
  const { vehicle, plate, fromText, toText, backByText, contact } = rental;
  const { price, deposit, handedOutAt, licenceSeen } = rental;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text('desk.rentals.vehicle'), text('desk.rentals.vehicleAndPlate', { vehicle: vehicle.name, plate })],
    [text('desk.rentals.person'), contact ? <Contact contact={contact} /> : text('desk.rentals.noContact')],
    [text('desk.rentals.begin'), fromText],
    [text('desk.rentals.end'), toText],
    ...(backByText ? [[text('desk.rentals.backBy'), backByText] as const] : []),
    [text('desk.rentals.price'), text('desk.rentals.priceWithTax', { price: price.total.displayValue })],
    [text('desk.rentals.deposit'), deposit.displayValue],
    [
      text('desk.rentals.needs'),
      text('desk.rentals.licenceAndAge', { licence: vehicle.licence, age: vehicle.minAge }),
    ],
    ...(handedOutAt
      ? [[text('desk.rentals.handedOutAt'), dayAndTimeText(parseInstant(handedOutAt))] as const]
      : []),
    ...(licenceSeen
      ? [
          [
            text('desk.rentals.licenceSeen'),
            text('desk.rentals.licenceClass', { licence: licenceSeen }),
          ] as const,
        ]
      : []),
  ];

  return (
    <Card as="section" className={styles.part} aria-label={text('desk.rentals.facts')}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The device keeps the name only. */
function Contact({ contact: { name, phone, email } }: { contact: NonNullable<DeskRental['contact']> }) {
  return (
    <>
      {name}
      {phone && (
        <a className={styles.contact} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
      {email && (
        <a className={styles.contact} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  );
}
