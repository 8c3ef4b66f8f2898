-- What the customer was told last about a booking that the store cannot keep; closed_mail_at states when.
alter table rental_booking add told text;
update rental_booking set told = 'BOOKED CLOSED' where closed_mail_at is not null;

-- The time of a booking is over, and no step was reported: it ends without blame.
alter table rental_booking drop constraint rental_booking_state_check;
alter table rental_booking add constraint rental_booking_state_check
  check (state in ('PENDING', 'BOOKED', 'HANDED_OUT', 'RETURNED', 'CANCELLED', 'EXPIRED', 'NO_SHOW', 'LAPSED'));
create index rental_booking_unreported on rental_booking (upper(during)) where state = 'BOOKED';
