-- Customer cards, what was bought with them at tills, and their points.

-- The running part of the numbers that the shop issues.
create sequence customer_card_number maxvalue 999999999;

create table customer_card (
  number text primary key,
  -- The account that shows the card; a card has one account and an account one card.
  customer_id text unique references customer (id) on delete set null,
  linked_at timestamptz,
  -- The owner, by whom a link is proved.
  first_name text not null,
  last_name text not null,
  postal_code text,
  birth_date date,
  issued_at timestamptz not null default now(),
  -- Consent to offers that fit the purchases: when, and to which text.
  opted_in_at timestamptz,
  opted_in_text text,
  constraint customer_card_link check ((customer_id is null) or (linked_at is not null)),
  constraint customer_card_consent check ((opted_in_at is null) = (opted_in_text is null))
);

-- A purchase or a return at a till. The till repeats a message without an effect.
create table till_receipt (
  id bigint generated always as identity primary key,
  company_id text not null,
  number text not null,
  card_number text not null references customer_card (number),
  bought_at timestamptz not null,
  -- Negative for a return.
  cents integer not null,
  received_at timestamptz not null default now(),
  unique (company_id, number)
);
create index till_receipt_of_card on till_receipt (card_number, bought_at desc, id desc);

-- The ledger of points: the sum of the rows of a card is its balance.
create table card_points (
  id bigint generated always as identity primary key,
  card_number text not null references customer_card (number),
  points integer not null check (points <> 0),
  receipt_id bigint not null unique references till_receipt (id),
  entered_at timestamptz not null default now()
);
create index card_points_of_card on card_points (card_number) include (points);

create function refuse_card_points_change() returns trigger language plpgsql as $$
begin
  raise exception 'card_points is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger card_points_is_append_only before update or delete or truncate on card_points
  for each statement execute function refuse_card_points_change();
