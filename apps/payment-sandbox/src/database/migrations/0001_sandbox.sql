-- The sandbox shares a database with the shop in the demonstration, but no table.
create table sandbox_payment (
  id text primary key,
  -- In the address of the buyer's pages.
  token text not null unique,
  merchant_reference text not null unique,
  data jsonb not null,
  -- When a payment that is being decided succeeds.
  decides_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index sandbox_payment_created on sandbox_payment (created_at, id);
create index sandbox_payment_decides on sandbox_payment (decides_at) where decides_at is not null;

create table sandbox_webhook (
  id bigint generated always as identity primary key,
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index sandbox_webhook_due on sandbox_webhook (due_at) where delivered_at is null;
