-- The customer got a mail that the store cannot keep the booking, and is free of blame until another time is chosen.
alter table rental_booking add was_affected boolean not null default false;
update rental_booking set was_affected = true where told like 'BOOKED%';
-- The time of return that a mail has promised, because the store was to be closed at the agreed one. It stands,
-- also if the store is open then after all.
alter table rental_booking add back_by timestamptz;
-- Name, plate, licence and age of the vehicle on the day of the hand-out; its row changes with each import.
alter table rental_booking add vehicle_seen jsonb;
