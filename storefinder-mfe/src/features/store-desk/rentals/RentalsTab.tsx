import { useState } from 'react';
import { useDeskPlace } from '../base/desk-place';
import { RentalList } from './RentalList';
import { RentalScreen } from './RentalScreen';

/** Trailers and vans: the lists of a day, "#rentals", and one booking, "#rentals/<id>". */
export function RentalsTab() {
  const [bookingId] = useDeskPlace().path;
  // Kept while a booking is open. Empty: today.
  const [day, setDay] = useState('');

  if (bookingId === undefined) return <RentalList day={day} onDay={setDay} />;
  return <RentalScreen key={bookingId} bookingId={bookingId} />;
}
