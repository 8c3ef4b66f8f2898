-- Passes of customer cards in wallets of phones, and the devices that want to be told of changes.
create table wallet_pass (
  card_number text primary key references customer_card (number),
  -- In the pass; it reveals no card.
  serial text not null unique,
  -- Proves to the service of passes that a device has the pass.
  token text not null,
  in_google boolean not null default false,
  -- Of the points, in the precision that wallets repeat.
  changed_at timestamptz(3) not null default now(),
  -- Wallets learn of the change then; null: they know.
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index wallet_pass_due on wallet_pass (due_at) where due_at is not null;

create table wallet_device (
  device_id text not null,
  card_number text not null references wallet_pass (card_number) on delete cascade,
  push_token text not null,
  registered_at timestamptz not null default now(),
  primary key (device_id, card_number)
);
create index wallet_device_of_card on wallet_device (card_number);
