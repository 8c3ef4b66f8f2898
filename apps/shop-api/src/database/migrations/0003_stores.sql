-- Stores: where they are, when they open, what lies on their shelves, and which one a visitor has chosen.

create table store (
  company_id text primary key references location (id),
  name text not null,
  -- "baumarkt", "werkerswelt", "kompakt" or "special".
  type text not null,
  street text not null,
  zip_code text not null,
  city text not null,
  -- Code of the federal state ("NW"): its holidays close the store.
  state text not null,
  lat double precision not null,
  lon double precision not null,
  phone text not null,
  email text not null,
  services text[] not null,
  -- Pairs of local times by day: {"mon": [{"from": "08:00", "to": "20:00"}], …}; a day without pairs is closed.
  opening_hours jsonb not null,
  -- When the store last reported its stock. A single count on the shelf is noted with the row in `stock`.
  stock_checked_at timestamptz not null default now()
);

-- One row: which list of stores the tables were filled from, and whether their stock is made up ("generated") or reported.
create table store_state (
  is_only boolean primary key default true check (is_only),
  filled_by text,
  has_generated_stock boolean not null default false
);
insert into store_state default values;

-- Where the item lies in a store, and when somebody counted it there.
alter table stock add column aisle smallint, add column shelf smallint, add column checked_at timestamptz;

alter table session add column selected_store_id text references store (company_id) on delete set null;
