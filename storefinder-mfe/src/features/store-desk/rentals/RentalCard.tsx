import type { DeskRental } from '@fachwerk/shared/contracts';
import { Badge, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { placeHref } from '../base/desk-place';
import styles from './RentalsTab.module.css';

/** A booking in a list: which vehicle, when, for which person. */
export function RentalCard({ rental }: { rental: DeskRental }) {
  const text = useMessages();
  const { bookingId, number, vehicle, plate, fromText, toText, contact, state, isOverdue } = rental;
  return (
    <Card as="li" className={styles.card}>
      <p className={styles.cardHead}>
        <a href={placeHref('rentals', bookingId)} className={styles.link}>
          {number}
        </a>
        <span>{text(`desk.state.${state}`)}</span>
      </p>
      <p>{text('desk.rentals.vehicleAndPlate', { vehicle: vehicle.name, plate })}</p>
      <p>
        {text('desk.rentals.from', { time: fromText })}
        <br />
        {text('desk.rentals.to', { time: toText })}
      </p>
      <p className={styles.badges}>
        {contact && <span>{contact.name}</span>}
        {isOverdue && <Badge tone="sale">{text('desk.rentals.overdue')}</Badge>}
        {rental.isAffected && (
          <Badge tone="warning">{text(`desk.rentals.affectedBy.${rental.affectedBy ?? 'UNKNOWN'}`)}</Badge>
        )}
      </p>
    </Card>
  );
}
