-- How long a store has needed to have orders ready, in opening minutes. Without a row too few
-- orders were measured.
create table store_ready_time (
  company_id text primary key references store (company_id) on delete cascade,
  orders integer not null,
  -- Half of the orders were ready in this time, and nine of ten.
  half_minutes integer not null,
  most_minutes integer not null,
  measured_at timestamptz not null
);
