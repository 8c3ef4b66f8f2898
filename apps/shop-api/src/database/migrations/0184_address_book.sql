-- Addresses that a customer has stored; JSON as in orders, so that a new field needs no migration.
create table customer_address (
  id uuid primary key,
  customer_id text not null references customer (id) on delete cascade,
  address jsonb not null,
  is_default_delivery boolean not null default false,
  is_default_billing boolean not null default false,
  created_at timestamptz not null default now()
);
create index customer_address_customer on customer_address (customer_id, created_at desc);
create unique index customer_address_delivery on customer_address (customer_id) where is_default_delivery;
create unique index customer_address_billing on customer_address (customer_id) where is_default_billing;
