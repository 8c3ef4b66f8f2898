-- What a store says of itself, the days and weeks on which its hours differ, and who has changed them
-- (docs/decisions/0133-stores-are-data.md, docs/decisions/0134-hours-of-a-day-have-one-order.md).
alter table store
  -- Labels, the first one is shown; empty: that of the type.
  add column categories text[] not null default '{}',
  add column specialists text[] not null default '{}',
  add column brands text[] not null default '{}',
  add column category_specialists text[] not null default '{}',
  -- [{"name": …, "role": …, "phone": …, "email": …}]
  add column people jsonb not null default '[]',
  -- The company that sells in this store; null: that of the shop.
  add column seller jsonb;

-- Days with other hours than usual; no pairs: closed.
create table special_opening (
  company_id text not null references store (company_id) on delete cascade,
  day date not null,
  reason text not null,
  hours jsonb not null,
  primary key (company_id, day)
);

-- Weeks with other hours: {"mon": [{"from": "08:00", "to": "21:00"}], …}; days that are absent keep their usual hours.
create table opening_offer (
  company_id text not null references store (company_id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  name text not null,
  hours jsonb not null,
  primary key (company_id, starts_on),
  constraint offers_end_after_they_start check (ends_on >= starts_on)
);

-- Who has changed the hours of a store; rows are appended. No reference to store: the history outlives it.
create table store_change (
  id bigint generated always as identity primary key,
  company_id text not null,
  changed_at timestamptz not null default now(),
  -- The desk, or "import".
  changed_by text not null,
  kind text not null,
  -- Null: there was none, or there is none any more.
  before jsonb,
  after jsonb
);
create index store_change_of_store on store_change (company_id, id);
create index store_change_by_age on store_change (changed_at);

-- Raised with each change that a page shows, so that every process reads the stores again.
alter table store_state add column version bigint not null default 0;

create function raise_store_version() returns trigger language plpgsql as $$
begin
  update store_state set version = version + 1;
  return null;
end $$;
create trigger store_changed after insert or delete or truncate or update of name, type, street, zip_code, city, state, lat,
  lon, phone, email, services, opening_hours, picture, categories, specialists, brands, category_specialists, people, seller
  on store for each statement execute function raise_store_version();
create trigger special_opening_changed after insert or update or delete or truncate
  on special_opening for each statement execute function raise_store_version();
create trigger opening_offer_changed after insert or update or delete or truncate
  on opening_offer for each statement execute function raise_store_version();
