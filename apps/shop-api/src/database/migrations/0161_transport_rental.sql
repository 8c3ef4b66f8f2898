-- Trailers and vans of stores, and their bookings; see docs/decisions/0154-a-slot-has-one-booking.md.
create extension if not exists btree_gist;

create table rental_vehicle (
  id text primary key,
  company_id text not null references store (company_id) on delete cascade,
  kind text not null check (kind in ('TRAILER', 'VAN')),
  name text not null,
  description text not null,
  -- For staff only.
  plate text not null,
  payload_kg integer not null check (payload_kg > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  licence text not null check (licence in ('B', 'B96', 'BE', 'C1', 'C1E')),
  min_age integer not null check (min_age between 16 and 99),
  deposit_cents integer not null check (deposit_cents >= 0),
  hour_cents integer not null check (hour_cents > 0),
  day_cents integer not null check (day_cents > 0),
  weekend_cents integer check (weekend_cents > 0),
  -- In basis points.
  tax_rate integer not null,
  -- No longer in the file: not offered; its bookings stay.
  ended_at timestamptz
);
create index rental_vehicle_store on rental_vehicle (company_id) where ended_at is null;

-- Times at which a vehicle cannot be booked, e.g. for a repair. They may cover bookings, which the desk then moves.
create table rental_block (
  vehicle_id text not null references rental_vehicle (id) on delete cascade,
  during tstzrange not null check (not isempty(during)),
  reason text not null,
  primary key (vehicle_id, during)
);

create table rental_booking (
  id text primary key,
  number text not null unique,
  vehicle_id text not null references rental_vehicle (id),
  company_id text not null,
  during tstzrange not null
    check (not isempty(during) and lower_inc(during) and not upper_inc(during)
      and not lower_inf(during) and not upper_inf(during)),
  state text not null
    check (state in ('PENDING', 'BOOKED', 'HANDED_OUT', 'RETURNED', 'CANCELLED', 'EXPIRED', 'NO_SHOW')),
  -- Until when a pending booking keeps its time.
  expires_at timestamptz check ((expires_at is not null) = (state = 'PENDING')),
  session_id text references session (id) on delete set null on update cascade,
  customer_id text references customer (id) on delete set null,
  -- Null until it is confirmed.
  contact jsonb,
  email text,
  -- Keys of the person and the hash of the network, for limits.
  person text[] not null default '{}',
  network text,
  -- As agreed.
  hour_cents integer not null,
  day_cents integer not null,
  weekend_cents integer,
  rent_cents integer not null check (rent_cents > 0),
  price_parts jsonb not null,
  deposit_cents integer not null,
  tax_rate integer not null,
  version integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Cancelled later than is free: it counts like a no-show.
  is_late_cancelled boolean not null default false,
  -- When the customer got a mail about a day that is closed by now.
  closed_mail_at timestamptz,
  licence_seen text,
  handed_out_at timestamptz,
  returned_at timestamptz,
  late_minutes integer,
  extra_cents integer,
  damage text,
  -- A vehicle has one booking at a time, pending ones included.
  constraint rental_booking_once exclude using gist (vehicle_id with =, during with &&)
    where (state in ('PENDING', 'BOOKED', 'HANDED_OUT'))
);
-- A vehicle that is late cannot be handed out to the next.
create unique index rental_booking_out on rental_booking (vehicle_id) where state = 'HANDED_OUT';
create index rental_booking_pending on rental_booking (expires_at) where state = 'PENDING';
create index rental_booking_session on rental_booking (session_id) where session_id is not null;
create index rental_booking_customer on rental_booking (customer_id, lower(during)) where customer_id is not null;
create index rental_booking_desk on rental_booking (company_id, lower(during)) where state in ('BOOKED', 'HANDED_OUT');
create index rental_booking_ends on rental_booking (company_id, upper(during)) where state = 'HANDED_OUT';
create index rental_booking_email on rental_booking (lower(email));
create index rental_booking_person on rental_booking using gin (person)
  where state in ('BOOKED', 'HANDED_OUT', 'NO_SHOW', 'CANCELLED');
create index rental_booking_network on rental_booking (network) where network is not null;
create index rental_booking_network_age on rental_booking (changed_at)
  where network is not null and state not in ('PENDING', 'BOOKED', 'HANDED_OUT');
create index rental_booking_age on rental_booking (changed_at) where state not in ('PENDING', 'BOOKED', 'HANDED_OUT');

-- What happened to a booking.
create table rental_event (
  booking_id text not null references rental_booking (id) on delete cascade,
  seq integer not null,
  at timestamptz not null,
  event text not null,
  actor text not null,
  -- Idempotency key of the desk.
  key text,
  details jsonb not null default '{}',
  primary key (booking_id, seq)
);
create unique index rental_event_once on rental_event (booking_id, event, key) where key is not null;
create function refuse_rental_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'rental_event is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger rental_event_is_append_only before update or truncate on rental_event
  for each statement execute function refuse_rental_event_change();

-- Sessions that may read a booking besides their own: the link of a mail was followed.
create table rental_access (
  session_id text not null references session (id) on delete cascade on update cascade,
  booking_id text not null references rental_booking (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (session_id, booking_id)
);
create index rental_access_booking on rental_access (booking_id);
create index rental_access_expiry on rental_access (expires_at);

-- A file that is unchanged is not read again.
create table rental_state (
  only_row boolean primary key default true check (only_row),
  filled_by text
);
insert into rental_state default values;
