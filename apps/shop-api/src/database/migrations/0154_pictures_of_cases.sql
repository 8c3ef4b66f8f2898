-- Pictures that a buyer sends with a case (docs/decisions/0150-pictures-of-a-complaint.md). They carry no
-- metadata and go with the case.

create table order_case_picture (
  case_id text not null references order_case (id) on delete cascade,
  number smallint not null check (number between 1 and 3),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null check (octet_length(bytes) <= 8 * 1024 * 1024 + 64),
  -- SHA-256: the same picture is stored once for each case.
  hash text not null,
  primary key (case_id, number),
  unique (case_id, hash)
);
-- Pictures are compressed already.
alter table order_case_picture alter column bytes set storage external;
