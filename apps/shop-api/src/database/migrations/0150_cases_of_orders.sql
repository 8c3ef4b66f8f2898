-- What happens to goods after their hand-over: withdrawals, returns and complaints
-- (docs/decisions/0146-a-case-has-four-states.md).

create table order_case (
  id text primary key,
  -- Read and typed by people: "R-7KM4X92TPA".
  number text not null unique,
  -- Null: not matched with an order yet.
  order_id text references shop_order (id) on delete cascade,
  kind text not null check (kind in ('WITHDRAWAL', 'RETURN', 'COMPLAINT')),
  wish text check (wish in ('REFUND', 'REPLACE', 'REPAIR')),
  text text not null default '',
  name text not null default '',
  email text not null,
  -- As the sender typed it, while there is no order.
  order_number text not null,
  -- The store, or "online".
  desk text not null,
  received_at timestamptz not null,
  -- The last day for the money to go back (BGB §357(1)); null: none is fixed by law.
  due_on date,
  -- The buyer has proved that the goods are on their way (BGB §357(4)).
  dispatched_at timestamptz,
  ended_at timestamptz,
  -- Of the withdrawal that it was made of. No foreign key: a withdrawal is removed after its own time.
  receipt_number text unique,
  -- Names the report of a shopper: sent twice while the case is open, it is one.
  report_hash text,
  -- Number of the last row of order_case_event.
  version integer not null
);
create index order_case_open on order_case (desk, coalesce(due_on, 'infinity'), received_at, id) where ended_at is null;
create index order_case_order on order_case (order_id, received_at, id) where order_id is not null;

-- Goods, money and disposition of the pieces of a line are counted apart: none follows from another.
create table order_case_line (
  case_id text not null references order_case (id) on delete cascade,
  line_id smallint not null,
  pieces integer not null check (pieces > 0),
  -- Goods.
  arrived integer not null default 0 check (arrived >= 0),
  not_coming integer not null default 0 check (not_coming >= 0),
  -- Money.
  given integer not null default 0 check (given >= 0),
  not_owed integer not null default 0 check (not_owed >= 0),
  -- Disposition of arrived pieces. Only those on the shelf are in the stock.
  shelf integer not null default 0 check (shelf >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  supplier integer not null default 0 check (supplier >= 0),
  scrapped integer not null default 0 check (scrapped >= 0),
  repair integer not null default 0 check (repair >= 0),
  back_to_buyer integer not null default 0 check (back_to_buyer >= 0),
  -- New pieces that the buyer got for them.
  replaced integer not null default 0 check (replaced >= 0),
  repaired integer not null default 0 check (repaired >= 0),
  -- Pieces whose warranty a repair has extended, once (BGB §475e(5)), and its new last day.
  extended integer not null default 0 check (extended between 0 and repaired),
  warranty_until date,
  primary key (case_id, line_id),
  check (arrived + not_coming <= pieces),
  check (given + not_owed <= pieces),
  check (shelf + damaged + supplier + scrapped + repair + back_to_buyer <= arrived),
  check (given + replaced + back_to_buyer <= pieces)
);

create table order_case_event (
  case_id text not null references order_case (id) on delete cascade,
  seq integer not null,
  at timestamptz not null,
  event text not null,
  actor text not null,
  -- Idempotency key with its sender, and what it stands for.
  key text unique,
  request text,
  details jsonb not null default '{}',
  primary key (case_id, seq)
);
create function refuse_order_case_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'order_case_event is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger order_case_event_is_append_only before update or truncate on order_case_event
  for each statement execute function refuse_order_case_event_change();
