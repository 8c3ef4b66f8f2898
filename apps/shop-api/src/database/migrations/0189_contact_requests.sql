-- What visitors write to the customer service, with attachments that carry no metadata of cameras. See
-- docs/decisions/0167.
create table contact_request (
  -- Part of addresses: 128 random bits.
  id text primary key,
  number text not null unique,
  topic text not null,
  order_number text,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  received_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  -- Desk and personnel number.
  answered_by text,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index contact_request_open on contact_request (received_at, id) where answered_at is null;
create index contact_request_age on contact_request (received_at);
create index contact_request_address on contact_request (lower(email));

create table contact_attachment (
  request_id text not null references contact_request (id) on delete cascade,
  number smallint not null check (number between 1 and 3),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes bytea not null check (octet_length(bytes) <= 10 * 1024 * 1024 + 64),
  primary key (request_id, number)
);
-- Compressed already.
alter table contact_attachment alter column bytes set storage external;
